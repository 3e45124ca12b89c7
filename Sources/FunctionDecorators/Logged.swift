/// Logs each call of a function when it ends: a line with its arguments and what came of it.
///
/// ```swift
/// func load(_ id: Int) -> String { "Ada" }
///
/// let logging = logged(load, "LoadUser")
/// _ = logging(1)   // prints: LoadUser(1) returned "Ada"
/// ```
///
/// The function may have any number of parameters, suspend and throw. Everything it is given and
/// gives is in the log: mind what must not be there. For a function that returns a publisher,
/// `PublisherDecorators` has an overload that logs each subscription.
///
/// - Parameters:
///   - function: What is logged.
///   - name: How the log calls it.
///   - log: Takes a line; prints it if nothing is said.
/// - Returns: A function of the same type.
@inlinable @inline(always)
public func logged<each Argument, Output>(
  _ function: @escaping (repeat each Argument) -> Output, _ name: String,
  to log: @escaping (String) -> Void = { print($0) }
) -> (repeat each Argument) -> Output {
  { (argument: repeat each Argument) in
    let call = CallDescription(name, repeat each argument)
    let output = function(repeat each argument)
    log(call.returned(output))
    return output
  }
}

/// Logs each call of a function that throws when it ends.
@_documentation(visibility: internal)
@inlinable @inline(always)
public func logged<each Argument, Output, Failure: Error>(
  _ function: @escaping (repeat each Argument) throws(Failure) -> Output, _ name: String,
  to log: @escaping (String) -> Void = { print($0) }
) -> (repeat each Argument) throws(Failure) -> Output {
  { (argument: repeat each Argument) throws(Failure) in
    let call = CallDescription(name, repeat each argument)
    do throws(Failure) {
      let output = try function(repeat each argument)
      log(call.returned(output))
      return output
    } catch {
      log(call.threw(error))
      throw error
    }
  }
}

/// Logs each call of a function that suspends when it ends.
@_documentation(visibility: internal)
@inlinable @inline(always)
public func logged<each Argument, Output>(
  _ function: @escaping (repeat each Argument) async -> Output, _ name: String,
  to log: @escaping (String) -> Void = { print($0) }
) -> (repeat each Argument) async -> Output {
  { (argument: repeat each Argument) async in
    let call = CallDescription(name, repeat each argument)
    let output = await function(repeat each argument)
    log(call.returned(output))
    return output
  }
}

/// Logs each call of a function that suspends and throws when it ends.
@_documentation(visibility: internal)
@inlinable @inline(always)
public func logged<each Argument, Output, Failure: Error>(
  _ function: @escaping (repeat each Argument) async throws(Failure) -> Output, _ name: String,
  to log: @escaping (String) -> Void = { print($0) }
) -> (repeat each Argument) async throws(Failure) -> Output {
  { (argument: repeat each Argument) async throws(Failure) in
    let call = CallDescription(name, repeat each argument)
    do throws(Failure) {
      let output = try await function(repeat each argument)
      log(call.returned(output))
      return output
    } catch {
      log(call.threw(error))
      throw error
    }
  }
}

/// Logs each call of a `@Sendable` function when it ends.
@_documentation(visibility: internal)
@inlinable @inline(always)
public func logged<each Argument, Output: SendableMetatype>(
  _ function: @escaping @Sendable (repeat each Argument) -> Output, _ name: String,
  to log: @escaping @Sendable (String) -> Void = { print($0) }
) -> @Sendable (repeat each Argument) -> Output {
  { (argument: repeat each Argument) in
    let call = CallDescription(name, repeat each argument)
    let output = function(repeat each argument)
    log(call.returned(output))
    return output
  }
}

/// Logs each call of a `@Sendable` function that throws when it ends.
@_documentation(visibility: internal)
@inlinable @inline(always)
public func logged<each Argument, Output: SendableMetatype, Failure: Error>(
  _ function: @escaping @Sendable (repeat each Argument) throws(Failure) -> Output, _ name: String,
  to log: @escaping @Sendable (String) -> Void = { print($0) }
) -> @Sendable (repeat each Argument) throws(Failure) -> Output {
  { (argument: repeat each Argument) throws(Failure) in
    let call = CallDescription(name, repeat each argument)
    do throws(Failure) {
      let output = try function(repeat each argument)
      log(call.returned(output))
      return output
    } catch {
      log(call.threw(error))
      throw error
    }
  }
}

/// Logs each call of a `@Sendable` function that suspends when it ends.
@_documentation(visibility: internal)
@inlinable @inline(always)
public func logged<each Argument, Output: SendableMetatype>(
  _ function: @escaping @Sendable (repeat each Argument) async -> Output, _ name: String,
  to log: @escaping @Sendable (String) -> Void = { print($0) }
) -> @Sendable (repeat each Argument) async -> Output {
  { (argument: repeat each Argument) async in
    let call = CallDescription(name, repeat each argument)
    let output = await function(repeat each argument)
    log(call.returned(output))
    return output
  }
}

/// Logs each call of a `@Sendable` function that suspends and throws when it ends.
@_documentation(visibility: internal)
@inlinable @inline(always)
public func logged<each Argument, Output: SendableMetatype, Failure: Error>(
  _ function: @escaping @Sendable (repeat each Argument) async throws(Failure) -> Output,
  _ name: String,
  to log: @escaping @Sendable (String) -> Void = { print($0) }
) -> @Sendable (repeat each Argument) async throws(Failure) -> Output {
  { (argument: repeat each Argument) async throws(Failure) in
    let call = CallDescription(name, repeat each argument)
    do throws(Failure) {
      let output = try await function(repeat each argument)
      log(call.returned(output))
      return output
    } catch {
      log(call.threw(error))
      throw error
    }
  }
}

/// Logs each call of a main actor function when it ends.
@_documentation(visibility: internal)
@inlinable @inline(always)
public func logged<each Argument: SendableMetatype, Output: SendableMetatype>(
  _ function: @escaping @MainActor (repeat each Argument) -> Output, _ name: String,
  to log: @escaping @MainActor (String) -> Void = { print($0) }
) -> @MainActor (repeat each Argument) -> Output {
  { (argument: repeat each Argument) in
    let call = CallDescription(name, repeat each argument)
    let output = function(repeat each argument)
    log(call.returned(output))
    return output
  }
}

/// Logs each call of a main actor function that throws when it ends.
@_documentation(visibility: internal)
@inlinable @inline(always)
public func logged<each Argument: SendableMetatype, Output: SendableMetatype, Failure: Error>(
  _ function: @escaping @MainActor (repeat each Argument) throws(Failure) -> Output, _ name: String,
  to log: @escaping @MainActor (String) -> Void = { print($0) }
) -> @MainActor (repeat each Argument) throws(Failure) -> Output {
  { (argument: repeat each Argument) throws(Failure) in
    let call = CallDescription(name, repeat each argument)
    do throws(Failure) {
      let output = try function(repeat each argument)
      log(call.returned(output))
      return output
    } catch {
      log(call.threw(error))
      throw error
    }
  }
}
