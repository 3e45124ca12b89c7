/// Calls a function and records how long the call took, including a call that throws.
@export(implementation)
func measuring<C: Clock, Output, Failure: Error>(
  _ clock: C, _ record: (C.Duration) -> Void, _ call: () throws(Failure) -> Output
) throws(Failure) -> Output {
  let start = clock.now
  defer { record(start.duration(to: clock.now)) }
  return try call()
}

/// Awaits a function and records how long the call took, including a call that throws.
@export(implementation)
func measuring<C: Clock, Output, Failure: Error>(
  _ clock: C, _ record: (C.Duration) -> Void, _ call: () async throws(Failure) -> Output
) async throws(Failure) -> Output {
  let start = clock.now
  defer { record(start.duration(to: clock.now)) }
  return try await call()
}
