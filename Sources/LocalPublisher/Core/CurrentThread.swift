#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

/// The calling thread: an address, so that the lowest three bits are zero.
///
/// A thread is constant to C, so the optimizer moves the call of C out of loops. A loop of an
/// asynchronous function may change its thread. That is why no other module sees the call.
@inline(never) @_semantics("optimize.no.crossmodule")
@usableFromInline func currentThread() -> UInt {
  #if canImport(Darwin)
    UInt(bitPattern: pthread_self())
  #else
    UInt(pthread_self())
  #endif
}
