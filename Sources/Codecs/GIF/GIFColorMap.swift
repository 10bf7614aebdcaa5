import CGIF

/// A color table in giflib's form; it owns the memory.
@safe struct GIFColorMap: ~Copyable {
  /// The table; giflib functions that take one copy it.
  let object: UnsafeMutablePointer<ColorMapObject>

  /// Creates a table, padded with black to the power of two that the format requires.
  init(_ colors: [OpaqueColor], bits: Int) throws(ImageError) {
    let count = 1 << bits
    precondition(colors.count <= count, "\(colors.count) colors do not fit into \(bits) bits")
    var colors = colors.map {
      GifColorType(Red: UInt8($0.red), Green: UInt8($0.green), Blue: UInt8($0.blue))
    }
    colors.append(
      contentsOf: [GifColorType](repeating: GifColorType(Red: 0, Green: 0, Blue: 0), count: count - colors.count))
    guard let object = unsafe GifMakeMapObject(Int32(count), colors) else {
      throw GIFError.encoding(E_GIF_ERR_NOT_ENOUGH_MEM)
    }
    unsafe self.object = unsafe object
  }

  deinit { unsafe GifFreeMapObject(object) }
}
