/// A side of an outline in pixels with eight fractional bits, directed; never horizontal.
struct Edge: Hashable, BitwiseCopyable {
  var x0: Int32
  var y0: Int32
  var x1: Int32
  var y1: Int32

  /// The same line in the opposite direction.
  var reversed: Edge { Edge(x0: x1, y0: y1, x1: x0, y1: y0) }
}
