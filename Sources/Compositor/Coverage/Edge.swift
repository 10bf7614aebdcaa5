/// A side of an outline in pixels with eight fractional bits, directed; never horizontal.
struct Edge: Hashable, BitwiseCopyable {
  var x0: Int32
  var y0: Int32
  var x1: Int32
  var y1: Int32
}
