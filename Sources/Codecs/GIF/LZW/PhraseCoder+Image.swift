import Pixels

extension PhraseCoder {
  /// What is coded, and what it may cost.
  struct Image {
    var rectangle: PixelRect
    /// The table.
    var colors: [OpaqueColor]
    /// The number that leaves pixels as they are, if there is one.
    var still: UInt8?
    /// How many bits symbols have, from 2 to 8.
    var symbolBits: Int
    /// How much squared error, over all components, may buy a bit; 0 changes nothing.
    var errorPerBit: Double
  }
}
