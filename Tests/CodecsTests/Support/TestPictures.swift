import Pixels
import TestSupport

/// Pictures of the kinds that encoders meet.
enum TestPictures {
  /// Fills a picture pixel by pixel.
  static func make(_ width: Int, _ height: Int, _ pixel: (Int, Int) -> Pixel) -> Bitmap {
    var bitmap = Bitmap(width: width, height: height)
    for y in 0..<height { for x in 0..<width { bitmap[x, y] = pixel(x, y) } }
    return bitmap
  }

  /// Flat interface art: a card on a page, with a knob at a position that moves; few colors.
  static func interface(_ width: Int, _ height: Int, step: Int, page: Pixel = white) -> Bitmap {
    make(width, height) { x, y in
      let knob = 2 + step * 3 % max(1, width - 8)
      if (knob..<knob + 5).contains(x), (height / 2 - 2..<height / 2 + 3).contains(y) {
        return x == knob || x == knob + 4
          ? Pixel(red: 96, green: 160, blue: 240) : Pixel(red: 10, green: 110, blue: 255)
      }
      if x > width / 8, x < width - width / 8, y > height / 8, y < height - height / 8 {
        return Pixel(red: 240, green: 240, blue: 245)
      }
      return page
    }
  }

  /// A gradient that moves: far more than 256 colors.
  static func gradient(_ width: Int, _ height: Int, step: Int = 0) -> Bitmap {
    make(width, height) { x, y in
      Pixel(
        red: UInt8((x + step) * 255 / (width + 32) % 256), green: UInt8(y * 255 / height),
        blue: UInt8((x + y + 2 * step) % 256))
    }
  }

  /// Opaque noise.
  static func noise(_ width: Int, _ height: Int, seed: UInt64) -> Bitmap {
    var numbers = SeededRandom(seed: seed)
    return make(width, height) { _, _ in
      let n = numbers.next()
      return Pixel(
        red: UInt8(truncatingIfNeeded: n), green: UInt8(truncatingIfNeeded: n >> 8),
        blue: UInt8(truncatingIfNeeded: n >> 16))
    }
  }

  /// Every premultiplied value of one component beside every alpha: 256 × 256.
  static var translucent: Bitmap {
    make(256, 256) { x, y in
      let value = UInt8(min(x, y))
      return Pixel(red: value, green: UInt8(y) - value, blue: value / 2, alpha: UInt8(y))
    }
  }

  /// A disc of one color on nothing, at a position.
  static func disc(_ width: Int, _ height: Int, atX center: Int, red: UInt8 = 200) -> Bitmap {
    make(width, height) { x, y in
      let (dx, dy) = (x - center, y - height / 2)
      return dx * dx + dy * dy < height * height / 9 ? Pixel(red: red, green: 30, blue: 90) : .clear
    }
  }

  static let white = Pixel(red: 255, green: 255, blue: 255)
  static let black = Pixel(red: 0, green: 0, blue: 0)
}
