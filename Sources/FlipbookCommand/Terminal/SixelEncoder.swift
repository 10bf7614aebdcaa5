import Pixels

/// Encodes images as sixel graphics, with a fixed palette of 6 × 7 × 6 colors.
///
/// Source: DEC, "VT330/VT340 Programmer Reference Manual", volume 2, chapter 14.
enum SixelEncoder {
  private static let (reds, greens, blues) = (6, 7, 6)

  /// Returns the escape sequence that shows an image, composited over white.
  static func text(of picture: Bitmap) -> String {
    var text = "\u{1B}P0;1;0q\"1;1;\(picture.width);\(picture.height)"
    for index in 0..<(reds * greens * blues) {
      let (red, rest) = index.quotientAndRemainder(dividingBy: greens * blues)
      let (green, blue) = rest.quotientAndRemainder(dividingBy: blues)
      // The components are in percent.
      text += "#\(index);2;\(red * 100 / (reds - 1));\(green * 100 / (greens - 1));\(blue * 100 / (blues - 1))"
    }
    for top in stride(from: 0, to: picture.height, by: 6) {
      text += band(picture, from: top) + "-"
    }
    return text + "\u{1B}\\"
  }

  /// Returns a band of six rows: for each color, a bit for each pixel with that color.
  private static func band(_ picture: Bitmap, from top: Int) -> String {
    let height = min(6, picture.height - top)
    var bits: [Int: [UInt8]] = [:]
    for x in 0..<picture.width {
      for y in 0..<height {
        let color = index(picture[x, top + y])
        bits[color, default: [UInt8](repeating: 0, count: picture.width)][x] |= 1 << UInt8(y)
      }
    }
    return bits.keys.sorted().map { "#\($0)" + runs(bits[$0] ?? []) }.joined(separator: "$")
  }

  private static func index(_ pixel: Pixel) -> Int {
    let rest = 255 - Int(pixel.alpha)
    func level(_ component: UInt8, _ count: Int) -> Int { ((Int(component) + rest) * (count - 1) + 127) / 255 }
    return (level(pixel.red, reds) * greens + level(pixel.green, greens)) * blues + level(pixel.blue, blues)
  }

  /// Returns columns of six pixels as characters; a run of more than three equal columns is written with a count.
  private static func runs(_ columns: [UInt8]) -> String {
    var text = ""
    var start = 0
    while start < columns.count {
      var end = start
      while end < columns.count, columns[end] == columns[start] { end += 1 }
      let character = String(UnicodeScalar(columns[start] + 63))
      text += end - start > 3 ? "!\(end - start)\(character)" : String(repeating: character, count: end - start)
      start = end
    }
    return text
  }
}
