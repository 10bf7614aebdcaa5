import Arithmetic
package import Flipbook

extension Recording {
  /// The size of all frames in pixels.
  ///
  /// - Throws: ``RenderError`` when the frames have different sizes.
  package var size: (width: Int, height: Int) {
    get throws(RenderError) {
      guard let first = frames.first?.picture else { return (0, 0) }
      if let other = frames.first(where: { $0.picture.width != first.width || $0.picture.height != first.height }) {
        throw RenderError(
          .options(
            """
            \(other.name ?? "a frame") has \(other.picture.width) × \(other.picture.height) pixels, but others have \
            \(first.width) × \(first.height): give both dimensions, as in --scale-to \
            \(first.width)x\(first.height)
            """))
      }
      return (first.width, first.height)
    }
  }

  /// Returns the recording with every frame scaled to a size in pixels.
  ///
  /// - Throws: ``RenderError`` when the size exceeds the limits of an image.
  package func scaled(width: Int, height: Int) throws(RenderError) -> Recording {
    guard Bitmap.canHold(width: width, height: height) else {
      throw RenderError(.options("a size of \(width) × \(height) pixels is too large"))
    }
    var result = self
    for index in frames.indices {
      let old = frames[index].picture
      guard old.width != width || old.height != height else { continue }
      result.frames[index].picture = FrameImage(old, scaledTo: width, height)
      result.frames[index].fingerprint = nil
      let (x, y) = (Double(width) / Double(old.width), Double(height) / Double(old.height))
      result.frames[index].ignored = frames[index].ignored.map { part in
        PixelRect(
          minX: Int(saturating: (Double(part.minX) * x).rounded(.down)),
          minY: Int(saturating: (Double(part.minY) * y).rounded(.down)),
          maxX: Int(saturating: (Double(part.maxX) * x).rounded(.up)),
          maxY: Int(saturating: (Double(part.maxY) * y).rounded(.up)))
      }
    }
    return result
  }
}
