import Compositor
import Geometry
import LayerTree
import Pixels

/// Pictures by name.
struct TestImages: ImageSource {
  var bitmaps: [String: Bitmap] = [:]

  func bitmap(for reference: ImageReference) -> Bitmap? { bitmaps[reference.name] }
}

/// What a new compositor paints of `layers` on a canvas of that size.
func paint(
  _ width: Double, _ height: Double, scale: Double = 1, background: Color = .white, images: TestImages = TestImages(),
  _ layers: TestLayer...
) -> Bitmap {
  paint(Snapshot(width, height, background: background, layers), scale: scale, images: images)
}

func paint(_ snapshot: Snapshot, scale: Double = 1, images: TestImages = TestImages()) -> Bitmap {
  let viewport = Viewport(
    widthPixels: Int((snapshot.canvasSize.width * scale).rounded(.up)),
    heightPixels: Int((snapshot.canvasSize.height * scale).rounded(.up)), scale: scale)
  return Compositor(viewport: viewport, images: images).paint(snapshot)
}

extension Bitmap {
  var pixels: [[Pixel]] { (0..<height).map { y in (0..<width).map { x in self[x, y] } } }

  init(_ rows: [[Pixel]]) {
    self.init(width: rows[0].count, height: rows.count)
    for (y, row) in rows.enumerated() {
      for (x, pixel) in row.enumerated() { self[x, y] = pixel }
    }
  }
}

extension Pixel {
  static let white = Pixel(red: 255, green: 255, blue: 255)
  static let black = Pixel(red: 0, green: 0, blue: 0)

  var components: [Int] { [Int(red), Int(green), Int(blue), Int(alpha)] }

  /// The largest difference between components.
  func distance(to other: Pixel) -> Int { zip(components, other.components).map { abs($0 - $1) }.max() ?? 0 }
}
