extension Result {
  /// Creates a result with the value or the error of an asynchronous call.
  @export(implementation)
  init(awaiting call: () async throws(Failure) -> Success) async {
    do throws(Failure) {
      self = .success(try await call())
    } catch {
      self = .failure(error)
    }
  }
}
