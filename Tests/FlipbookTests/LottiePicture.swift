import Compositor
import Flipbook
import Pixels
import TestSupport

/// Pictures of small Lottie files.
enum LottiePicture {
  /// The first frame of a file with some layers, as After Effects shows it.
  static func painted(_ layers: String, size: (Int, Int), more: String = "") throws -> Bitmap {
    let folder = try TemporaryFolder()
    _ = try folder.write(
      Array(
        """
        {"v": "5.7.0", "fr": 30, "ip": 0, "op": 30, "w": \(size.0), "h": \(size.1), \(more) "layers": [\(layers)]}
        """.utf8), to: "file.json")
    let images = ImageLibrary()
    let scene = try Scene.load(folder / "file.json", images: images)
    let viewport = Viewport(widthPixels: size.0, heightPixels: size.1, scale: 1)
    return Compositor(viewport: viewport, images: images).paint(scene.makeStage().snapshot())
  }

  /// The box around all pixels that show something: first and end column, first and end row.
  static func ink(of picture: Bitmap) -> [Int] {
    var box = [Int.max, 0, Int.max, 0]
    for y in 0..<picture.height {
      for x in 0..<picture.width where picture[x, y].alpha > 0 {
        box = [min(box[0], x), max(box[1], x + 1), min(box[2], y), max(box[3], y + 1)]
      }
    }
    return box
  }
}
