import Pixels

/// Rows of bytes in one of PNG's layouts, each after a filter byte of 0, in scratch memory.
struct PNGRows {
  let layout: PNGLayout
  let height: Int
  /// The number of bytes in a row, without its filter byte.
  let bytesPerRow: Int

  /// The number of bytes in all rows, including their filter bytes.
  var byteCount: Int { (bytesPerRow + 1) * height }

  /// Converts pixels to a layout without a palette.
  ///
  /// - Parameters:
  ///   - straight: The image, its colors not premultiplied.
  ///   - part: The rectangle to convert.
  ///   - color: The components to keep; not a palette.
  ///   - scratch: The working memory; its `plain` memory receives the rows.
  init(_ straight: Bitmap, _ part: PixelRect, as color: PNGLayout.Color, in scratch: PNGScratch) {
    layout = PNGLayout(color)
    height = part.height
    bytesPerRow = layout.bytesPerRow(width: part.width)
    let step = bytesPerRow + 1
    // Sound: a row of the bitmap has the part's pixels, and a row of memory has room for their bytes. A pixel that is
    // written as four bytes, of which fewer count, is overwritten by the next one, or ends in the four additional bytes
    // at the end.
    let target = unsafe scratch.plain.reserve(byteCount + 4)
    unsafe straight.withUnsafeBytes { bytes in
      for y in 0..<part.height {
        let row = unsafe (bytes + (part.y + y) * straight.bytesPerRow).assumingMemoryBound(to: UInt32.self) + part.x
        let line = unsafe target + y * step
        unsafe line.storeBytes(of: 0, as: UInt8.self)
        let pixels = unsafe line + 1
        switch color {
        case .rgba: unsafe pixels.copyMemory(from: row, byteCount: part.width * 4)
        case .rgb:
          var x = 0
          // Four pixels of three bytes fill three words.
          while x + 4 <= part.width {
            let (a, b, c, d) = unsafe (row[x], row[x + 1], row[x + 2], row[x + 3])
            unsafe pixels.storeBytes(of: a & 0xFF_FFFF | b << 24, toByteOffset: x * 3, as: UInt32.self)
            unsafe pixels.storeBytes(of: b >> 8 & 0xFFFF | c << 16, toByteOffset: x * 3 + 4, as: UInt32.self)
            unsafe pixels.storeBytes(of: c >> 16 & 0xFF | d << 8, toByteOffset: x * 3 + 8, as: UInt32.self)
            x += 4
          }
          while x < part.width {
            unsafe pixels.storeBytes(of: row[x], toByteOffset: x * 3, as: UInt32.self)
            x += 1
          }
        case .grayAlpha:
          for x in 0..<part.width {
            let word = unsafe UInt16(truncatingIfNeeded: row[x] & 0xFF | row[x] >> 16 & 0xFF00)
            unsafe pixels.storeBytes(of: word, toByteOffset: x * 2, as: UInt16.self)
          }
        case .gray, .palette:
          for x in 0..<part.width {
            unsafe pixels.storeBytes(of: UInt8(truncatingIfNeeded: row[x]), toByteOffset: x, as: UInt8.self)
          }
        }
      }
    }
  }

  /// Converts an image to palette indices, or to gray levels unless these are not allowed; nil if it has more than 256
  /// colors.
  init?(paletteOf straight: Bitmap, allowsGray: Bool = true, in scratch: PNGScratch) {
    let (width, height) = (straight.width, straight.height)
    var table = PNGColorTable()
    let step = width + 1
    // Sound: a row of memory has a byte for each pixel of a row, and one for the filter.
    let target = unsafe scratch.plain.reserve(step * height)
    for y in 0..<height {
      let line = unsafe (target + y * step).assumingMemoryBound(to: UInt8.self)
      unsafe line[0] = 0
      let isWithinTable = straight.withWords(ofRow: y) { row in
        var last = row[0]
        guard var number = table.number(of: last) else { return false }
        for x in row.indices {
          if row[x] != last {
            last = row[x]
            guard let next = table.number(of: last) else { return false }
            number = next
          }
          unsafe line[x + 1] = number
        }
        return true
      }
      guard isWithinTable else { return nil }
    }
    self.height = height
    let colors = table.colors
    if allowsGray, colors.count > 16, colors.allSatisfy({ UInt32(littleEndian: $0) >> 24 == 255 && PNGRows.isGray($0) })
    {
      layout = PNGLayout(.gray)
      bytesPerRow = width
      for y in 0..<height {
        let line = unsafe (target + y * step).assumingMemoryBound(to: UInt8.self)
        for x in 1...width { unsafe line[x] = UInt8(truncatingIfNeeded: colors[Int(line[x])]) }
      }
      return
    }
    let depth = colors.count > 16 ? 8 : colors.count > 4 ? 4 : colors.count > 2 ? 2 : 1
    layout = PNGLayout(.palette, depth: depth, colors: colors)
    bytesPerRow = layout.bytesPerRow(width: width)
    if depth < 8 { unsafe PNGRows.pack(target, width: width, height: height, depth: depth) }
  }

  /// Converts an image to indices of a palette that contains all of its colors.
  ///
  /// - Parameters:
  ///   - straight: The image, its colors not premultiplied.
  ///   - part: The rectangle to convert.
  ///   - layout: The layout with the palette, and one byte per pixel.
  ///   - numbers: The index of each color of the palette.
  ///   - scratch: The working memory; its `plain` memory receives the rows.
  init(
    _ straight: Bitmap, _ part: PixelRect, in layout: PNGLayout, _ numbers: PNGColorTable, in scratch: PNGScratch
  ) {
    self.layout = layout
    height = part.height
    bytesPerRow = layout.bytesPerRow(width: part.width)
    let step = part.width + 1
    // Sound: a row of memory has a byte for each pixel of the part, and one for the filter.
    let target = unsafe scratch.plain.reserve(step * height)
    var numbers = numbers
    for y in 0..<height {
      let line = unsafe (target + y * step).assumingMemoryBound(to: UInt8.self)
      unsafe line[0] = 0
      straight.withWords(ofRow: part.y + y) { row in
        var last = row[part.x]
        var number = numbers.number(of: last) ?? 0
        for x in 0..<part.width {
          if row[part.x + x] != last {
            last = row[part.x + x]
            number = numbers.number(of: last) ?? 0
          }
          unsafe line[x + 1] = number
        }
      }
    }
  }

  /// Packs several indices into each byte, the first one in the highest bits; this proceeds from the front, so that
  /// nothing is overwritten before it is read.
  private static func pack(_ memory: UnsafeMutableRawPointer, width: Int, height: Int, depth: Int) {
    let bytes = unsafe memory.assumingMemoryBound(to: UInt8.self)
    let numbers = 8 / depth
    var end = 0
    for y in 0..<height {
      let row = y * (width + 1) + 1
      unsafe bytes[end] = 0
      end += 1
      for first in Swift.stride(from: 0, to: width, by: numbers) {
        var packed: UInt8 = 0
        for x in first..<first + numbers { packed = unsafe packed << UInt8(depth) | (x < width ? bytes[row + x] : 0) }
        unsafe bytes[end] = packed
        end += 1
      }
    }
  }

  /// Returns whether a color's components are equal.
  static func isGray(_ word: UInt32) -> Bool { (word ^ word >> 8) & 0xFFFF == 0 }
}
