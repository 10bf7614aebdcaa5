import Pixels

/// A rectangle of a frame to be encoded.
struct WebPRectangle: Sendable {
  /// The pixels of a rectangle that an image replaces.
  enum Drawing: Sendable {
    /// The image replaces all pixels.
    case whole
    /// Blocks that keep their pixels are transparent in the image.
    case blocks
    /// Pixels that are already correct are transparent in the image.
    case pixels
  }

  /// The rectangle on the canvas, and the blocks that are coded.
  let map: WebPBlockMap
  /// The original pixels.
  let truth: Bitmap
  /// The pixels of the canvas before the image is drawn.
  let shown: Bitmap
  /// True if the image may leave out pixels, since all others are opaque.
  let canBlend: Bool

  /// Crops a frame and the canvas to the rectangle of a block map.
  init(_ map: WebPBlockMap, of frame: Bitmap, shown canvas: Bitmap) {
    self.map = map
    truth = frame.cropped(to: map.rectangle)
    shown = canvas.cropped(to: map.rectangle)
    canBlend = truth.isOpaque
  }

  var bounds: PixelRect { map.rectangle }

  /// The fraction of blocks that keep their pixels.
  var keptFraction: Double { 1 - Double(map.codedCount) / Double(max(1, map.isCoded.count)) }

  /// The number of pixels in coded blocks that differ from their neighbors on the left and above, and from the canvas.
  var newPixelCount: Int {
    var count = 0
    for y in 0..<bounds.height where !shown.hasSameRow(y, as: truth) {
      truth.withWords(ofRow: y) { row in
        truth.withWords(ofRow: max(0, y - 1)) { above in
          shown.withWords(ofRow: y) { old in
            for x in 0..<row.count
            where row[x] != row[max(0, x - 1)] && row[x] != above[x] && row[x] != old[x]
              && map.codes(x: x + bounds.minX, y: y + bounds.minY)
            {
              count += 1
            }
          }
        }
      }
    }
    return count
  }

  /// The squared error of averaging the chroma of 2 × 2 pixels, in the coded blocks.
  var subsamplingError: Int {
    var sum = 0
    for y in stride(from: 0, to: bounds.height - 1, by: 2) {
      truth.withWords(ofRow: y) { upper in
        truth.withWords(ofRow: y + 1) { lower in
          for x in stride(from: 0, to: upper.count - 1, by: 2)
          where map.codes(x: x + bounds.minX, y: y + bounds.minY) {
            guard upper[x] != upper[x + 1] || upper[x] != lower[x] || upper[x] != lower[x + 1] else { continue }
            sum += WebPDifference.ofChroma(upper[x], upper[x + 1], lower[x], lower[x + 1])
          }
        }
      }
    }
    return sum
  }

  /// Returns the image to encode.
  func image(_ drawing: Drawing) -> Bitmap {
    switch drawing {
    case .whole: truth
    case .blocks: merge { x, y, new, _ in map.codes(x: x + bounds.minX, y: y + bounds.minY) ? new : 0 }
    case .pixels:
      merge { x, y, new, old in
        new != old && map.codes(x: x + bounds.minX, y: y + bounds.minY) ? new : 0
      }
    }
  }

  /// Returns the pixels of the canvas after a decoded image is drawn.
  func canvas(drawing image: Bitmap, _ drawing: Drawing) -> Bitmap {
    switch drawing {
    case .whole: return image
    case .blocks, .pixels:
      return shown.replacing(map, by: drawing == .blocks ? image : truth)
    }
  }

  /// Returns the original pixels that were last encoded, after an image is drawn.
  func coded(_ before: Bitmap, _ drawing: Drawing) -> Bitmap {
    drawing == .whole ? truth : before.replacing(map, by: truth)
  }

  /// Returns the sum of the squared errors of a canvas.
  func error(of canvas: Bitmap) -> Int {
    var sum = 0
    for y in 0..<bounds.height where !canvas.hasSameRow(y, as: truth) {
      canvas.withWords(ofRow: y) { a in
        truth.withWords(ofRow: y) { b in
          for x in 0..<a.count where a[x] != b[x] { sum += WebPDifference(a[x], b[x]).squares }
        }
      }
    }
    return sum
  }

  private func merge(_ word: (_ x: Int, _ y: Int, _ new: UInt32, _ old: UInt32) -> UInt32) -> Bitmap {
    var image = Bitmap(width: bounds.width, height: bounds.height)
    for y in 0..<bounds.height {
      truth.withWords(ofRow: y) { new in
        shown.withWords(ofRow: y) { old in
          image.replaceWords(ofRow: y, columns: 0..<image.width) { x in word(x, y, new[x], old[x]) }
        }
      }
    }
    return image
  }
}

extension Bitmap {
  /// Returns a copy of this bitmap with another bitmap's pixels in coded blocks.
  fileprivate func replacing(_ map: WebPBlockMap, by other: Bitmap) -> Bitmap {
    var result = self
    for y in 0..<height {
      other.withWords(ofRow: y) { row in
        for column in 0..<map.columns where map.isCoded[y / WebPDrift.side * map.columns + column] {
          let start = column * WebPDrift.side
          result.replaceWords(ofRow: y, columns: start..<min(width, start + WebPDrift.side)) { row[$0] }
        }
      }
    }
    return result
  }
}
