import FunctionalDITesting

/// An error that functions of these tests fail with.
struct Offline: Error, Equatable {}

/// Makes an unimplemented function in another file than the test's.
func makeUnimplementedElsewhere() -> @Sendable () -> Void {
  unimplemented("Elsewhere")
}
