import Arithmetic
import Geometry
import Pixels

extension Canvas {
  /// Computes all pixels from two other canvases with the same box, four at a time.
  ///
  /// Four pixels whose inputs equal the previous four are not computed again, which is the most frequent case.
  @inline(__always)
  func combine(_ a: Canvas, _ b: Canvas, _ formula: (PixelQuad, PixelQuad) -> PixelQuad) {
    precondition(a.box == box && b.box == box, "the canvases must cover the same pixels")
    var (lastA, lastB) = (SIMD4<UInt32>.zero, SIMD4<UInt32>.zero)
    var result = formula(PixelQuad(lastA), PixelQuad(lastB)).bytes
    for y in box.minY..<box.maxY {
      // Sound: all three rows contain the pixels from a multiple of four to the next after the last.
      let target = unsafe pixel(x: box.alignedMinX, y: y)
      let (first, second) = unsafe (a.pixel(x: box.alignedMinX, y: y), b.pixel(x: box.alignedMinX, y: y))
      for offset in stride(from: 0, to: bytesInRow, by: 16) {
        let (quadA, quadB) = unsafe (
          first.load(fromByteOffset: offset, as: SIMD4<UInt32>.self),
          second.load(fromByteOffset: offset, as: SIMD4<UInt32>.self)
        )
        if (quadA ^ lastA) | (quadB ^ lastB) != .zero {
          (lastA, lastB) = (quadA, quadB)
          result = formula(PixelQuad(quadA), PixelQuad(quadB)).bytes
        }
        unsafe target.storeBytes(of: result, toByteOffset: offset, as: SIMD4<UInt32>.self)
      }
    }
  }

  /// Changes the unpremultiplied components of all pixels; the second argument of `change` is the channel, from 0 for
  /// red to 3 for alpha.
  func mapStraight(alpha: ((UInt8) -> UInt8)? = nil, _ change: (UInt8, Int) -> UInt8) {
    for y in box.minY..<box.maxY {
      // Sound: as in `combine`.
      let row = unsafe pixel(x: box.alignedMinX, y: y)
      for offset in stride(from: 0, to: bytesInRow, by: 4) {
        let word = unsafe row.load(fromByteOffset: offset, as: UInt32.self)
        let old = word >> 24
        if old == 0, alpha == nil { continue }
        let new = alpha.map { UInt32($0(UInt8(old))) } ?? old
        func component(_ shift: UInt32, _ channel: Int) -> UInt32 {
          let premultiplied = word >> shift & 255
          let straight = old == 0 ? 0 : min(255, (premultiplied * 255 + old / 2) / old)
          return ((UInt32(change(UInt8(straight), channel)) * new + 127) / 255) << shift
        }
        let result = component(0, 0) | component(8, 1) | component(16, 2) | new << 24
        unsafe row.storeBytes(of: result, toByteOffset: offset, as: UInt32.self)
      }
    }
  }

  /// Clears all pixels outside of `part`, including the padding that shares a vector with its pixels.
  func clear(outside part: PixelRect) {
    let kept = part.intersection(box)
    for y in box.minY..<box.maxY {
      // Sound: as in `combine`.
      let row = unsafe pixel(x: box.alignedMinX, y: y)
      guard !kept.isEmpty, (kept.minY..<kept.maxY).contains(y) else {
        unsafe row.initializeMemory(as: UInt8.self, repeating: 0, count: bytesInRow)
        continue
      }
      let (left, right) = ((kept.minX - box.alignedMinX) * 4, (kept.maxX - box.alignedMinX) * 4)
      unsafe row.initializeMemory(as: UInt8.self, repeating: 0, count: left)
      unsafe (row + right).initializeMemory(as: UInt8.self, repeating: 0, count: bytesInRow - right)
    }
  }

  /// Copies the pixels of `other`, offset by whole pixels.
  private func copy(_ other: Canvas, movedBy offset: (x: Int, y: Int)) {
    let moved = other.box.moved(x: offset.x, y: offset.y).intersection(box)
    guard !moved.isEmpty else { return }
    for y in moved.minY..<moved.maxY {
      // Sound: the columns are within both canvases.
      unsafe pixel(x: moved.minX, y: y).copyMemory(
        from: other.pixel(x: moved.minX - offset.x, y: y - offset.y), byteCount: (moved.maxX - moved.minX) * 4)
    }
  }

  /// Copies the pixels of `other` with any offset; each pixel is the weighted mean of the four that it covers.
  func copy(_ other: Canvas, movedBy distance: Point) {
    let (left, top) = (distance.x.rounded(.down), distance.y.rounded(.down))
    copy(other, movedBy: (x: Int(saturating: left), y: Int(saturating: top)))
    if distance.y > top { blendRows(withShareOfUpper: Float(distance.y - top)) }
    if distance.x > left { blendColumns(withShareOfLeft: Float(distance.x - left)) }
  }

  /// Replaces every row with a weighted mean of itself and the one above.
  private func blendRows(withShareOfUpper share: Float) {
    for y in stride(from: box.maxY - 1, through: box.minY, by: -1) {
      // Sound: as in `combine`.
      let row = unsafe pixel(x: box.alignedMinX, y: y)
      for offset in stride(from: 0, to: bytesInRow, by: 16) {
        let quad = unsafe row.load(fromByteOffset: offset, as: SIMD4<UInt32>.self)
        let upper =
          y > box.minY ? unsafe (row - bytesPerRow).load(fromByteOffset: offset, as: SIMD4<UInt32>.self) : .zero
        if quad == upper { continue }
        unsafe row.storeBytes(
          of: PixelQuad(quad).mixed(with: PixelQuad(upper), share).bytes, toByteOffset: offset, as: SIMD4<UInt32>.self)
      }
    }
  }

  /// Replaces every column with a weighted mean of itself and the one to its left.
  private func blendColumns(withShareOfLeft share: Float) {
    for y in box.minY..<box.maxY {
      // Sound: as in `combine`; the pixels before the row belong to the previous vector, which is written later.
      let row = unsafe pixel(x: box.alignedMinX, y: y)
      for offset in stride(from: bytesInRow - 16, through: 0, by: -16) {
        let quad = unsafe row.load(fromByteOffset: offset, as: SIMD4<UInt32>.self)
        let left =
          offset > 0
          ? unsafe row.loadUnaligned(fromByteOffset: offset - 4, as: SIMD4<UInt32>.self)
          : SIMD4(0, quad[0], quad[1], quad[2])
        if quad == left { continue }
        unsafe row.storeBytes(
          of: PixelQuad(quad).mixed(with: PixelQuad(left), share).bytes, toByteOffset: offset, as: SIMD4<UInt32>.self)
      }
    }
  }

  /// The number of bytes in the vectors of a row.
  private var bytesInRow: Int { (box.maxX - box.alignedMinX + 3) / 4 * 16 }
}
