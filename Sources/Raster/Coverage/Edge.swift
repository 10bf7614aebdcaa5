/// A side of an outline in pixels with eight fractional bits, directed; never horizontal.
package struct Edge: Hashable, BitwiseCopyable {
  package var x0: Int32
  package var y0: Int32
  package var x1: Int32
  package var y1: Int32

  /// The same line in the opposite direction.
  var reversed: Edge { Edge(x0: x1, y0: y1, x1: x0, y1: y0) }
}
