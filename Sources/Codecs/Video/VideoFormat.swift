/// An uncompressed video format, for other programs to read from a pipe.
public enum VideoFormat: Hashable, Sendable {
  /// YUV4MPEG2 without subsampling (C444), BT.709 in limited range, and without alpha, so transparent pixels become
  /// black.
  case y4m
  /// Raw rows of RGBA that are not premultiplied, without headers.
  case rgba
}
