// Made by `swift run generate-combinators`. Change the generator, not this file.

/// Refuses a call that binds no argument of the function.
@available(*, unavailable, message: "Swap the arguments: arg1 is for parameter 1, arg2 for 2.")
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2, Output, Expected>(
  _ function: (Arg1, Arg2) async throws -> Output, arg1: Arg2, arg2: Arg1
) -> Expected {
  preconditionFailure("No program can call an unavailable function.")
}

/// Refuses a call that binds no argument of the function.
@available(*, unavailable, message: "Swap the arguments: arg1 is for parameter 1, arg2 for 2.")
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2, Output>(
  _ function: (Arg1, Arg2) async throws -> Output, arg1: Arg2, arg2: Arg1
) -> Never {
  preconditionFailure("No program can call an unavailable function.")
}

/// Refuses a call that binds no argument of the function.
@available(*, unavailable, message: "Swap the arguments: arg1 is for parameter 1, arg2 for 2.")
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2, Arg3, Output, Expected>(
  _ function: (Arg1, Arg2, Arg3) async throws -> Output, arg1: Arg2, arg2: Arg1
) -> Expected {
  preconditionFailure("No program can call an unavailable function.")
}

/// Refuses a call that binds no argument of the function.
@available(*, unavailable, message: "Swap the arguments: arg1 is for parameter 1, arg2 for 2.")
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2, Arg3, Output>(
  _ function: (Arg1, Arg2, Arg3) async throws -> Output, arg1: Arg2, arg2: Arg1
) -> Never {
  preconditionFailure("No program can call an unavailable function.")
}

/// Refuses a call that binds no argument of the function.
@available(*, unavailable, message: "Swap the arguments: arg1 is for parameter 1, arg3 for 3.")
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2, Arg3, Output, Expected>(
  _ function: (Arg1, Arg2, Arg3) async throws -> Output, arg1: Arg3, arg3: Arg1
) -> Expected {
  preconditionFailure("No program can call an unavailable function.")
}

/// Refuses a call that binds no argument of the function.
@available(*, unavailable, message: "Swap the arguments: arg1 is for parameter 1, arg3 for 3.")
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2, Arg3, Output>(
  _ function: (Arg1, Arg2, Arg3) async throws -> Output, arg1: Arg3, arg3: Arg1
) -> Never {
  preconditionFailure("No program can call an unavailable function.")
}

/// Refuses a call that binds no argument of the function.
@available(*, unavailable, message: "Swap the arguments: arg2 is for parameter 2, arg3 for 3.")
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2, Arg3, Output, Expected>(
  _ function: (Arg1, Arg2, Arg3) async throws -> Output, arg2: Arg3, arg3: Arg2
) -> Expected {
  preconditionFailure("No program can call an unavailable function.")
}

/// Refuses a call that binds no argument of the function.
@available(*, unavailable, message: "Swap the arguments: arg2 is for parameter 2, arg3 for 3.")
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2, Arg3, Output>(
  _ function: (Arg1, Arg2, Arg3) async throws -> Output, arg2: Arg3, arg3: Arg2
) -> Never {
  preconditionFailure("No program can call an unavailable function.")
}

/// Refuses a call that binds no argument of the function.
@available(*, unavailable, message: "Swap the arguments: arg1 is for parameter 1, arg2 for 2.")
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2, Arg3, Arg4, each Rest, Output, Expected>(
  _ function: (Arg1, Arg2, Arg3, Arg4, repeat each Rest) async throws -> Output, arg1: Arg2,
  arg2: Arg1
) -> Expected {
  preconditionFailure("No program can call an unavailable function.")
}

/// Refuses a call that binds no argument of the function.
@available(*, unavailable, message: "Swap the arguments: arg1 is for parameter 1, arg2 for 2.")
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2, Arg3, Arg4, each Rest, Output>(
  _ function: (Arg1, Arg2, Arg3, Arg4, repeat each Rest) async throws -> Output, arg1: Arg2,
  arg2: Arg1
) -> Never {
  preconditionFailure("No program can call an unavailable function.")
}

/// Refuses a call that binds no argument of the function.
@available(*, unavailable, message: "Bind one at a time: partial(partial(f, arg3: b), arg1: a).")
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2, Arg3, Arg4, each Rest, Output, Expected>(
  _ function: (Arg1, Arg2, Arg3, Arg4, repeat each Rest) async throws -> Output, arg1: Arg1,
  arg3: Arg3
) -> Expected {
  preconditionFailure("No program can call an unavailable function.")
}

/// Refuses a call that binds no argument of the function.
@available(*, unavailable, message: "Bind one at a time: partial(partial(f, arg3: b), arg1: a).")
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2, Arg3, Arg4, each Rest, Output>(
  _ function: (Arg1, Arg2, Arg3, Arg4, repeat each Rest) async throws -> Output, arg1: Arg1,
  arg3: Arg3
) -> Never {
  preconditionFailure("No program can call an unavailable function.")
}

/// Refuses a call that binds no argument of the function.
@available(*, unavailable, message: "Bind one at a time: partial(partial(f, arg3: b), arg2: a).")
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2, Arg3, Arg4, each Rest, Output, Expected>(
  _ function: (Arg1, Arg2, Arg3, Arg4, repeat each Rest) async throws -> Output, arg2: Arg2,
  arg3: Arg3
) -> Expected {
  preconditionFailure("No program can call an unavailable function.")
}

/// Refuses a call that binds no argument of the function.
@available(*, unavailable, message: "Bind one at a time: partial(partial(f, arg3: b), arg2: a).")
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2, Arg3, Arg4, each Rest, Output>(
  _ function: (Arg1, Arg2, Arg3, Arg4, repeat each Rest) async throws -> Output, arg2: Arg2,
  arg3: Arg3
) -> Never {
  preconditionFailure("No program can call an unavailable function.")
}

/// Refuses a call that binds no argument of the function.
@available(*, unavailable, message: "Bind one at a time: partial(partial(f, arg4: b), arg1: a).")
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2, Arg3, Arg4, each Rest, Output, Expected>(
  _ function: (Arg1, Arg2, Arg3, Arg4, repeat each Rest) async throws -> Output, arg1: Arg1,
  arg4: Arg4
) -> Expected {
  preconditionFailure("No program can call an unavailable function.")
}

/// Refuses a call that binds no argument of the function.
@available(*, unavailable, message: "Bind one at a time: partial(partial(f, arg4: b), arg1: a).")
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2, Arg3, Arg4, each Rest, Output>(
  _ function: (Arg1, Arg2, Arg3, Arg4, repeat each Rest) async throws -> Output, arg1: Arg1,
  arg4: Arg4
) -> Never {
  preconditionFailure("No program can call an unavailable function.")
}

/// Refuses a call that binds no argument of the function.
@available(*, unavailable, message: "Bind one at a time: partial(partial(f, arg4: b), arg2: a).")
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2, Arg3, Arg4, each Rest, Output, Expected>(
  _ function: (Arg1, Arg2, Arg3, Arg4, repeat each Rest) async throws -> Output, arg2: Arg2,
  arg4: Arg4
) -> Expected {
  preconditionFailure("No program can call an unavailable function.")
}

/// Refuses a call that binds no argument of the function.
@available(*, unavailable, message: "Bind one at a time: partial(partial(f, arg4: b), arg2: a).")
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2, Arg3, Arg4, each Rest, Output>(
  _ function: (Arg1, Arg2, Arg3, Arg4, repeat each Rest) async throws -> Output, arg2: Arg2,
  arg4: Arg4
) -> Never {
  preconditionFailure("No program can call an unavailable function.")
}

/// Refuses a call that binds no argument of the function.
@available(*, unavailable, message: "Bind one at a time: partial(partial(f, arg4: b), arg3: a).")
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2, Arg3, Arg4, each Rest, Output, Expected>(
  _ function: (Arg1, Arg2, Arg3, Arg4, repeat each Rest) async throws -> Output, arg3: Arg3,
  arg4: Arg4
) -> Expected {
  preconditionFailure("No program can call an unavailable function.")
}

/// Refuses a call that binds no argument of the function.
@available(*, unavailable, message: "Bind one at a time: partial(partial(f, arg4: b), arg3: a).")
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2, Arg3, Arg4, each Rest, Output>(
  _ function: (Arg1, Arg2, Arg3, Arg4, repeat each Rest) async throws -> Output, arg3: Arg3,
  arg4: Arg4
) -> Never {
  preconditionFailure("No program can call an unavailable function.")
}

/// Refuses a call that binds no argument of the function.
@available(*, unavailable, message: "Swap the arguments: partial(f, arg1: a, arg2: b).")
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2, each Rest, Output, Expected>(
  _ function: (Arg1, Arg2, repeat each Rest) async throws -> Output, arg2: Arg2, arg1: Arg1
) -> Expected {
  preconditionFailure("No program can call an unavailable function.")
}

/// Refuses a call that binds no argument of the function.
@available(*, unavailable, message: "Swap the arguments: partial(f, arg1: a, arg2: b).")
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2, each Rest, Output>(
  _ function: (Arg1, Arg2, repeat each Rest) async throws -> Output, arg2: Arg2, arg1: Arg1
) -> Never {
  preconditionFailure("No program can call an unavailable function.")
}

/// Refuses a call that binds no argument of the function.
@available(*, unavailable, message: "Label the argument with its place: partial(f, arg1: a).")
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, each Rest, Output, Expected>(
  _ function: (Arg1, repeat each Rest) async throws -> Output, _ argument: Arg1
) -> Expected {
  preconditionFailure("No program can call an unavailable function.")
}

/// Refuses a call that binds no argument of the function.
@available(*, unavailable, message: "Label the argument with its place: partial(f, arg1: a).")
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, each Rest, Output>(
  _ function: (Arg1, repeat each Rest) async throws -> Output, _ argument: Arg1
) -> Never {
  preconditionFailure("No program can call an unavailable function.")
}
