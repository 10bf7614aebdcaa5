// The C library of the platform, for what the system alone can do. Its functions of numbers are not for what moves or is
// painted: their last bits are other ones on other processors. Arithmetic has those.
#if canImport(Darwin)
  @_exported public import Darwin
#elseif canImport(Glibc)
  @_exported public import Glibc
#elseif canImport(Musl)
  @_exported public import Musl
#endif
