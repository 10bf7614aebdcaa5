// The platform's C library, for system calls alone. Its math functions must not reach motion or painting, because their
// last bits differ between processors: use Arithmetic instead.
#if canImport(Darwin)
  @_exported public import Darwin
#elseif canImport(Glibc)
  @_exported public import Glibc
#elseif canImport(Musl)
  @_exported public import Musl
#endif
