import Pixels
import Testing

@Suite("Premultiplication")
struct PremultiplicationTests {
  @Test("Premultiplying rounds to the nearest value")
  func premultiply() {
    for alpha in 0...255 {
      for component in 0...255 {
        let exact = Double(component * alpha) / 255
        let result = Premultiplication.premultiply(UInt8(component), alpha: UInt8(alpha))
        #expect(Double(result) == exact.rounded())
      }
    }
  }

  @Test("Dividing by alpha and multiplying again gives every premultiplied value back")
  func roundTrip() {
    for alpha in 0...255 {
      for component in 0...alpha {
        let straight = Premultiplication.unpremultiply(UInt8(component), alpha: UInt8(alpha))
        #expect(Int(Premultiplication.premultiply(straight, alpha: UInt8(alpha))) == component)
      }
    }
  }

  @Test("A picture's colors are divided as one by one, to the nearest value")
  func pictures() {
    var bitmap = Bitmap(width: 256, height: 256)
    for y in 0..<256 {
      for x in 0..<256 { bitmap[x, y] = Pixel(red: UInt8(min(x, y)), green: UInt8(y), blue: 0, alpha: UInt8(y)) }
    }
    bitmap.unpremultiply()
    for alpha in 0..<256 {
      for x in 0..<256 {
        let exact = alpha == 0 ? 0 : (Double(min(x, alpha)) * 255 / Double(alpha)).rounded()
        let pixel = bitmap[x, alpha]
        #expect(Double(pixel.red) == exact && pixel.green == (alpha == 0 ? 0 : 255) && pixel.blue == 0)
      }
    }
  }

  @Test("A picture is opaque only when every pixel is")
  func opacity() {
    var bitmap = Bitmap(width: 5, height: 3)
    for y in 0..<3 { for x in 0..<5 { bitmap[x, y] = Pixel(red: 1, green: 2, blue: 3) } }
    #expect(bitmap.isOpaque)
    bitmap[4, 2] = Pixel(red: 1, green: 2, blue: 3, alpha: 254)
    #expect(!bitmap.isOpaque)
  }
}
