import Pixels

extension LZWEncoder {
  /// The constants of encoding some rows of an image.
  ///
  /// The pointers are valid while the rows that they come from are.
  @safe struct Pass {
    /// The color indices of the current rows.
    let symbols: UnsafeMutablePointer<UInt8>
    /// The wanted colors of the current rows.
    let wanted: UnsafeMutablePointer<UInt32>
    /// The alternate color indices of the current rows.
    let alternates: UnsafeMutablePointer<UInt8>
    /// The end of the current rows.
    let lastPixel: Int
    /// The number of the image's pixels above the current rows.
    let offset: Int
    /// The transparent index, or ``LZWDictionary/none``.
    let transparentIndex: Int
    /// The clear code; symbols are below it.
    let clearCode: Int
    /// The cost of an error in bits, where weights are in eighths; 0 if symbols don't change.
    let bitsPerError: Float
    /// True to weight errors by the neighborhood of a pixel.
    let usesVisibility: Bool
    /// True if symbols may change only to their alternates.
    let usesAlternates: Bool

    init(of image: Image, _ rows: borrowing GIFImageRows, isLossy: Bool) {
      unsafe symbols = rows.symbols
      unsafe wanted = rows.wanted
      unsafe alternates = rows.alternates
      lastPixel = rows.start(ofRow: rows.rows.upperBound)
      offset = (rows.rows.lowerBound - image.rectangle.y) * image.rectangle.width
      transparentIndex = image.transparentIndex.map(Int.init) ?? LZWDictionary.none
      clearCode = 1 << image.symbolBits
      let errorPerBit = image.usesAlternates ? GIFLoss.noErrorPerBit : image.errorPerBit
      bitsPerError = isLossy ? Float(1 / (8 * errorPerBit)) : 0
      usesVisibility = image.usesVisibility
      usesAlternates = image.usesAlternates
    }
  }
}
