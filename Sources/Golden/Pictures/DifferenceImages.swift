import Arithmetic
package import Pixels

/// Visualizations of the difference between two images.
package enum DifferenceImages {
  private static let gap = 8
  private static let paper = Pixel(red: 255, green: 255, blue: 255)

  /// Returns a heat map: the faded reference, with differences from blue (small) through yellow to red (large).
  package static func heatMap(_ reference: Bitmap, _ map: DifferenceMap) -> Bitmap {
    var picture = Bitmap(width: reference.width, height: reference.height)
    let largest = map.values.max().map { max(1, Int($0)) } ?? 1
    for y in 0..<picture.height {
      for x in 0..<picture.width {
        let value = map.value(x: x, y: y)
        picture[x, y] = value > 0 ? heat(Double(value) / Double(largest)) : faded(reference[x, y])
      }
    }
    return picture
  }

  /// Returns the reference, the difference at full brightness on black, and the actual image, side by side.
  package static func triptych(_ reference: Bitmap, _ map: DifferenceMap, _ actual: Bitmap) -> Bitmap {
    var difference = Bitmap(width: reference.width, height: reference.height)
    let largest = map.values.max().map { max(1, Int($0)) } ?? 1
    for y in 0..<difference.height {
      for x in 0..<difference.width {
        func component(_ path: KeyPath<Pixel, UInt8>) -> UInt8 {
          guard map.value(x: x, y: y) > 0 else { return 0 }
          let distance = abs(Int(reference[x, y][keyPath: path]) - Int(actual[x, y][keyPath: path]))
          return UInt8(clamping: distance * 255 / largest)
        }
        difference[x, y] = Pixel(red: component(\.red), green: component(\.green), blue: component(\.blue))
      }
    }
    return row([reference, difference, actual])
  }

  /// Returns the images side by side on white.
  package static func row(_ pictures: [Bitmap]) -> Bitmap {
    let width = pictures.reduce(gap * (pictures.count - 1)) { $0 + $1.width }
    var sheet = Bitmap(width: max(1, width), height: pictures.map(\.height).max() ?? 1)
    for y in 0..<sheet.height { for x in 0..<sheet.width { sheet[x, y] = paper } }
    var left = 0
    for picture in pictures {
      for y in 0..<picture.height { for x in 0..<picture.width { sheet[left + x, y] = overPaper(picture[x, y]) } }
      left += picture.width + gap
    }
    return sheet
  }

  private static func overPaper(_ pixel: Pixel) -> Pixel {
    let rest = 255 - pixel.alpha
    return Pixel(red: pixel.red + rest, green: pixel.green + rest, blue: pixel.blue + rest)
  }

  private static func faded(_ pixel: Pixel) -> Pixel {
    let shown = overPaper(pixel)
    let gray = (Int(shown.red) * 30 + Int(shown.green) * 59 + Int(shown.blue) * 11) / 100
    let value = UInt8(255 - (255 - gray) / 4)
    return Pixel(red: value, green: value, blue: value)
  }

  private static func heat(_ share: Double) -> Pixel {
    func mix(_ a: (Double, Double, Double), _ b: (Double, Double, Double), _ t: Double) -> Pixel {
      Pixel(
        red: UInt8(saturating: a.0 + (b.0 - a.0) * t), green: UInt8(saturating: a.1 + (b.1 - a.1) * t),
        blue: UInt8(saturating: a.2 + (b.2 - a.2) * t))
    }
    let (blue, yellow, red) = ((46.0, 107.0, 230.0), (247.0, 201.0, 72.0), (229.0, 56.0, 59.0))
    return share < 0.5 ? mix(blue, yellow, share * 2) : mix(yellow, red, share * 2 - 1)
  }
}
