internal import Foundation
public import FunctionalDI
public import FunctionalDITestDoubles

// A test that has not replaced a ready key fails when its code uses the key, and continues.

extension Now: StubbedService {
  /// A function that fails the test, and returns the reference date.
  public static var failingStub: Service {
    unimplemented(name, returning: Date(timeIntervalSinceReferenceDate: 0))
  }
}

extension MakeUUID: StubbedService {
  /// A function that fails the test, and returns an identifier of zeros.
  public static var failingStub: Service {
    unimplemented(name, returning: UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)))
  }
}

extension RandomNumber: StubbedService {
  /// A function that fails the test, and returns the smallest number of the range.
  public static var failingStub: Service {
    let fail: @Sendable () -> Void = unimplemented(name)
    return { range in
      fail()
      return range.lowerBound
    }
  }
}

extension WaitingClock: StubbedService {
  /// A clock that fails the test when code sleeps or asks for the time; a sleep throws an error.
  public static var failingStub: Service { UnimplementedClock(name) }
}

/// A clock that must not be used: each use fails the test.
private struct UnimplementedClock: Clock {
  private let clock = ManualClock()
  private let fail: @Sendable () throws -> Void

  init(_ name: String) { fail = unimplemented(name) }

  var now: ManualClock.Instant {
    // The failure is recorded before the error is thrown.
    try? fail()
    return clock.now
  }

  var minimumResolution: Duration { clock.minimumResolution }

  func sleep(until deadline: ManualClock.Instant, tolerance: Duration?) async throws { try fail() }
}
