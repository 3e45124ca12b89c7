extension Result {
  /// Creates a result from what an asynchronous call returns or throws.
  @export(implementation)
  init(awaiting call: () async throws(Failure) -> Success) async {
    do throws(Failure) {
      self = .success(try await call())
    } catch {
      self = .failure(error)
    }
  }
}
