// The platform's C library, used only for system calls. Its math functions must not affect motion or painting, because
// their last bits differ between processors: use Arithmetic instead.
#if canImport(Darwin)
  @_exported public import Darwin
#elseif canImport(Glibc)
  @_exported public import Glibc
#elseif canImport(Musl)
  @_exported public import Musl
#endif
