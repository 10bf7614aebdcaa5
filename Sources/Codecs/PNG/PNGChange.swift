package import Pixels

/// What changes from a frame to the next, as a whole PNG file of its own.
package struct PNGChange: Sendable {
  /// Where its pixels go.
  package let rectangle: PixelRect
  /// Whether they are painted over those that are there, its clear ones leaving them; else they replace them.
  package let isPaintedOver: Bool
  /// The file.
  package let png: [UInt8]
}
