/// The pixels of a group, painted where they were composed.
struct SurfaceRows: PixelRows {
  let canvas: Canvas

  @inline(__always)
  func row(y: Int, from minX: Int, to maxX: Int) -> UnsafeRawPointer {
    // Sound: groups are painted only onto columns and rows that they contain.
    unsafe UnsafeRawPointer(canvas.pixel(x: minX, y: y))
  }
}
