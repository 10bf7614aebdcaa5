import Pixels

/// A player's canvas: the bitmap, not premultiplied, that the frames of an animated PNG are drawn on, one after the other.
struct APNGCanvas: Sendable {
  private var bitmap: Bitmap
  private var isEmpty = true

  /// Creates a transparent canvas.
  init(width: Int, height: Int) {
    bitmap = Bitmap(width: width, height: height)
    bitmap.alphaType = .straight
  }

  /// The rectangle of the entire canvas.
  var bounds: PixelRect { bitmap.bounds }

  /// Draws a frame, and then disposes of it.
  ///
  /// - Parameters:
  ///   - picture: The pixels of the frame's rectangle, not premultiplied.
  ///   - control: The frame's control data; its rectangle is within the canvas.
  /// - Returns: The canvas while the frame is displayed.
  mutating func show(_ picture: Bitmap, _ control: APNGControl) -> Bitmap {
    let before = bitmap
    draw(picture, control)
    let shown = bitmap
    switch control.disposal {
    case .keep: break
    case .clear: bitmap.clear(control.rectangle)
    // Before the first frame there is no previous canvas to restore.
    case .restore: if isEmpty { bitmap.clear(control.rectangle) } else { bitmap = before }
    }
    isEmpty = false
    return shown
  }

  private mutating func draw(_ picture: Bitmap, _ control: APNGControl) {
    let rectangle = control.rectangle
    precondition(bounds.contains(rectangle) && picture.bounds == PixelRect(x: 0, y: 0, rectangle), "a stray frame")
    let step = bitmap.bytesPerRow
    // Sound: the rectangle is within the canvas and as large as the frame.
    unsafe bitmap.withUnsafeMutableBytes { canvas in
      unsafe picture.withUnsafeBytes { bytes in
        for y in 0..<rectangle.height {
          let target = unsafe canvas + (rectangle.y + y) * step + rectangle.x * 4
          let source = unsafe bytes + y * picture.bytesPerRow
          guard control.blend == .over else {
            unsafe target.copyMemory(from: source, byteCount: rectangle.width * 4)
            continue
          }
          let (below, above) = unsafe (
            target.assumingMemoryBound(to: Pixel.self), source.assumingMemoryBound(to: Pixel.self)
          )
          for x in 0..<rectangle.width where unsafe above[x].alpha > 0 {
            unsafe below[x] = above[x].over(below[x])
          }
        }
      }
    }
  }
}

extension PixelRect {
  /// Creates a rectangle with the given origin and the size of another rectangle.
  fileprivate init(x: Int, y: Int, _ other: PixelRect) {
    self.init(x: x, y: y, width: other.width, height: other.height)
  }
}

extension Pixel {
  /// Returns this pixel composited over another one, neither premultiplied (PNG specification, section 13.16).
  fileprivate func over(_ below: Pixel) -> Pixel {
    guard alpha < 255, below.alpha > 0 else { return self }
    let (weight, rest) = (UInt32(alpha) * 255, UInt32(below.alpha) * UInt32(255 - alpha))
    let whole = weight + rest
    func mixed(_ a: UInt8, _ b: UInt8) -> UInt8 {
      UInt8(truncatingIfNeeded: (UInt32(a) * weight + UInt32(b) * rest + whole / 2) / whole)
    }
    return Pixel(
      red: mixed(red, below.red), green: mixed(green, below.green), blue: mixed(blue, below.blue),
      alpha: UInt8(truncatingIfNeeded: (whole + 127) / 255))
  }
}
