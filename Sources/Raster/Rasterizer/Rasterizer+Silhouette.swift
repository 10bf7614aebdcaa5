import Arithmetic
package import Pixels

extension Rasterizer {
  /// Paints the shadow that the contents of `caster` cast.
  ///
  /// - Parameters:
  ///   - shadow: The blur and the offset of the shadow.
  ///   - caster: The whole surface of a group.
  ///   - color: The shadow's color.
  ///   - box: The pixels of `canvas` to paint.
  ///   - canvas: The canvas below the group.
  package func paint(
    _ shadow: CastShadow, of caster: Canvas, color: PremultipliedColor, box: PixelRect, onto canvas: Canvas
  ) {
    let margin = shadow.margin
    let around = caster.box.moved(x: shadow.columns, y: shadow.rows).grown(x: margin.x, y: margin.y)
    // The part of the shadow that is on the canvas, with the whole caster.
    let whole = around.intersection(box).union(caster.box.moved(x: shadow.columns, y: shadow.rows).grown(x: 1, y: 1))
    let width = whole.maxX - whole.minX
    let height = whole.maxY - whole.minY
    let bytes = unsafe silhouettes.memory(byteCount: width * height)
    // Budget: the surface that casts the shadow, and the canvas.
    unsafe bytes.initializeMemory(as: UInt8.self, repeating: 0, count: width * height)
    let plane = unsafe BytePlane(bytes: bytes, bytesPerRow: width, width: width, height: height, channels: 1)
    let left = caster.box.minX + shadow.columns - whole.minX
    let top = caster.box.minY + shadow.rows - whole.minY
    let weightX = Int(saturating: (shadow.dx - Double(shadow.columns)) * 256)
    let weightY = Int(saturating: (shadow.dy - Double(shadow.rows)) * 256)
    for y in caster.box.minY..<caster.box.maxY {
      // Sound: the plane has one more row and column than the caster on every side.
      let source = unsafe caster.pixel(x: caster.box.minX, y: y)
      let target = unsafe plane.row(y - caster.box.minY + top) + left
      let count = caster.box.maxX - caster.box.minX
      for x in 0..<count {
        unsafe target.storeBytes(
          of: source.load(fromByteOffset: x * 4 + 3, as: UInt8.self), toByteOffset: x, as: UInt8.self)
      }
    }
    if weightX | weightY != 0 { plane.move(x: weightX, y: weightY) }
    shadow.blur?.apply(to: plane, border: .clear, memory: scratch)
    let paint = SolidPaint(color)
    let part = around.intersection(box).intersection(canvas.box)
    guard !part.isEmpty else { return }
    for y in part.minY..<part.maxY {
      let row = unsafe plane.row(y - whole.minY)
      for x in stride(from: part.alignedMinX, to: part.maxX, by: 4) {
        var coverage = SIMD4<UInt32>.zero
        for lane in 0..<4 where x + lane >= part.minX && x + lane < part.maxX {
          unsafe coverage[lane] = UInt32(row.load(fromByteOffset: x + lane - whole.minX, as: UInt8.self))
        }
        if coverage != .zero { unsafe paint.blendQuad(canvas.pixel(x: x, y: y), x: x, coverage: coverage) }
      }
    }
  }
}

extension BytePlane {
  /// Moves a plane of one channel right and down by 256ths of a pixel; its last row and column are transparent.
  fileprivate func move(x weightX: Int, y weightY: Int) {
    // This proceeds from the last pixel to the first, because each depends on its predecessors.
    for y in (0..<height).reversed() {
      // Sound: rows and columns are within the plane.
      let row = unsafe self.row(y)
      let above = unsafe y > 0 ? self.row(y - 1) : row
      let weightY = y > 0 ? weightY : 0
      for x in (0..<width).reversed() {
        let before = max(x - 1, 0)
        let weight = x > 0 ? weightX : 0
        func value(_ row: UnsafeMutableRawPointer) -> Int {
          unsafe Int(row.load(fromByteOffset: x, as: UInt8.self)) * (256 - weight)
            + Int(row.load(fromByteOffset: before, as: UInt8.self)) * weight
        }
        let moved = unsafe (value(row) * (256 - weightY) + value(above) * weightY + 32768) >> 16
        unsafe row.storeBytes(of: UInt8(moved), toByteOffset: x, as: UInt8.self)
      }
    }
  }
}
