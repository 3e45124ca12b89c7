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
/// The C function is declared as if its result never changed, so the optimizer would move a call
/// out of a loop. But a loop in an asynchronous function may continue on another thread. So the
/// call is hidden from other modules, where the optimizer cannot move it.
@inline(never) @_semantics("optimize.no.crossmodule")
@usableFromInline func currentThread() -> UInt {
  // A `pthread_t` is an unsigned number in Glibc, and elsewhere a pointer or a signed number.
  #if canImport(Glibc)
    UInt(pthread_self())
  #else
    UInt(bitPattern: pthread_self())
  #endif
}
