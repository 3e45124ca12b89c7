// Made by `swift run generate-combinators`. Change the generator, not this file.

/// Logs each call of a function of no parameters when it ends.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func logged<Output>(
  _ function: @escaping () -> Output, _ name: String,
  to log: @escaping (String) -> Void = { print($0) }
) -> () -> Output {
  {
    let call = CallDescription(name)
    return call.logging(log) { function() }
  }
}

/// Logs each call of a function of no parameters when it ends.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func logged<Output, Failure: Error>(
  _ function: @escaping () throws(Failure) -> Output, _ name: String,
  to log: @escaping (String) -> Void = { print($0) }
) -> () throws(Failure) -> Output {
  { () throws(Failure) in
    let call = CallDescription(name)
    return try call.logging(log) { () throws(Failure) in try function() }
  }
}

/// Logs each call of a function of no parameters when it ends.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func logged<Output>(
  _ function: @escaping () async -> Output, _ name: String,
  to log: @escaping (String) -> Void = { print($0) }
) -> () async -> Output {
  {
    let call = CallDescription(name)
    return await call.logging(log) { await function() }
  }
}

/// Logs each call of a function of no parameters when it ends.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func logged<Output, Failure: Error>(
  _ function: @escaping () async throws(Failure) -> Output, _ name: String,
  to log: @escaping (String) -> Void = { print($0) }
) -> () async throws(Failure) -> Output {
  { () async throws(Failure) in
    let call = CallDescription(name)
    return try await call.logging(log) { () async throws(Failure) in try await function() }
  }
}

/// Logs each call of a function of no parameters when it ends.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func logged<Output>(
  _ function: @escaping @Sendable () -> Output, _ name: String,
  to log: @escaping @Sendable (String) -> Void = { print($0) }
) -> @Sendable () -> Output {
  {
    let call = CallDescription(name)
    return call.logging(log) { function() }
  }
}

/// Logs each call of a function of no parameters when it ends.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func logged<Output, Failure: Error>(
  _ function: @escaping @Sendable () throws(Failure) -> Output, _ name: String,
  to log: @escaping @Sendable (String) -> Void = { print($0) }
) -> @Sendable () throws(Failure) -> Output {
  { () throws(Failure) in
    let call = CallDescription(name)
    return try call.logging(log) { () throws(Failure) in try function() }
  }
}

/// Logs each call of a function of no parameters when it ends.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func logged<Output>(
  _ function: @escaping @Sendable () async -> Output, _ name: String,
  to log: @escaping @Sendable (String) -> Void = { print($0) }
) -> @Sendable () async -> Output {
  {
    let call = CallDescription(name)
    return await call.logging(log) { await function() }
  }
}

/// Logs each call of a function of no parameters when it ends.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func logged<Output, Failure: Error>(
  _ function: @escaping @Sendable () async throws(Failure) -> Output, _ name: String,
  to log: @escaping @Sendable (String) -> Void = { print($0) }
) -> @Sendable () async throws(Failure) -> Output {
  { () async throws(Failure) in
    let call = CallDescription(name)
    return try await call.logging(log) { () async throws(Failure) in try await function() }
  }
}

/// Logs each call of a function of no parameters when it ends.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func logged<Output: SendableMetatype>(
  _ function: @escaping @MainActor () -> Output, _ name: String,
  to log: @escaping @MainActor (String) -> Void = { print($0) }
) -> @MainActor () -> Output {
  {
    let call = CallDescription(name)
    return call.logging({ log($0) }) { function() }
  }
}

/// Logs each call of a function of no parameters when it ends.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func logged<Output: SendableMetatype, Failure: Error>(
  _ function: @escaping @MainActor () throws(Failure) -> Output, _ name: String,
  to log: @escaping @MainActor (String) -> Void = { print($0) }
) -> @MainActor () throws(Failure) -> Output {
  { () throws(Failure) in
    let call = CallDescription(name)
    return try call.logging({ log($0) }) { () throws(Failure) in try function() }
  }
}

/// Logs each call of a function when it ends, with its arguments and its result or error.
///
/// ```swift
/// func load(_ id: Int) -> String { "Ada" }
///
/// let logging = logged(load, "LoadUser")
/// _ = logging(1)   // prints: LoadUser(1) returned "Ada"
/// ```
///
/// The function takes any number of parameters, and may suspend, throw, be `@Sendable`, or run on the
/// main actor. The log contains all arguments and results: keep secrets out of them.
///
/// - Parameters:
///   - function: The function.
///   - name: The name of the function in the log.
///   - log: A function that receives each line. The default prints it.
/// - Returns: A function of the same type.
@_disfavoredOverload @export(implementation) @inline(always)
public func logged<Arg1, Output>(
  _ function: @escaping (Arg1) -> Output, _ name: String,
  to log: @escaping (String) -> Void = { print($0) }
) -> (Arg1) -> Output {
  { arg1 in
    let call = CallDescription(name, arg1)
    return call.logging(log) { function(arg1) }
  }
}

/// Logs each call of a function of one parameter when it ends.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func logged<Arg1, Output, Failure: Error>(
  _ function: @escaping (Arg1) throws(Failure) -> Output, _ name: String,
  to log: @escaping (String) -> Void = { print($0) }
) -> (Arg1) throws(Failure) -> Output {
  { arg1 throws(Failure) in
    let call = CallDescription(name, arg1)
    return try call.logging(log) { () throws(Failure) in try function(arg1) }
  }
}

/// Logs each call of a function of one parameter when it ends.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func logged<Arg1, Output>(
  _ function: @escaping (Arg1) async -> Output, _ name: String,
  to log: @escaping (String) -> Void = { print($0) }
) -> (Arg1) async -> Output {
  { arg1 in
    let call = CallDescription(name, arg1)
    return await call.logging(log) { await function(arg1) }
  }
}

/// Logs each call of a function of one parameter when it ends.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func logged<Arg1, Output, Failure: Error>(
  _ function: @escaping (Arg1) async throws(Failure) -> Output, _ name: String,
  to log: @escaping (String) -> Void = { print($0) }
) -> (Arg1) async throws(Failure) -> Output {
  { arg1 async throws(Failure) in
    let call = CallDescription(name, arg1)
    return try await call.logging(log) { () async throws(Failure) in try await function(arg1) }
  }
}

/// Logs each call of a function of one parameter when it ends.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func logged<Arg1, Output: SendableMetatype>(
  _ function: @escaping @Sendable (Arg1) -> Output, _ name: String,
  to log: @escaping @Sendable (String) -> Void = { print($0) }
) -> @Sendable (Arg1) -> Output {
  { arg1 in
    let call = CallDescription(name, arg1)
    return call.logging(log) { function(arg1) }
  }
}

/// Logs each call of a function of one parameter when it ends.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func logged<Arg1, Output: SendableMetatype, Failure: Error>(
  _ function: @escaping @Sendable (Arg1) throws(Failure) -> Output, _ name: String,
  to log: @escaping @Sendable (String) -> Void = { print($0) }
) -> @Sendable (Arg1) throws(Failure) -> Output {
  { arg1 throws(Failure) in
    let call = CallDescription(name, arg1)
    return try call.logging(log) { () throws(Failure) in try function(arg1) }
  }
}

/// Logs each call of a function of one parameter when it ends.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func logged<Arg1, Output: SendableMetatype>(
  _ function: @escaping @Sendable (Arg1) async -> Output, _ name: String,
  to log: @escaping @Sendable (String) -> Void = { print($0) }
) -> @Sendable (Arg1) async -> Output {
  { arg1 in
    let call = CallDescription(name, arg1)
    return await call.logging(log) { await function(arg1) }
  }
}

/// Logs each call of a function of one parameter when it ends.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func logged<Arg1, Output: SendableMetatype, Failure: Error>(
  _ function: @escaping @Sendable (Arg1) async throws(Failure) -> Output, _ name: String,
  to log: @escaping @Sendable (String) -> Void = { print($0) }
) -> @Sendable (Arg1) async throws(Failure) -> Output {
  { arg1 async throws(Failure) in
    let call = CallDescription(name, arg1)
    return try await call.logging(log) { () async throws(Failure) in try await function(arg1) }
  }
}

/// Logs each call of a function of one parameter when it ends.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func logged<Arg1: SendableMetatype, Output: SendableMetatype>(
  _ function: @escaping @MainActor (Arg1) -> Output, _ name: String,
  to log: @escaping @MainActor (String) -> Void = { print($0) }
) -> @MainActor (Arg1) -> Output {
  { arg1 in
    let call = CallDescription(name, arg1)
    return call.logging({ log($0) }) { function(arg1) }
  }
}

/// Logs each call of a function of one parameter when it ends.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func logged<Arg1: SendableMetatype, Output: SendableMetatype, Failure: Error>(
  _ function: @escaping @MainActor (Arg1) throws(Failure) -> Output, _ name: String,
  to log: @escaping @MainActor (String) -> Void = { print($0) }
) -> @MainActor (Arg1) throws(Failure) -> Output {
  { arg1 throws(Failure) in
    let call = CallDescription(name, arg1)
    return try call.logging({ log($0) }) { () throws(Failure) in try function(arg1) }
  }
}

/// Logs each call of a function of two parameters when it ends.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func logged<Arg1, Arg2, Output>(
  _ function: @escaping (Arg1, Arg2) -> Output, _ name: String,
  to log: @escaping (String) -> Void = { print($0) }
) -> (Arg1, Arg2) -> Output {
  { arg1, arg2 in
    let call = CallDescription(name, arg1, arg2)
    return call.logging(log) { function(arg1, arg2) }
  }
}

/// Logs each call of a function of two parameters when it ends.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func logged<Arg1, Arg2, Output, Failure: Error>(
  _ function: @escaping (Arg1, Arg2) throws(Failure) -> Output, _ name: String,
  to log: @escaping (String) -> Void = { print($0) }
) -> (Arg1, Arg2) throws(Failure) -> Output {
  { arg1, arg2 throws(Failure) in
    let call = CallDescription(name, arg1, arg2)
    return try call.logging(log) { () throws(Failure) in try function(arg1, arg2) }
  }
}

/// Logs each call of a function of two parameters when it ends.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func logged<Arg1, Arg2, Output>(
  _ function: @escaping (Arg1, Arg2) async -> Output, _ name: String,
  to log: @escaping (String) -> Void = { print($0) }
) -> (Arg1, Arg2) async -> Output {
  { arg1, arg2 in
    let call = CallDescription(name, arg1, arg2)
    return await call.logging(log) { await function(arg1, arg2) }
  }
}

/// Logs each call of a function of two parameters when it ends.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func logged<Arg1, Arg2, Output, Failure: Error>(
  _ function: @escaping (Arg1, Arg2) async throws(Failure) -> Output, _ name: String,
  to log: @escaping (String) -> Void = { print($0) }
) -> (Arg1, Arg2) async throws(Failure) -> Output {
  { arg1, arg2 async throws(Failure) in
    let call = CallDescription(name, arg1, arg2)
    return try await call.logging(log) { () async throws(Failure) in
      try await function(arg1, arg2)
    }
  }
}

/// Logs each call of a function of two parameters when it ends.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func logged<Arg1, Arg2: SendableMetatype, Output: SendableMetatype>(
  _ function: @escaping @Sendable (Arg1, Arg2) -> Output, _ name: String,
  to log: @escaping @Sendable (String) -> Void = { print($0) }
) -> @Sendable (Arg1, Arg2) -> Output {
  { arg1, arg2 in
    let call = CallDescription(name, arg1, arg2)
    return call.logging(log) { function(arg1, arg2) }
  }
}

/// Logs each call of a function of two parameters when it ends.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func logged<Arg1, Arg2: SendableMetatype, Output: SendableMetatype, Failure: Error>(
  _ function: @escaping @Sendable (Arg1, Arg2) throws(Failure) -> Output, _ name: String,
  to log: @escaping @Sendable (String) -> Void = { print($0) }
) -> @Sendable (Arg1, Arg2) throws(Failure) -> Output {
  { arg1, arg2 throws(Failure) in
    let call = CallDescription(name, arg1, arg2)
    return try call.logging(log) { () throws(Failure) in try function(arg1, arg2) }
  }
}

/// Logs each call of a function of two parameters when it ends.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func logged<Arg1, Arg2: SendableMetatype, Output: SendableMetatype>(
  _ function: @escaping @Sendable (Arg1, Arg2) async -> Output, _ name: String,
  to log: @escaping @Sendable (String) -> Void = { print($0) }
) -> @Sendable (Arg1, Arg2) async -> Output {
  { arg1, arg2 in
    let call = CallDescription(name, arg1, arg2)
    return await call.logging(log) { await function(arg1, arg2) }
  }
}

/// Logs each call of a function of two parameters when it ends.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func logged<Arg1, Arg2: SendableMetatype, Output: SendableMetatype, Failure: Error>(
  _ function: @escaping @Sendable (Arg1, Arg2) async throws(Failure) -> Output, _ name: String,
  to log: @escaping @Sendable (String) -> Void = { print($0) }
) -> @Sendable (Arg1, Arg2) async throws(Failure) -> Output {
  { arg1, arg2 async throws(Failure) in
    let call = CallDescription(name, arg1, arg2)
    return try await call.logging(log) { () async throws(Failure) in
      try await function(arg1, arg2)
    }
  }
}

/// Logs each call of a function of two parameters when it ends.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func logged<Arg1: SendableMetatype, Arg2: SendableMetatype, Output: SendableMetatype>(
  _ function: @escaping @MainActor (Arg1, Arg2) -> Output, _ name: String,
  to log: @escaping @MainActor (String) -> Void = { print($0) }
) -> @MainActor (Arg1, Arg2) -> Output {
  { arg1, arg2 in
    let call = CallDescription(name, arg1, arg2)
    return call.logging({ log($0) }) { function(arg1, arg2) }
  }
}

/// Logs each call of a function of two parameters when it ends.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func logged<
  Arg1: SendableMetatype, Arg2: SendableMetatype, Output: SendableMetatype, Failure: Error
>(
  _ function: @escaping @MainActor (Arg1, Arg2) throws(Failure) -> Output, _ name: String,
  to log: @escaping @MainActor (String) -> Void = { print($0) }
) -> @MainActor (Arg1, Arg2) throws(Failure) -> Output {
  { arg1, arg2 throws(Failure) in
    let call = CallDescription(name, arg1, arg2)
    return try call.logging({ log($0) }) { () throws(Failure) in try function(arg1, arg2) }
  }
}

/// Logs each call of a function of three or more parameters when it ends.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func logged<Arg1, Arg2, Arg3, each Rest, Output>(
  _ function: @escaping (Arg1, Arg2, Arg3, repeat each Rest) -> Output, _ name: String,
  to log: @escaping (String) -> Void = { print($0) }
) -> (Arg1, Arg2, Arg3, repeat each Rest) -> Output {
  { (arg1: Arg1, arg2: Arg2, arg3: Arg3, rest: repeat each Rest) in
    let call = CallDescription(name, arg1, arg2, arg3).followed(by: repeat each rest)
    return call.logging(log) { function(arg1, arg2, arg3, repeat each rest) }
  }
}

/// Logs each call of a function of three or more parameters when it ends.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func logged<Arg1, Arg2, Arg3, each Rest, Output, Failure: Error>(
  _ function: @escaping (Arg1, Arg2, Arg3, repeat each Rest) throws(Failure) -> Output,
  _ name: String, to log: @escaping (String) -> Void = { print($0) }
) -> (Arg1, Arg2, Arg3, repeat each Rest) throws(Failure) -> Output {
  { (arg1: Arg1, arg2: Arg2, arg3: Arg3, rest: repeat each Rest) throws(Failure) in
    let call = CallDescription(name, arg1, arg2, arg3).followed(by: repeat each rest)
    return try call.logging(log) { () throws(Failure) in
      try function(arg1, arg2, arg3, repeat each rest)
    }
  }
}

/// Logs each call of a function of three or more parameters when it ends.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func logged<Arg1, Arg2, Arg3, each Rest, Output>(
  _ function: @escaping (Arg1, Arg2, Arg3, repeat each Rest) async -> Output, _ name: String,
  to log: @escaping (String) -> Void = { print($0) }
) -> (Arg1, Arg2, Arg3, repeat each Rest) async -> Output {
  { (arg1: Arg1, arg2: Arg2, arg3: Arg3, rest: repeat each Rest) in
    let call = CallDescription(name, arg1, arg2, arg3).followed(by: repeat each rest)
    return await call.logging(log) { await function(arg1, arg2, arg3, repeat each rest) }
  }
}

/// Logs each call of a function of three or more parameters when it ends.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func logged<Arg1, Arg2, Arg3, each Rest, Output, Failure: Error>(
  _ function: @escaping (Arg1, Arg2, Arg3, repeat each Rest) async throws(Failure) -> Output,
  _ name: String, to log: @escaping (String) -> Void = { print($0) }
) -> (Arg1, Arg2, Arg3, repeat each Rest) async throws(Failure) -> Output {
  { (arg1: Arg1, arg2: Arg2, arg3: Arg3, rest: repeat each Rest) async throws(Failure) in
    let call = CallDescription(name, arg1, arg2, arg3).followed(by: repeat each rest)
    return try await call.logging(log) { () async throws(Failure) in
      try await function(arg1, arg2, arg3, repeat each rest)
    }
  }
}

/// Logs each call of a function of three or more parameters when it ends.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func logged<
  Arg1, Arg2: SendableMetatype, Arg3: SendableMetatype, each Rest: SendableMetatype,
  Output: SendableMetatype
>(
  _ function: @escaping @Sendable (Arg1, Arg2, Arg3, repeat each Rest) -> Output, _ name: String,
  to log: @escaping @Sendable (String) -> Void = { print($0) }
) -> @Sendable (Arg1, Arg2, Arg3, repeat each Rest) -> Output {
  { (arg1: Arg1, arg2: Arg2, arg3: Arg3, rest: repeat each Rest) in
    let call = CallDescription(name, arg1, arg2, arg3).followed(by: repeat each rest)
    return call.logging(log) { function(arg1, arg2, arg3, repeat each rest) }
  }
}

/// Logs each call of a function of three or more parameters when it ends.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func logged<
  Arg1, Arg2: SendableMetatype, Arg3: SendableMetatype, each Rest: SendableMetatype,
  Output: SendableMetatype, Failure: Error
>(
  _ function: @escaping @Sendable (Arg1, Arg2, Arg3, repeat each Rest) throws(Failure) -> Output,
  _ name: String, to log: @escaping @Sendable (String) -> Void = { print($0) }
) -> @Sendable (Arg1, Arg2, Arg3, repeat each Rest) throws(Failure) -> Output {
  { (arg1: Arg1, arg2: Arg2, arg3: Arg3, rest: repeat each Rest) throws(Failure) in
    let call = CallDescription(name, arg1, arg2, arg3).followed(by: repeat each rest)
    return try call.logging(log) { () throws(Failure) in
      try function(arg1, arg2, arg3, repeat each rest)
    }
  }
}

/// Logs each call of a function of three or more parameters when it ends.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func logged<
  Arg1, Arg2: SendableMetatype, Arg3: SendableMetatype, each Rest: SendableMetatype,
  Output: SendableMetatype
>(
  _ function: @escaping @Sendable (Arg1, Arg2, Arg3, repeat each Rest) async -> Output,
  _ name: String, to log: @escaping @Sendable (String) -> Void = { print($0) }
) -> @Sendable (Arg1, Arg2, Arg3, repeat each Rest) async -> Output {
  { (arg1: Arg1, arg2: Arg2, arg3: Arg3, rest: repeat each Rest) in
    let call = CallDescription(name, arg1, arg2, arg3).followed(by: repeat each rest)
    return await call.logging(log) { await function(arg1, arg2, arg3, repeat each rest) }
  }
}

/// Logs each call of a function of three or more parameters when it ends.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func logged<
  Arg1, Arg2: SendableMetatype, Arg3: SendableMetatype, each Rest: SendableMetatype,
  Output: SendableMetatype, Failure: Error
>(
  _ function:
    @escaping @Sendable (Arg1, Arg2, Arg3, repeat each Rest) async throws(Failure) -> Output,
  _ name: String, to log: @escaping @Sendable (String) -> Void = { print($0) }
) -> @Sendable (Arg1, Arg2, Arg3, repeat each Rest) async throws(Failure) -> Output {
  { (arg1: Arg1, arg2: Arg2, arg3: Arg3, rest: repeat each Rest) async throws(Failure) in
    let call = CallDescription(name, arg1, arg2, arg3).followed(by: repeat each rest)
    return try await call.logging(log) { () async throws(Failure) in
      try await function(arg1, arg2, arg3, repeat each rest)
    }
  }
}

/// Logs each call of a function of three or more parameters when it ends.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func logged<
  Arg1: SendableMetatype, Arg2: SendableMetatype, Arg3: SendableMetatype,
  each Rest: SendableMetatype, Output: SendableMetatype
>(
  _ function: @escaping @MainActor (Arg1, Arg2, Arg3, repeat each Rest) -> Output, _ name: String,
  to log: @escaping @MainActor (String) -> Void = { print($0) }
) -> @MainActor (Arg1, Arg2, Arg3, repeat each Rest) -> Output {
  { (arg1: Arg1, arg2: Arg2, arg3: Arg3, rest: repeat each Rest) in
    let call = CallDescription(name, arg1, arg2, arg3).followed(by: repeat each rest)
    return call.logging({ log($0) }) { function(arg1, arg2, arg3, repeat each rest) }
  }
}

/// Logs each call of a function of three or more parameters when it ends.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func logged<
  Arg1: SendableMetatype, Arg2: SendableMetatype, Arg3: SendableMetatype,
  each Rest: SendableMetatype, Output: SendableMetatype, Failure: Error
>(
  _ function: @escaping @MainActor (Arg1, Arg2, Arg3, repeat each Rest) throws(Failure) -> Output,
  _ name: String, to log: @escaping @MainActor (String) -> Void = { print($0) }
) -> @MainActor (Arg1, Arg2, Arg3, repeat each Rest) throws(Failure) -> Output {
  { (arg1: Arg1, arg2: Arg2, arg3: Arg3, rest: repeat each Rest) throws(Failure) in
    let call = CallDescription(name, arg1, arg2, arg3).followed(by: repeat each rest)
    return try call.logging({ log($0) }) { () throws(Failure) in
      try function(arg1, arg2, arg3, repeat each rest)
    }
  }
}
