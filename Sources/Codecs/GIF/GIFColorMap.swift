import CGIF

/// A colour table in giflib's form; owner of the memory, which is freed with it.
@safe struct GIFColorMap: ~Copyable {
  /// The table; giflib's calls that take one copy it.
  let object: UnsafeMutablePointer<ColorMapObject>

  /// Makes a table of the given colours, filled up with black to `count` of them and on to a power of two, which the
  /// format wants.
  init(_ colors: [OpaqueColor], count needed: Int) throws(ImageError) {
    var count = 2
    while count < needed { count *= 2 }
    var table = colors.map {
      GifColorType(Red: UInt8($0.red), Green: UInt8($0.green), Blue: UInt8($0.blue))
    }
    table.append(
      contentsOf: [GifColorType](repeating: GifColorType(Red: 0, Green: 0, Blue: 0), count: count - table.count))
    guard let object = unsafe GifMakeMapObject(Int32(count), table) else {
      throw GIFError.encoding(E_GIF_ERR_NOT_ENOUGH_MEM)
    }
    unsafe self.object = unsafe object
  }

  deinit { unsafe GifFreeMapObject(object) }
}
