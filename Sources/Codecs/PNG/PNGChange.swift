package import Pixels

/// The change from one frame to the next, stored as separate PNG files.
package struct PNGChange: Sendable {
  /// The rectangle that the pixels cover.
  package let rectangle: PixelRect
  /// True if they are painted over those that are there, its clear ones leaving them; else they replace them.
  package let isPaintedOver: Bool
  /// The files, to be painted one over the other: mostly one, more where that saves bytes.
  package let layers: [[UInt8]]

  /// The combined size of the files, in bytes.
  var byteCount: Int { layers.reduce(0) { $0 + $1.count } }
}
