package import Pixels

/// Makes PNG files of the changes from each frame to the next; nil where nothing changes.
///
/// Within the changed rectangle, unchanged pixels can be stored or left clear: clear ones compress well, stored ones
/// need no alpha. An image with slightly too many colors for a palette can be split into two or three with palettes. If
/// there is time, all of this is tried.
package struct PNGChangeEncoder: FrameEncoder {
  private let png: PNGEncoder
  private let triesAll: Bool
  private let scratches = PNGScratchPool()

  /// Makes an encoder of frames.
  ///
  /// - Parameters:
  ///   - png: The encoder of the files.
  ///   - triesAll: True to search for the smallest encoding, taking two to four times as long.
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
  /// The most layers that are worth their palettes.
  private static let maximumLayerCount = 3
  /// The number of colors in a palette, except the transparent one.
  private static let colorsPerLayer = 255

  /// Bitmaps with few enough colors for palettes that together give this one; nil if it has a palette itself, has far
  /// too many colors, or has translucent pixels, since these must not be painted over each other's clear ones.
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
