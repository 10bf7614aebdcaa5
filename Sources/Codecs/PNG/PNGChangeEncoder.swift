package import Pixels

/// Encodes the changes from each frame to the next as PNG files; nil if nothing changes.
///
/// Within the changed rectangle, unchanged pixels can be stored or left transparent: transparent ones compress well,
/// stored ones need no alpha. An image with slightly too many colors for a palette can be split into two or three with
/// palettes. All of these are tried if the encoder is set to.
package struct PNGChangeEncoder: FrameEncoder {
  private let png: PNGEncoder
  private let triesAll: Bool
  private let scratches = PNGScratchPool()

  /// Creates an encoder of frame changes.
  ///
  /// - Parameters:
  ///   - png: The encoder of the files.
  ///   - triesAll: True to search for the smallest encoding, in two to four times the time.
  package init(_ png: PNGEncoder, triesAll: Bool) {
    self.png = png
    self.triesAll = triesAll
  }

  package func encode(_ frame: Bitmap, after previous: Bitmap?) throws(OutputError) -> PNGChange? {
    guard let rectangle = previous.map(frame.changedRectangle(from:)) ?? frame.bounds else { return nil }
    var part = frame.cropped(to: rectangle)
    var best = try change(rectangle, isPaintedOver: false, [part])
    guard triesAll else { return best }
    if let layers = part.layersWithPalettes {
      best = try smaller(best, change(rectangle, isPaintedOver: false, layers))
    }
    guard let previous,
      let gaps = part.leaveOutUnchanged(from: previous, to: frame, in: rectangle, gap: .clear), gaps > 0
    else { return best }
    best = try smaller(best, change(rectangle, isPaintedOver: true, [part]))
    if let layers = part.layersWithPalettes { best = try smaller(best, change(rectangle, isPaintedOver: true, layers)) }
    return best
  }

  private func smaller(_ a: PNGChange, _ b: PNGChange) -> PNGChange { b.byteCount < a.byteCount ? b : a }

  private func change(
    _ rectangle: PixelRect, isPaintedOver: Bool, _ layers: [Bitmap]
  ) throws(OutputError) -> PNGChange {
    var files: [[UInt8]] = []
    for layer in layers {
      do throws(ImageError) {
        files.append(try scratches.withScratch { (scratch) throws(ImageError) in try png.encode(layer, in: scratch) })
      } catch {
        throw .image(error)
      }
    }
    return PNGChange(rectangle: rectangle, isPaintedOver: isPaintedOver, layers: files)
  }
}

extension Bitmap {
  /// The maximum number of layers; more are not worth their palettes.
  private static let maximumLayerCount = 3
  /// The maximum number of colors in a layer's palette, except the transparent one.
  private static let colorsPerLayer = 255

  /// Bitmaps that fit into palettes and together make up this one.
  ///
  /// This is nil if the bitmap fits into one palette or has far too many colors, or if it has translucent pixels, since
  /// these must not be composited over the transparent pixels of other layers.
  fileprivate var layersWithPalettes: [Bitmap]? {
    var layers: [UInt32: Int] = [:]
    for y in 0..<height {
      let isFit = withWords(ofRow: y) { row in
        for x in row.indices {
          let color = UInt32(littleEndian: row[x])
          let alpha = color >> 24
          guard alpha == 255 || alpha == 0, layers.count <= Self.maximumLayerCount * Self.colorsPerLayer else {
            return false
          }
          if alpha > 0, layers[color] == nil { layers[color] = layers.count / Self.colorsPerLayer }
        }
        return true
      }
      guard isFit else { return nil }
    }
    guard layers.count > Self.colorsPerLayer, layers.count <= Self.maximumLayerCount * Self.colorsPerLayer else {
      return nil
    }
    var bitmaps = Array(repeating: Bitmap(width: width, height: height), count: Self.maximumLayerCount)
    for y in 0..<height {
      for x in 0..<width {
        let pixel = self[x, y]
        if let layer = layers[UInt32(littleEndian: pixel.word)] { bitmaps[layer][x, y] = pixel }
      }
    }
    return Array(bitmaps.prefix((layers.count + Self.colorsPerLayer - 1) / Self.colorsPerLayer))
  }
}
