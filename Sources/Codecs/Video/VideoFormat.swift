/// An uncompressed format, for other programs to read from a pipe.
public enum VideoFormat: Hashable, Sendable {
  /// YUV4MPEG2 without subsampling (C444), BT.709 at limited range; it has no alpha, so clear pixels become black.
  case y4m
  /// Rows of straight R, G, B, A, and nothing else.
  case rgba
}
