#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

/// The calling thread, as an address whose lowest three bits are zero.
///
/// To C, the current thread is constant, so the optimizer moves the C call out of loops. But a loop
/// in an asynchronous function may change its thread. So the call is hidden from other modules.
@inline(never) @_semantics("optimize.no.crossmodule")
@usableFromInline func currentThread() -> UInt {
  #if canImport(Darwin)
    UInt(bitPattern: pthread_self())
  #else
    UInt(pthread_self())
  #endif
}
