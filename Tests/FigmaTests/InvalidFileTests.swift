import Flipbook
import Testing

@testable import Figma

/// Invalid files give one error that names the place.
@Suite struct InvalidFileTests {
  private func message(_ bytes: [UInt8], of node: String? = nil) -> String {
    do {
      _ = try FigmaFiles.scene(bytes, of: node)
      return "none"
    } catch {
      return "\(error)"
    }
  }

  private static let box = "document.children[0].children[0].children[0]"

  @Test(
    "A value of the wrong type is an error at its place",
    arguments: [
      (#", "opacity": "half""#, ".opacity: expected a number, but found a string"),
      (#", "visible": 1"#, ".visible: expected true or false, but found a number"),
      (#", "cornerRadius": [1]"#, ".cornerRadius: expected a number, but found a list"),
      (#", "rectangleCornerRadii": [1, 2]"#, ".rectangleCornerRadii: expected four radii, but found 2"),
      (#", "strokes": {}"#, ".strokes: expected a list, but found an object"),
      (#", "strokes": [{"type": "SOLID"}]"#, ".strokes[0]: `color` is missing"),
      (
        #", "effects": [{"type": "DROP_SHADOW", "radius": 1, "color": {"r": 0, "g": 0, "b": 0}}]"#,
        ".effects[0]: `offset` is missing"
      ),
      (
        #", "size": {"x": 1e9, "y": 1}, "relativeTransform": [[1, 0, 0], [0, 1, 0]]"#,
        ": sizes and positions must not exceed 1000000 points"
      ),
      (
        #", "relativeTransform": [[1, 0], [0, 1]]"#,
        ".relativeTransform: expected three numbers in each row"
      ),
      (
        #", "fillGeometry": [{"path": "M0 0 X"}]"#, ".fillGeometry[0].path: the path is invalid: "
      ),
      (
        #", "interactions": [{"trigger": {"type": "ON_CLICK"}, "actions": [{"type": "NODE", "destinationId": "1:1", "transition": {"type": "DISSOLVE", "duration": 1, "easing": {"type": "CUSTOM_SPRING", "easingFunctionSpring": {"mass": 0, "stiffness": 1, "damping": 1}}}}]}]"#,
        ".interactions[0].actions[0].transition.easing.easingFunctionSpring: `mass`, `stiffness`, and `damping` must be"
      ),
    ])
  func wrongType(more: String, expected: String) {
    let found = message(FigmaFiles.frame(FigmaFiles.rectangle([0, 0, 10, 10], more)))
    #expect(found.hasPrefix(Self.box + expected), "\(found)")
  }

  @Test("Damaged JSON, empty files, and unknown nodes are errors")
  func whole() throws {
    #expect(message(Array(#"{"document": {"children": [}"#.utf8)).hasPrefix("line 1, column 28: expected a value"))
    #expect(message(Array(#"{"document": {"children": []}}"#.utf8)) == "the file has no pages and no nodes")
    #expect(message(FigmaFiles.frame(""), of: "Card") == "the file has no node “Card”; its frames are “Frame”")
    #expect(try FigmaDocument(Array(#"{"layers": []}"#.utf8)) == nil)
    #expect(try FigmaDocument(Array(#"{"document": 1}"#.utf8)) == nil)
    #expect(try FigmaDocument(Array("document: 1".utf8)) == nil)
  }

  @Test("Deep nesting is an error, and cycles of prototypes and components end")
  func limits() throws {
    var nested = ""
    for _ in 0..<300 { nested += #"{"type": "FRAME", "children": ["# }
    nested += String(repeating: "]}", count: 300)
    #expect(message(FigmaFiles.frame(nested)).contains("values are nested deeper than 256"))

    let cycle =
      #"{"id": "1:3", "name": "A", "type": "INSTANCE", "componentId": "1:3", "absoluteBoundingBox": {"x": 0, "y": 0, "width": 9, "height": 9}, "interactions": [{"trigger": {"type": "ON_CLICK"}, "actions": [{"type": "NODE", "destinationId": "1:1", "navigation": "CHANGE_TO"}]}]}"#
    // An instance that changes to the frame around it contains itself once, and not again and again.
    let scene = try FigmaFiles.scene(FigmaFiles.frame(cycle))
    #expect(scene.root.layerCount < 10)
    #expect((scene.prototype?.actions.count ?? 0) < 10)
  }

  @Test("What is not supported is named with its place; what is not shown is not")
  func reports() throws {
    let more = #", "fills": [{"type": "PATTERN", "sourceNodeId": "9:9"}], "overflowDirection": "VERTICAL_SCROLLING""#
    let scene = try FigmaFiles.scene(
      FigmaFiles.frame(
        FigmaFiles.rectangle([0, 0, 9, 9], #", "novelty": 3"#) + ", " + #"{"type": "STICKY", "name": "Note"}"#,
        more: more))
    #expect(
      scene.warnings.map(\.description) == [
        "document.children[0].children[0].fills[0] (Page / Frame): the paint PATTERN is not supported and is left out",
        "document.children[0].children[0].children[1] (Page / Frame / Note): nodes of the type STICKY are not supported and are left out",
        "document.children[0].children[0].overflowDirection (Page / Frame): `overflowDirection` is not supported and is ignored",
        "document.children[0].children[0].children[0].novelty (Page / Frame / Box): `novelty` is not supported and is ignored",
      ])
    #expect(
      try FigmaFiles.scene(FigmaFiles.frame(FigmaFiles.rectangle([0, 0, 9, 9], #", "novelty": 3, "visible": false"#)))
        .warnings.isEmpty)
  }

  @Test("An image that is missing is reported with its place")
  func missingImage() throws {
    let fill = #"{"type": "IMAGE", "scaleMode": "FILL", "imageRef": "abc123"}"#
    let scene = try FigmaFiles.scene(FigmaFiles.frame(FigmaFiles.rectangle(fill: fill)))
    #expect(
      scene.warnings.map(\.description) == [
        "\(Self.box).fills[0] (Page / Frame / Box): the image is not shown: there is no file abc123.png beside the file or in its folder images"
      ])
    let evil = fill.replacing("abc123", with: "../secret")
    let other = try FigmaFiles.scene(FigmaFiles.frame(FigmaFiles.rectangle(fill: evil)))
    #expect(other.warnings.first?.message == "the image is not shown: its key is not the name of a file")
  }
}
