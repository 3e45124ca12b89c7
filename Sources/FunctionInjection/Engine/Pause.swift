#if FUNCTIONAL_DI_PAUSES
  #if canImport(Darwin)
    import Darwin
  #elseif canImport(Glibc)
    import Glibc
  #elseif canImport(Musl)
    import Musl
  #elseif canImport(Android)
    import Android
  #endif
#endif

/// Makes rare interleavings common, in a build for stress tests.
///
/// `FUNCTIONAL_DI_PAUSES=1 swift test` compiles the pauses. In any other build, this type is empty.
enum Pause {
  /// Lets other threads run, at random, between two steps of the claim protocol.
  @inline(__always)
  static func here() {
    #if FUNCTIONAL_DI_PAUSES
      switch UInt8.random(in: 0..<16) {
      case 0: usleep(UInt32.random(in: 1..<50))
      case 1..<4: sched_yield()
      default: break
      }
    #endif
  }
}
