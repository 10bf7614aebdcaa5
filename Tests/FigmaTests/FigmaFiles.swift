import Compositor
import Flipbook
import Foundation
import Geometry
import Pixels

@testable import Figma

/// Small files in the form of Figma's REST API.
enum FigmaFiles {
  /// Returns a file of the folder `Files`.
  static func bytes(_ name: String) throws -> [UInt8] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Files")
    return Array(try Data(contentsOf: folder.appending(path: name)))
  }

  /// Returns a file with one frame of 100 × 100 points, with some children.
  static func frame(_ children: String, more: String = "") -> [UInt8] {
    Array(
      """
      {"document": {"type": "DOCUMENT", "children": [{"type": "CANVAS", "name": "Page", "children": [
        {"id": "1:1", "name": "Frame", "type": "FRAME",
         "absoluteBoundingBox": {"x": 0, "y": 0, "width": 100, "height": 100}\(more), "children": [\(children)]}]}]}}
      """.utf8)
  }

  /// Returns a rectangle with a red fill, as a member of a frame's children.
  static func rectangle(_ frame: [Int] = [10, 10, 40, 40], _ more: String = "", fill: String = red) -> String {
    """
    {"id": "1:2", "name": "Box", "type": "RECTANGLE", "absoluteBoundingBox":
      {"x": \(frame[0]), "y": \(frame[1]), "width": \(frame[2]), "height": \(frame[3])}, "fills": [\(fill)]\(more)}
    """
  }

  static let red = #"{"type": "SOLID", "color": {"r": 1, "g": 0, "b": 0, "a": 1}}"#

  /// Reads the frame of a file.
  static func scene(_ bytes: [UInt8], of node: String? = nil) throws -> FigmaScene {
    guard let document = try FigmaDocument(bytes) else { throw FigmaError("not a Figma file") }
    return try document.scene(of: node)
  }

  /// Returns the scene in YAML.
  static func text(of scene: FigmaScene) -> String {
    SceneWriter.text(of: scene.root, canvas: scene.size, comment: "", prototype: scene.prototype) { _ in nil }
  }

  /// Paints the first screen of a file.
  static func painted(_ bytes: [UInt8], of node: String? = nil) throws -> Bitmap {
    let scene = try scene(bytes, of: node)
    let stage = Stage(size: scene.size, background: .clear)
    stage.root.addSublayer(scene.root.makeLayer())
    let viewport = Viewport(widthPixels: Int(scene.size.width), heightPixels: Int(scene.size.height), scale: 1)
    return Compositor(viewport: viewport, images: ImageLibrary()).paint(stage.snapshot())
  }
}

extension Bitmap {
  /// The color of a pixel in hexadecimal, with its alpha unless it is opaque.
  func hex(_ x: Int, _ y: Int) -> String {
    let pixel = self[x, y]
    let components = [pixel.red, pixel.green, pixel.blue] + (pixel.alpha == 255 ? [] : [pixel.alpha])
    return components.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}
