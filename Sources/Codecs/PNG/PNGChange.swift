package import Pixels

/// What changes from a frame to the next, as whole PNG files of their own.
package struct PNGChange: Sendable {
  /// Where its pixels go.
  package let rectangle: PixelRect
  /// Whether they are painted over those that are there, its clear ones leaving them; else they replace them.
  package let isPaintedOver: Bool
  /// The files, to be painted one over the other: mostly one, more where that saves bytes.
  package let layers: [[UInt8]]

  /// How many bytes the files have together.
  var byteCount: Int { layers.reduce(0) { $0 + $1.count } }
}
