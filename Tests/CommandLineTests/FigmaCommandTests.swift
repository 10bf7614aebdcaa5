import Codecs
import Foundation
import Pixels
import TestSupport
import Testing

/// `flipbook import` with Figma files, and drawings that are nodes of one.
@Suite struct FigmaCommandTests {
  private let command: Command

  init() throws {
    command = Command(folder: try TemporaryFolder())
    var image = Bitmap(width: 2, height: 2)
    for y in 0..<2 { for x in 0..<2 { image[x, y] = Pixel(red: 0, green: 0, blue: 255, alpha: 255) } }
    try command.folder.write(try PNGEncoder().encode(image), to: "0a1b.png")
    try command.folder.write(Array(Self.file.utf8), to: "design.json")
  }

  /// A red square with a blue image in its lower half.
  private static let file = """
    {"document": {"type": "DOCUMENT", "children": [{"type": "CANVAS", "name": "Page", "children": [
      {"id": "1:1", "name": "Card", "type": "FRAME", "absoluteBoundingBox": {"x": 0, "y": 0, "width": 20, "height": 20},
       "fills": [{"type": "SOLID", "color": {"r": 1, "g": 0, "b": 0, "a": 1}}], "children": [
        {"id": "1:2", "name": "Photo", "type": "RECTANGLE", "absoluteBoundingBox": {"x": 0, "y": 10, "width": 20, "height": 10},
         "fills": [{"type": "IMAGE", "scaleMode": "STRETCH", "imageRef": "0a1b"}, {"type": "PATTERN"}]}]}]}]}}
    """

  private func pixels(_ file: String, _ places: [(Int, Int)]) throws -> [[UInt8]] {
    let bitmap = try ImageFile.decode(Array(try command.folder.read(file)))
    return places.map { [bitmap[$0.0, $0.1].red, bitmap[$0.0, $0.1].green, bitmap[$0.0, $0.1].blue] }
  }

  @Test("A frame becomes a scene with its image; features that are left out are reported with their places")
  func imports() throws {
    let outcome = try command.run(["import", "design.json"])
    #expect(outcome.status == 0)
    #expect(
      outcome.error.contains(
        "document.children[0].children[0].children[0].fills[1] (Page / Card / Photo): the paint PATTERN"),
      "\(outcome.error)")
    #expect(try command.run(["still", "design.yaml", "-o", "design.png"]).status == 0)
    #expect(try pixels("design.png", [(5, 5), (5, 15)]) == [[255, 0, 0], [0, 0, 255]])
  }

  @Test("--node selects a node, and a drawing's source can, too")
  func nodes() throws {
    #expect(try command.run(["import", "design.json", "--node", "Photo", "-o", "photo.yaml"]).status == 0)
    #expect(try command.run(["still", "photo.yaml", "-o", "photo.png"]).status == 0)
    #expect(try pixels("photo.png", [(5, 5)]) == [[0, 0, 255]])
    try command.folder.write(
      Array(
        """
        canvas: {size: [20, 10], background: white}
        layers: [{drawing: photo, source: 'design.json#1:2', frame: [0, 0, 20, 10]}]
        """.utf8), to: "use.yaml")
    #expect(try command.run(["still", "use.yaml", "-o", "use.png"]).status == 0)
    #expect(try pixels("use.png", [(5, 5)]) == [[0, 0, 255]])
  }

  @Test("Other files, unknown nodes, and invalid values are errors")
  func errors() throws {
    let unknown = try command.run(["import", "design.json", "--node", "Menu", "-o", "menu.yaml"])
    #expect(unknown.status == 65)
    #expect(
      unknown.error.contains("design.json: the file has no node “Menu”; its frames are “Card”"), "\(unknown.error)")
    let render = try command.run(["render", "design.json"])
    #expect(render.error.contains("this is a Figma file: convert it to a scene with flipbook import"))
    try command.folder.write(Array("{\"a\": 1}".utf8), to: "other.json")
    let other = try command.run(["import", "other.json"])
    #expect(other.status == 65)
    #expect(other.error.contains("the file is neither a Lottie file nor a Figma file"), "\(other.error)")
    #expect(try command.run(["import", "other.json", "--node", "Menu"]).status == 64)
  }
}
