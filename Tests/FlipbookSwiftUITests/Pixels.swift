import FlipbookSwiftUI
import Pixels

/// The pixels of a picture at one pixel per point.
struct Pixels {
  let bitmap: Bitmap

  init(_ bitmap: Bitmap) { self.bitmap = bitmap }

  /// Returns the bounding box of the pixels of a color; nil if there are none.
  func frame(of color: (red: UInt8, green: UInt8, blue: UInt8)) -> CGRect? {
    var box: CGRect?
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width {
        let pixel = bitmap[x, y]
        guard (pixel.red, pixel.green, pixel.blue) == color else { continue }
        let own = CGRect(x: x, y: y, width: 1, height: 1)
        box = box?.union(own) ?? own
      }
    }
    return box
  }
}
