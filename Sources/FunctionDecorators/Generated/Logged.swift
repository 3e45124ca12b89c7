// Made by `swift run generate-combinators`. Change the generator, not this file.

/// Logs each call of a function of no parameters when it ends.
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func logged<Output>(
  _ function: @escaping () -> Output,
  _ name: String,
  to log: @escaping (String) -> Void = { print($0) }
) -> () -> Output {
  {
    let call = CallDescription(name)
    let output = function()
    log(call.returned(output))
    return output
  }
}

/// Logs each call of a function of no parameters when it ends.
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func logged<Output, Failure: Error>(
  _ function: @escaping () throws(Failure) -> Output,
  _ name: String,
  to log: @escaping (String) -> Void = { print($0) }
) -> () throws(Failure) -> Output {
  { () throws(Failure) in
    let call = CallDescription(name)
    do throws(Failure) {
      let output = try function()
      log(call.returned(output))
      return output
    } catch {
      log(call.threw(error))
      throw error
    }
  }
}

/// Logs each call of a function of no parameters when it ends.
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func logged<Output>(
  _ function: @escaping () async -> Output,
  _ name: String,
  to log: @escaping (String) -> Void = { print($0) }
) -> () async -> Output {
  {
    let call = CallDescription(name)
    let output = await function()
    log(call.returned(output))
    return output
  }
}

/// Logs each call of a function of no parameters when it ends.
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func logged<Output, Failure: Error>(
  _ function: @escaping () async throws(Failure) -> Output,
  _ name: String,
  to log: @escaping (String) -> Void = { print($0) }
) -> () async throws(Failure) -> Output {
  { () async throws(Failure) in
    let call = CallDescription(name)
    do throws(Failure) {
      let output = try await function()
      log(call.returned(output))
      return output
    } catch {
      log(call.threw(error))
      throw error
    }
  }
}

/// Logs each call of a function of no parameters when it ends.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func logged<Output>(
  _ function: @escaping @Sendable () -> Output,
  _ name: String,
  to log: @escaping @Sendable (String) -> Void = { print($0) }
) -> @Sendable () -> Output {
  {
    let call = CallDescription(name)
    let output = function()
    log(call.returned(output))
    return output
  }
}

/// Logs each call of a function of no parameters when it ends.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func logged<Output, Failure: Error>(
  _ function: @escaping @Sendable () throws(Failure) -> Output,
  _ name: String,
  to log: @escaping @Sendable (String) -> Void = { print($0) }
) -> @Sendable () throws(Failure) -> Output {
  { () throws(Failure) in
    let call = CallDescription(name)
    do throws(Failure) {
      let output = try function()
      log(call.returned(output))
      return output
    } catch {
      log(call.threw(error))
      throw error
    }
  }
}

/// Logs each call of a function of no parameters when it ends.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func logged<Output>(
  _ function: @escaping @Sendable () async -> Output,
  _ name: String,
  to log: @escaping @Sendable (String) -> Void = { print($0) }
) -> @Sendable () async -> Output {
  {
    let call = CallDescription(name)
    let output = await function()
    log(call.returned(output))
    return output
  }
}

/// Logs each call of a function of no parameters when it ends.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func logged<Output, Failure: Error>(
  _ function: @escaping @Sendable () async throws(Failure) -> Output,
  _ name: String,
  to log: @escaping @Sendable (String) -> Void = { print($0) }
) -> @Sendable () async throws(Failure) -> Output {
  { () async throws(Failure) in
    let call = CallDescription(name)
    do throws(Failure) {
      let output = try await function()
      log(call.returned(output))
      return output
    } catch {
      log(call.threw(error))
      throw error
    }
  }
}

/// Logs each call of a function of no parameters when it ends.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func logged<Output: SendableMetatype>(
  _ function: @escaping @MainActor () -> Output,
  _ name: String,
  to log: @escaping @MainActor (String) -> Void = { print($0) }
) -> @MainActor () -> Output {
  {
    let call = CallDescription(name)
    let output = function()
    log(call.returned(output))
    return output
  }
}

/// Logs each call of a function of no parameters when it ends.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func logged<Output: SendableMetatype, Failure: Error>(
  _ function: @escaping @MainActor () throws(Failure) -> Output,
  _ name: String,
  to log: @escaping @MainActor (String) -> Void = { print($0) }
) -> @MainActor () throws(Failure) -> Output {
  { () throws(Failure) in
    let call = CallDescription(name)
    do throws(Failure) {
      let output = try function()
      log(call.returned(output))
      return output
    } catch {
      log(call.threw(error))
      throw error
    }
  }
}

/// Logs each call of a function when it ends: a line with its arguments and what came of it.
///
/// ```swift
/// func load(_ id: Int) -> String { "Ada" }
///
/// let logging = logged(load, "LoadUser")
/// _ = logging(1)   // prints: LoadUser(1) returned "Ada"
/// ```
///
/// The function may have any number of parameters, suspend, throw, be `@Sendable` or run on the main
/// actor. Everything it is given and gives is in the log: mind what must not be there.
///
/// - Parameters:
///   - function: What is logged.
///   - name: How the log calls it.
///   - log: Takes a line; prints it if nothing is said.
/// - Returns: A function of the same type.
@_disfavoredOverload
@export(implementation) @inline(always)
public func logged<Arg1, Output>(
  _ function: @escaping (Arg1) -> Output,
  _ name: String,
  to log: @escaping (String) -> Void = { print($0) }
) -> (Arg1) -> Output {
  { arg1 in
    let call = CallDescription(name, arg1)
    let output = function(arg1)
    log(call.returned(output))
    return output
  }
}

/// Logs each call of a function of one parameter when it ends.
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func logged<Arg1, Output, Failure: Error>(
  _ function: @escaping (Arg1) throws(Failure) -> Output,
  _ name: String,
  to log: @escaping (String) -> Void = { print($0) }
) -> (Arg1) throws(Failure) -> Output {
  { arg1 throws(Failure) in
    let call = CallDescription(name, arg1)
    do throws(Failure) {
      let output = try function(arg1)
      log(call.returned(output))
      return output
    } catch {
      log(call.threw(error))
      throw error
    }
  }
}

/// Logs each call of a function of one parameter when it ends.
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func logged<Arg1, Output>(
  _ function: @escaping (Arg1) async -> Output,
  _ name: String,
  to log: @escaping (String) -> Void = { print($0) }
) -> (Arg1) async -> Output {
  { arg1 in
    let call = CallDescription(name, arg1)
    let output = await function(arg1)
    log(call.returned(output))
    return output
  }
}

/// Logs each call of a function of one parameter when it ends.
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func logged<Arg1, Output, Failure: Error>(
  _ function: @escaping (Arg1) async throws(Failure) -> Output,
  _ name: String,
  to log: @escaping (String) -> Void = { print($0) }
) -> (Arg1) async throws(Failure) -> Output {
  { arg1 async throws(Failure) in
    let call = CallDescription(name, arg1)
    do throws(Failure) {
      let output = try await function(arg1)
      log(call.returned(output))
      return output
    } catch {
      log(call.threw(error))
      throw error
    }
  }
}

/// Logs each call of a function of one parameter when it ends.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func logged<Arg1, Output: SendableMetatype>(
  _ function: @escaping @Sendable (Arg1) -> Output,
  _ name: String,
  to log: @escaping @Sendable (String) -> Void = { print($0) }
) -> @Sendable (Arg1) -> Output {
  { arg1 in
    let call = CallDescription(name, arg1)
    let output = function(arg1)
    log(call.returned(output))
    return output
  }
}

/// Logs each call of a function of one parameter when it ends.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func logged<Arg1, Output: SendableMetatype, Failure: Error>(
  _ function: @escaping @Sendable (Arg1) throws(Failure) -> Output,
  _ name: String,
  to log: @escaping @Sendable (String) -> Void = { print($0) }
) -> @Sendable (Arg1) throws(Failure) -> Output {
  { arg1 throws(Failure) in
    let call = CallDescription(name, arg1)
    do throws(Failure) {
      let output = try function(arg1)
      log(call.returned(output))
      return output
    } catch {
      log(call.threw(error))
      throw error
    }
  }
}

/// Logs each call of a function of one parameter when it ends.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func logged<Arg1, Output: SendableMetatype>(
  _ function: @escaping @Sendable (Arg1) async -> Output,
  _ name: String,
  to log: @escaping @Sendable (String) -> Void = { print($0) }
) -> @Sendable (Arg1) async -> Output {
  { arg1 in
    let call = CallDescription(name, arg1)
    let output = await function(arg1)
    log(call.returned(output))
    return output
  }
}

/// Logs each call of a function of one parameter when it ends.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func logged<Arg1, Output: SendableMetatype, Failure: Error>(
  _ function: @escaping @Sendable (Arg1) async throws(Failure) -> Output,
  _ name: String,
  to log: @escaping @Sendable (String) -> Void = { print($0) }
) -> @Sendable (Arg1) async throws(Failure) -> Output {
  { arg1 async throws(Failure) in
    let call = CallDescription(name, arg1)
    do throws(Failure) {
      let output = try await function(arg1)
      log(call.returned(output))
      return output
    } catch {
      log(call.threw(error))
      throw error
    }
  }
}

/// Logs each call of a function of one parameter when it ends.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func logged<Arg1: SendableMetatype, Output: SendableMetatype>(
  _ function: @escaping @MainActor (Arg1) -> Output,
  _ name: String,
  to log: @escaping @MainActor (String) -> Void = { print($0) }
) -> @MainActor (Arg1) -> Output {
  { arg1 in
    let call = CallDescription(name, arg1)
    let output = function(arg1)
    log(call.returned(output))
    return output
  }
}

/// Logs each call of a function of one parameter when it ends.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func logged<Arg1: SendableMetatype, Output: SendableMetatype, Failure: Error>(
  _ function: @escaping @MainActor (Arg1) throws(Failure) -> Output,
  _ name: String,
  to log: @escaping @MainActor (String) -> Void = { print($0) }
) -> @MainActor (Arg1) throws(Failure) -> Output {
  { arg1 throws(Failure) in
    let call = CallDescription(name, arg1)
    do throws(Failure) {
      let output = try function(arg1)
      log(call.returned(output))
      return output
    } catch {
      log(call.threw(error))
      throw error
    }
  }
}

/// Logs each call of a function of two parameters when it ends.
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func logged<Arg1, Arg2, Output>(
  _ function: @escaping (Arg1, Arg2) -> Output,
  _ name: String,
  to log: @escaping (String) -> Void = { print($0) }
) -> (Arg1, Arg2) -> Output {
  { arg1, arg2 in
    let call = CallDescription(name, arg1, arg2)
    let output = function(arg1, arg2)
    log(call.returned(output))
    return output
  }
}

/// Logs each call of a function of two parameters when it ends.
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func logged<Arg1, Arg2, Output, Failure: Error>(
  _ function: @escaping (Arg1, Arg2) throws(Failure) -> Output,
  _ name: String,
  to log: @escaping (String) -> Void = { print($0) }
) -> (Arg1, Arg2) throws(Failure) -> Output {
  { arg1, arg2 throws(Failure) in
    let call = CallDescription(name, arg1, arg2)
    do throws(Failure) {
      let output = try function(arg1, arg2)
      log(call.returned(output))
      return output
    } catch {
      log(call.threw(error))
      throw error
    }
  }
}

/// Logs each call of a function of two parameters when it ends.
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func logged<Arg1, Arg2, Output>(
  _ function: @escaping (Arg1, Arg2) async -> Output,
  _ name: String,
  to log: @escaping (String) -> Void = { print($0) }
) -> (Arg1, Arg2) async -> Output {
  { arg1, arg2 in
    let call = CallDescription(name, arg1, arg2)
    let output = await function(arg1, arg2)
    log(call.returned(output))
    return output
  }
}

/// Logs each call of a function of two parameters when it ends.
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func logged<Arg1, Arg2, Output, Failure: Error>(
  _ function: @escaping (Arg1, Arg2) async throws(Failure) -> Output,
  _ name: String,
  to log: @escaping (String) -> Void = { print($0) }
) -> (Arg1, Arg2) async throws(Failure) -> Output {
  { arg1, arg2 async throws(Failure) in
    let call = CallDescription(name, arg1, arg2)
    do throws(Failure) {
      let output = try await function(arg1, arg2)
      log(call.returned(output))
      return output
    } catch {
      log(call.threw(error))
      throw error
    }
  }
}

/// Logs each call of a function of two parameters when it ends.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func logged<Arg1, Arg2: SendableMetatype, Output: SendableMetatype>(
  _ function: @escaping @Sendable (Arg1, Arg2) -> Output,
  _ name: String,
  to log: @escaping @Sendable (String) -> Void = { print($0) }
) -> @Sendable (Arg1, Arg2) -> Output {
  { arg1, arg2 in
    let call = CallDescription(name, arg1, arg2)
    let output = function(arg1, arg2)
    log(call.returned(output))
    return output
  }
}

/// Logs each call of a function of two parameters when it ends.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func logged<Arg1, Arg2: SendableMetatype, Output: SendableMetatype, Failure: Error>(
  _ function: @escaping @Sendable (Arg1, Arg2) throws(Failure) -> Output,
  _ name: String,
  to log: @escaping @Sendable (String) -> Void = { print($0) }
) -> @Sendable (Arg1, Arg2) throws(Failure) -> Output {
  { arg1, arg2 throws(Failure) in
    let call = CallDescription(name, arg1, arg2)
    do throws(Failure) {
      let output = try function(arg1, arg2)
      log(call.returned(output))
      return output
    } catch {
      log(call.threw(error))
      throw error
    }
  }
}

/// Logs each call of a function of two parameters when it ends.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func logged<Arg1, Arg2: SendableMetatype, Output: SendableMetatype>(
  _ function: @escaping @Sendable (Arg1, Arg2) async -> Output,
  _ name: String,
  to log: @escaping @Sendable (String) -> Void = { print($0) }
) -> @Sendable (Arg1, Arg2) async -> Output {
  { arg1, arg2 in
    let call = CallDescription(name, arg1, arg2)
    let output = await function(arg1, arg2)
    log(call.returned(output))
    return output
  }
}

/// Logs each call of a function of two parameters when it ends.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func logged<Arg1, Arg2: SendableMetatype, Output: SendableMetatype, Failure: Error>(
  _ function: @escaping @Sendable (Arg1, Arg2) async throws(Failure) -> Output,
  _ name: String,
  to log: @escaping @Sendable (String) -> Void = { print($0) }
) -> @Sendable (Arg1, Arg2) async throws(Failure) -> Output {
  { arg1, arg2 async throws(Failure) in
    let call = CallDescription(name, arg1, arg2)
    do throws(Failure) {
      let output = try await function(arg1, arg2)
      log(call.returned(output))
      return output
    } catch {
      log(call.threw(error))
      throw error
    }
  }
}

/// Logs each call of a function of two parameters when it ends.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func logged<Arg1: SendableMetatype, Arg2: SendableMetatype, Output: SendableMetatype>(
  _ function: @escaping @MainActor (Arg1, Arg2) -> Output,
  _ name: String,
  to log: @escaping @MainActor (String) -> Void = { print($0) }
) -> @MainActor (Arg1, Arg2) -> Output {
  { arg1, arg2 in
    let call = CallDescription(name, arg1, arg2)
    let output = function(arg1, arg2)
    log(call.returned(output))
    return output
  }
}

/// Logs each call of a function of two parameters when it ends.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func logged<
  Arg1: SendableMetatype, Arg2: SendableMetatype, Output: SendableMetatype, Failure: Error
>(
  _ function: @escaping @MainActor (Arg1, Arg2) throws(Failure) -> Output,
  _ name: String,
  to log: @escaping @MainActor (String) -> Void = { print($0) }
) -> @MainActor (Arg1, Arg2) throws(Failure) -> Output {
  { arg1, arg2 throws(Failure) in
    let call = CallDescription(name, arg1, arg2)
    do throws(Failure) {
      let output = try function(arg1, arg2)
      log(call.returned(output))
      return output
    } catch {
      log(call.threw(error))
      throw error
    }
  }
}

/// Logs each call of a function of three parameters when it ends.
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func logged<Arg1, Arg2, Arg3, Output>(
  _ function: @escaping (Arg1, Arg2, Arg3) -> Output,
  _ name: String,
  to log: @escaping (String) -> Void = { print($0) }
) -> (Arg1, Arg2, Arg3) -> Output {
  { arg1, arg2, arg3 in
    let call = CallDescription(name, arg1, arg2, arg3)
    let output = function(arg1, arg2, arg3)
    log(call.returned(output))
    return output
  }
}

/// Logs each call of a function of three parameters when it ends.
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func logged<Arg1, Arg2, Arg3, Output, Failure: Error>(
  _ function: @escaping (Arg1, Arg2, Arg3) throws(Failure) -> Output,
  _ name: String,
  to log: @escaping (String) -> Void = { print($0) }
) -> (Arg1, Arg2, Arg3) throws(Failure) -> Output {
  { arg1, arg2, arg3 throws(Failure) in
    let call = CallDescription(name, arg1, arg2, arg3)
    do throws(Failure) {
      let output = try function(arg1, arg2, arg3)
      log(call.returned(output))
      return output
    } catch {
      log(call.threw(error))
      throw error
    }
  }
}

/// Logs each call of a function of three parameters when it ends.
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func logged<Arg1, Arg2, Arg3, Output>(
  _ function: @escaping (Arg1, Arg2, Arg3) async -> Output,
  _ name: String,
  to log: @escaping (String) -> Void = { print($0) }
) -> (Arg1, Arg2, Arg3) async -> Output {
  { arg1, arg2, arg3 in
    let call = CallDescription(name, arg1, arg2, arg3)
    let output = await function(arg1, arg2, arg3)
    log(call.returned(output))
    return output
  }
}

/// Logs each call of a function of three parameters when it ends.
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func logged<Arg1, Arg2, Arg3, Output, Failure: Error>(
  _ function: @escaping (Arg1, Arg2, Arg3) async throws(Failure) -> Output,
  _ name: String,
  to log: @escaping (String) -> Void = { print($0) }
) -> (Arg1, Arg2, Arg3) async throws(Failure) -> Output {
  { arg1, arg2, arg3 async throws(Failure) in
    let call = CallDescription(name, arg1, arg2, arg3)
    do throws(Failure) {
      let output = try await function(arg1, arg2, arg3)
      log(call.returned(output))
      return output
    } catch {
      log(call.threw(error))
      throw error
    }
  }
}

/// Logs each call of a function of three parameters when it ends.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func logged<Arg1, Arg2: SendableMetatype, Arg3: SendableMetatype, Output: SendableMetatype>(
  _ function: @escaping @Sendable (Arg1, Arg2, Arg3) -> Output,
  _ name: String,
  to log: @escaping @Sendable (String) -> Void = { print($0) }
) -> @Sendable (Arg1, Arg2, Arg3) -> Output {
  { arg1, arg2, arg3 in
    let call = CallDescription(name, arg1, arg2, arg3)
    let output = function(arg1, arg2, arg3)
    log(call.returned(output))
    return output
  }
}

/// Logs each call of a function of three parameters when it ends.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func logged<
  Arg1, Arg2: SendableMetatype, Arg3: SendableMetatype, Output: SendableMetatype, Failure: Error
>(
  _ function: @escaping @Sendable (Arg1, Arg2, Arg3) throws(Failure) -> Output,
  _ name: String,
  to log: @escaping @Sendable (String) -> Void = { print($0) }
) -> @Sendable (Arg1, Arg2, Arg3) throws(Failure) -> Output {
  { arg1, arg2, arg3 throws(Failure) in
    let call = CallDescription(name, arg1, arg2, arg3)
    do throws(Failure) {
      let output = try function(arg1, arg2, arg3)
      log(call.returned(output))
      return output
    } catch {
      log(call.threw(error))
      throw error
    }
  }
}

/// Logs each call of a function of three parameters when it ends.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func logged<Arg1, Arg2: SendableMetatype, Arg3: SendableMetatype, Output: SendableMetatype>(
  _ function: @escaping @Sendable (Arg1, Arg2, Arg3) async -> Output,
  _ name: String,
  to log: @escaping @Sendable (String) -> Void = { print($0) }
) -> @Sendable (Arg1, Arg2, Arg3) async -> Output {
  { arg1, arg2, arg3 in
    let call = CallDescription(name, arg1, arg2, arg3)
    let output = await function(arg1, arg2, arg3)
    log(call.returned(output))
    return output
  }
}

/// Logs each call of a function of three parameters when it ends.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func logged<
  Arg1, Arg2: SendableMetatype, Arg3: SendableMetatype, Output: SendableMetatype, Failure: Error
>(
  _ function: @escaping @Sendable (Arg1, Arg2, Arg3) async throws(Failure) -> Output,
  _ name: String,
  to log: @escaping @Sendable (String) -> Void = { print($0) }
) -> @Sendable (Arg1, Arg2, Arg3) async throws(Failure) -> Output {
  { arg1, arg2, arg3 async throws(Failure) in
    let call = CallDescription(name, arg1, arg2, arg3)
    do throws(Failure) {
      let output = try await function(arg1, arg2, arg3)
      log(call.returned(output))
      return output
    } catch {
      log(call.threw(error))
      throw error
    }
  }
}

/// Logs each call of a function of three parameters when it ends.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func logged<
  Arg1: SendableMetatype, Arg2: SendableMetatype, Arg3: SendableMetatype, Output: SendableMetatype
>(
  _ function: @escaping @MainActor (Arg1, Arg2, Arg3) -> Output,
  _ name: String,
  to log: @escaping @MainActor (String) -> Void = { print($0) }
) -> @MainActor (Arg1, Arg2, Arg3) -> Output {
  { arg1, arg2, arg3 in
    let call = CallDescription(name, arg1, arg2, arg3)
    let output = function(arg1, arg2, arg3)
    log(call.returned(output))
    return output
  }
}

/// Logs each call of a function of three parameters when it ends.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func logged<
  Arg1: SendableMetatype, Arg2: SendableMetatype, Arg3: SendableMetatype, Output: SendableMetatype,
  Failure: Error
>(
  _ function: @escaping @MainActor (Arg1, Arg2, Arg3) throws(Failure) -> Output,
  _ name: String,
  to log: @escaping @MainActor (String) -> Void = { print($0) }
) -> @MainActor (Arg1, Arg2, Arg3) throws(Failure) -> Output {
  { arg1, arg2, arg3 throws(Failure) in
    let call = CallDescription(name, arg1, arg2, arg3)
    do throws(Failure) {
      let output = try function(arg1, arg2, arg3)
      log(call.returned(output))
      return output
    } catch {
      log(call.threw(error))
      throw error
    }
  }
}

/// Logs each call of a function of four parameters when it ends.
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func logged<Arg1, Arg2, Arg3, Arg4, Output>(
  _ function: @escaping (Arg1, Arg2, Arg3, Arg4) -> Output,
  _ name: String,
  to log: @escaping (String) -> Void = { print($0) }
) -> (Arg1, Arg2, Arg3, Arg4) -> Output {
  { arg1, arg2, arg3, arg4 in
    let call = CallDescription(name, arg1, arg2, arg3, arg4)
    let output = function(arg1, arg2, arg3, arg4)
    log(call.returned(output))
    return output
  }
}

/// Logs each call of a function of four parameters when it ends.
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func logged<Arg1, Arg2, Arg3, Arg4, Output, Failure: Error>(
  _ function: @escaping (Arg1, Arg2, Arg3, Arg4) throws(Failure) -> Output,
  _ name: String,
  to log: @escaping (String) -> Void = { print($0) }
) -> (Arg1, Arg2, Arg3, Arg4) throws(Failure) -> Output {
  { arg1, arg2, arg3, arg4 throws(Failure) in
    let call = CallDescription(name, arg1, arg2, arg3, arg4)
    do throws(Failure) {
      let output = try function(arg1, arg2, arg3, arg4)
      log(call.returned(output))
      return output
    } catch {
      log(call.threw(error))
      throw error
    }
  }
}

/// Logs each call of a function of four parameters when it ends.
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func logged<Arg1, Arg2, Arg3, Arg4, Output>(
  _ function: @escaping (Arg1, Arg2, Arg3, Arg4) async -> Output,
  _ name: String,
  to log: @escaping (String) -> Void = { print($0) }
) -> (Arg1, Arg2, Arg3, Arg4) async -> Output {
  { arg1, arg2, arg3, arg4 in
    let call = CallDescription(name, arg1, arg2, arg3, arg4)
    let output = await function(arg1, arg2, arg3, arg4)
    log(call.returned(output))
    return output
  }
}

/// Logs each call of a function of four parameters when it ends.
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func logged<Arg1, Arg2, Arg3, Arg4, Output, Failure: Error>(
  _ function: @escaping (Arg1, Arg2, Arg3, Arg4) async throws(Failure) -> Output,
  _ name: String,
  to log: @escaping (String) -> Void = { print($0) }
) -> (Arg1, Arg2, Arg3, Arg4) async throws(Failure) -> Output {
  { arg1, arg2, arg3, arg4 async throws(Failure) in
    let call = CallDescription(name, arg1, arg2, arg3, arg4)
    do throws(Failure) {
      let output = try await function(arg1, arg2, arg3, arg4)
      log(call.returned(output))
      return output
    } catch {
      log(call.threw(error))
      throw error
    }
  }
}

/// Logs each call of a function of four parameters when it ends.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func logged<
  Arg1, Arg2: SendableMetatype, Arg3: SendableMetatype, Arg4: SendableMetatype,
  Output: SendableMetatype
>(
  _ function: @escaping @Sendable (Arg1, Arg2, Arg3, Arg4) -> Output,
  _ name: String,
  to log: @escaping @Sendable (String) -> Void = { print($0) }
) -> @Sendable (Arg1, Arg2, Arg3, Arg4) -> Output {
  { arg1, arg2, arg3, arg4 in
    let call = CallDescription(name, arg1, arg2, arg3, arg4)
    let output = function(arg1, arg2, arg3, arg4)
    log(call.returned(output))
    return output
  }
}

/// Logs each call of a function of four parameters when it ends.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func logged<
  Arg1, Arg2: SendableMetatype, Arg3: SendableMetatype, Arg4: SendableMetatype,
  Output: SendableMetatype, Failure: Error
>(
  _ function: @escaping @Sendable (Arg1, Arg2, Arg3, Arg4) throws(Failure) -> Output,
  _ name: String,
  to log: @escaping @Sendable (String) -> Void = { print($0) }
) -> @Sendable (Arg1, Arg2, Arg3, Arg4) throws(Failure) -> Output {
  { arg1, arg2, arg3, arg4 throws(Failure) in
    let call = CallDescription(name, arg1, arg2, arg3, arg4)
    do throws(Failure) {
      let output = try function(arg1, arg2, arg3, arg4)
      log(call.returned(output))
      return output
    } catch {
      log(call.threw(error))
      throw error
    }
  }
}

/// Logs each call of a function of four parameters when it ends.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func logged<
  Arg1, Arg2: SendableMetatype, Arg3: SendableMetatype, Arg4: SendableMetatype,
  Output: SendableMetatype
>(
  _ function: @escaping @Sendable (Arg1, Arg2, Arg3, Arg4) async -> Output,
  _ name: String,
  to log: @escaping @Sendable (String) -> Void = { print($0) }
) -> @Sendable (Arg1, Arg2, Arg3, Arg4) async -> Output {
  { arg1, arg2, arg3, arg4 in
    let call = CallDescription(name, arg1, arg2, arg3, arg4)
    let output = await function(arg1, arg2, arg3, arg4)
    log(call.returned(output))
    return output
  }
}

/// Logs each call of a function of four parameters when it ends.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func logged<
  Arg1, Arg2: SendableMetatype, Arg3: SendableMetatype, Arg4: SendableMetatype,
  Output: SendableMetatype, Failure: Error
>(
  _ function: @escaping @Sendable (Arg1, Arg2, Arg3, Arg4) async throws(Failure) -> Output,
  _ name: String,
  to log: @escaping @Sendable (String) -> Void = { print($0) }
) -> @Sendable (Arg1, Arg2, Arg3, Arg4) async throws(Failure) -> Output {
  { arg1, arg2, arg3, arg4 async throws(Failure) in
    let call = CallDescription(name, arg1, arg2, arg3, arg4)
    do throws(Failure) {
      let output = try await function(arg1, arg2, arg3, arg4)
      log(call.returned(output))
      return output
    } catch {
      log(call.threw(error))
      throw error
    }
  }
}

/// Logs each call of a function of four parameters when it ends.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func logged<
  Arg1: SendableMetatype, Arg2: SendableMetatype, Arg3: SendableMetatype, Arg4: SendableMetatype,
  Output: SendableMetatype
>(
  _ function: @escaping @MainActor (Arg1, Arg2, Arg3, Arg4) -> Output,
  _ name: String,
  to log: @escaping @MainActor (String) -> Void = { print($0) }
) -> @MainActor (Arg1, Arg2, Arg3, Arg4) -> Output {
  { arg1, arg2, arg3, arg4 in
    let call = CallDescription(name, arg1, arg2, arg3, arg4)
    let output = function(arg1, arg2, arg3, arg4)
    log(call.returned(output))
    return output
  }
}

/// Logs each call of a function of four parameters when it ends.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func logged<
  Arg1: SendableMetatype, Arg2: SendableMetatype, Arg3: SendableMetatype, Arg4: SendableMetatype,
  Output: SendableMetatype, Failure: Error
>(
  _ function: @escaping @MainActor (Arg1, Arg2, Arg3, Arg4) throws(Failure) -> Output,
  _ name: String,
  to log: @escaping @MainActor (String) -> Void = { print($0) }
) -> @MainActor (Arg1, Arg2, Arg3, Arg4) throws(Failure) -> Output {
  { arg1, arg2, arg3, arg4 throws(Failure) in
    let call = CallDescription(name, arg1, arg2, arg3, arg4)
    do throws(Failure) {
      let output = try function(arg1, arg2, arg3, arg4)
      log(call.returned(output))
      return output
    } catch {
      log(call.threw(error))
      throw error
    }
  }
}

/// Logs each call of a function of five or more parameters when it ends.
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func logged<Arg1, Arg2, Arg3, Arg4, Arg5, each Rest, Output>(
  _ function: @escaping (Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest) -> Output,
  _ name: String,
  to log: @escaping (String) -> Void = { print($0) }
) -> (Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest) -> Output {
  { (arg1: Arg1, arg2: Arg2, arg3: Arg3, arg4: Arg4, arg5: Arg5, rest: repeat each Rest) in
    let call = CallDescription(name, arg1, arg2, arg3, arg4, arg5).followed(by: repeat each rest)
    let output = function(arg1, arg2, arg3, arg4, arg5, repeat each rest)
    log(call.returned(output))
    return output
  }
}

/// Logs each call of a function of five or more parameters when it ends.
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func logged<Arg1, Arg2, Arg3, Arg4, Arg5, each Rest, Output, Failure: Error>(
  _ function: @escaping (Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest) throws(Failure) -> Output,
  _ name: String,
  to log: @escaping (String) -> Void = { print($0) }
) -> (Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest) throws(Failure) -> Output {
  {
    (arg1: Arg1, arg2: Arg2, arg3: Arg3, arg4: Arg4, arg5: Arg5, rest: repeat each Rest)
      throws(Failure) in
    let call = CallDescription(name, arg1, arg2, arg3, arg4, arg5).followed(by: repeat each rest)
    do throws(Failure) {
      let output = try function(arg1, arg2, arg3, arg4, arg5, repeat each rest)
      log(call.returned(output))
      return output
    } catch {
      log(call.threw(error))
      throw error
    }
  }
}

/// Logs each call of a function of five or more parameters when it ends.
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func logged<Arg1, Arg2, Arg3, Arg4, Arg5, each Rest, Output>(
  _ function: @escaping (Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest) async -> Output,
  _ name: String,
  to log: @escaping (String) -> Void = { print($0) }
) -> (Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest) async -> Output {
  { (arg1: Arg1, arg2: Arg2, arg3: Arg3, arg4: Arg4, arg5: Arg5, rest: repeat each Rest) in
    let call = CallDescription(name, arg1, arg2, arg3, arg4, arg5).followed(by: repeat each rest)
    let output = await function(arg1, arg2, arg3, arg4, arg5, repeat each rest)
    log(call.returned(output))
    return output
  }
}

/// Logs each call of a function of five or more parameters when it ends.
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func logged<Arg1, Arg2, Arg3, Arg4, Arg5, each Rest, Output, Failure: Error>(
  _ function:
    @escaping (Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest) async throws(Failure) -> Output,
  _ name: String,
  to log: @escaping (String) -> Void = { print($0) }
) -> (Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest) async throws(Failure) -> Output {
  {
    (arg1: Arg1, arg2: Arg2, arg3: Arg3, arg4: Arg4, arg5: Arg5, rest: repeat each Rest)
      async throws(Failure) in
    let call = CallDescription(name, arg1, arg2, arg3, arg4, arg5).followed(by: repeat each rest)
    do throws(Failure) {
      let output = try await function(arg1, arg2, arg3, arg4, arg5, repeat each rest)
      log(call.returned(output))
      return output
    } catch {
      log(call.threw(error))
      throw error
    }
  }
}

/// Logs each call of a function of five or more parameters when it ends.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func logged<
  Arg1, Arg2: SendableMetatype, Arg3: SendableMetatype, Arg4: SendableMetatype,
  Arg5: SendableMetatype, each Rest: SendableMetatype, Output: SendableMetatype
>(
  _ function: @escaping @Sendable (Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest) -> Output,
  _ name: String,
  to log: @escaping @Sendable (String) -> Void = { print($0) }
) -> @Sendable (Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest) -> Output {
  { (arg1: Arg1, arg2: Arg2, arg3: Arg3, arg4: Arg4, arg5: Arg5, rest: repeat each Rest) in
    let call = CallDescription(name, arg1, arg2, arg3, arg4, arg5).followed(by: repeat each rest)
    let output = function(arg1, arg2, arg3, arg4, arg5, repeat each rest)
    log(call.returned(output))
    return output
  }
}

/// Logs each call of a function of five or more parameters when it ends.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func logged<
  Arg1, Arg2: SendableMetatype, Arg3: SendableMetatype, Arg4: SendableMetatype,
  Arg5: SendableMetatype, each Rest: SendableMetatype, Output: SendableMetatype, Failure: Error
>(
  _ function:
    @escaping @Sendable (Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest) throws(Failure) -> Output,
  _ name: String,
  to log: @escaping @Sendable (String) -> Void = { print($0) }
) -> @Sendable (Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest) throws(Failure) -> Output {
  {
    (arg1: Arg1, arg2: Arg2, arg3: Arg3, arg4: Arg4, arg5: Arg5, rest: repeat each Rest)
      throws(Failure) in
    let call = CallDescription(name, arg1, arg2, arg3, arg4, arg5).followed(by: repeat each rest)
    do throws(Failure) {
      let output = try function(arg1, arg2, arg3, arg4, arg5, repeat each rest)
      log(call.returned(output))
      return output
    } catch {
      log(call.threw(error))
      throw error
    }
  }
}

/// Logs each call of a function of five or more parameters when it ends.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func logged<
  Arg1, Arg2: SendableMetatype, Arg3: SendableMetatype, Arg4: SendableMetatype,
  Arg5: SendableMetatype, each Rest: SendableMetatype, Output: SendableMetatype
>(
  _ function: @escaping @Sendable (Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest) async -> Output,
  _ name: String,
  to log: @escaping @Sendable (String) -> Void = { print($0) }
) -> @Sendable (Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest) async -> Output {
  { (arg1: Arg1, arg2: Arg2, arg3: Arg3, arg4: Arg4, arg5: Arg5, rest: repeat each Rest) in
    let call = CallDescription(name, arg1, arg2, arg3, arg4, arg5).followed(by: repeat each rest)
    let output = await function(arg1, arg2, arg3, arg4, arg5, repeat each rest)
    log(call.returned(output))
    return output
  }
}

/// Logs each call of a function of five or more parameters when it ends.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func logged<
  Arg1, Arg2: SendableMetatype, Arg3: SendableMetatype, Arg4: SendableMetatype,
  Arg5: SendableMetatype, each Rest: SendableMetatype, Output: SendableMetatype, Failure: Error
>(
  _ function:
    @escaping @Sendable (
      Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest
    ) async throws(Failure) -> Output,
  _ name: String,
  to log: @escaping @Sendable (String) -> Void = { print($0) }
) -> @Sendable (Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest) async throws(Failure) -> Output {
  {
    (arg1: Arg1, arg2: Arg2, arg3: Arg3, arg4: Arg4, arg5: Arg5, rest: repeat each Rest)
      async throws(Failure) in
    let call = CallDescription(name, arg1, arg2, arg3, arg4, arg5).followed(by: repeat each rest)
    do throws(Failure) {
      let output = try await function(arg1, arg2, arg3, arg4, arg5, repeat each rest)
      log(call.returned(output))
      return output
    } catch {
      log(call.threw(error))
      throw error
    }
  }
}

/// Logs each call of a function of five or more parameters when it ends.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func logged<
  Arg1: SendableMetatype, Arg2: SendableMetatype, Arg3: SendableMetatype, Arg4: SendableMetatype,
  Arg5: SendableMetatype, each Rest: SendableMetatype, Output: SendableMetatype
>(
  _ function: @escaping @MainActor (Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest) -> Output,
  _ name: String,
  to log: @escaping @MainActor (String) -> Void = { print($0) }
) -> @MainActor (Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest) -> Output {
  { (arg1: Arg1, arg2: Arg2, arg3: Arg3, arg4: Arg4, arg5: Arg5, rest: repeat each Rest) in
    let call = CallDescription(name, arg1, arg2, arg3, arg4, arg5).followed(by: repeat each rest)
    let output = function(arg1, arg2, arg3, arg4, arg5, repeat each rest)
    log(call.returned(output))
    return output
  }
}

/// Logs each call of a function of five or more parameters when it ends.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func logged<
  Arg1: SendableMetatype, Arg2: SendableMetatype, Arg3: SendableMetatype, Arg4: SendableMetatype,
  Arg5: SendableMetatype, each Rest: SendableMetatype, Output: SendableMetatype, Failure: Error
>(
  _ function:
    @escaping @MainActor (Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest) throws(Failure) -> Output,
  _ name: String,
  to log: @escaping @MainActor (String) -> Void = { print($0) }
) -> @MainActor (Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest) throws(Failure) -> Output {
  {
    (arg1: Arg1, arg2: Arg2, arg3: Arg3, arg4: Arg4, arg5: Arg5, rest: repeat each Rest)
      throws(Failure) in
    let call = CallDescription(name, arg1, arg2, arg3, arg4, arg5).followed(by: repeat each rest)
    do throws(Failure) {
      let output = try function(arg1, arg2, arg3, arg4, arg5, repeat each rest)
      log(call.returned(output))
      return output
    } catch {
      log(call.threw(error))
      throw error
    }
  }
}
