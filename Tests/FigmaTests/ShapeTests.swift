import Geometry
import LayerTree
import Testing

@testable import Figma

/// Shapes look as their properties describe them, to the pixel.
@Suite struct ShapeTests {
  @Test("Fills, strokes, gradients, holes, rotations, masks, and invisible nodes have their exact pixels")
  func pixels() throws {
    let picture = try FigmaFiles.painted(try FigmaFiles.bytes("shapes.json"))
    let expected: [(Int, Int, String)] = [
      // The background, also where an invisible node would be.
      (2, 2, "ffffff"), (98, 98, "ffffff"),
      // A stroke inside the shape covers its outer two points.
      (9, 20, "ffffff"), (10, 20, "0000ff"), (11, 20, "0000ff"), (12, 20, "ff0000"), (27, 20, "ff0000"),
      (28, 20, "0000ff"), (29, 20, "0000ff"), (30, 20, "ffffff"),
      // A stroke outside the shape surrounds it.
      (37, 20, "ffffff"), (38, 20, "000000"), (39, 20, "000000"), (40, 20, "00ff00"), (59, 20, "00ff00"),
      (60, 20, "000000"), (61, 20, "000000"), (62, 20, "ffffff"),
      // A side with a weight of its own.
      (80, 10, "ffff00"), (70, 20, "ffff00"), (80, 25, "ffff00"), (80, 26, "ff00ff"), (80, 29, "ff00ff"),
      // Two colors that meet in the middle.
      (10, 45, "ff0000"), (19, 45, "ff0000"), (20, 45, "0000ff"), (29, 45, "0000ff"),
      // A hole in a path.
      (44, 50, "000000"), (45, 50, "ffffff"), (54, 50, "ffffff"), (55, 50, "000000"),
      // A translucent rectangle, turned by a quarter: 10 wide and 20 high on screen.
      (69, 45, "ffffff"), (70, 45, "7fffff"), (79, 59, "7fffff"), (80, 45, "ffffff"),
      // The siblings above a mask.
      (10, 75, "ff8000"), (19, 75, "ff8000"), (20, 75, "ffffff"), (45, 75, "ffffff"),
    ]
    for (x, y, color) in expected {
      #expect(picture.hex(x, y) == color, "\(x), \(y)")
    }
  }

  @Test(
    "Properties become the ones of layers",
    arguments: [
      (#", "cornerRadius": 8"#, "cornerRadius: 8"),
      (#", "rectangleCornerRadii": [8, 8, 0, 0]"#, "maskedCorners: [topLeft, topRight]"),
      (#", "cornerRadius": 8, "cornerSmoothing": 0.6"#, "cornerCurve: continuous"),
      (#", "opacity": 0.5"#, "opacity: 0.5"),
      (#", "blendMode": "MULTIPLY""#, "blendMode: multiply"),
      (#", "blendMode": "LINEAR_DODGE""#, "blendMode: plusLighter"),
      (#", "rotation": 1.5707963267948966"#, "transform: {rotate: 90}"),
      (#", "effects": [{"type": "LAYER_BLUR", "visible": true, "radius": 8}]"#, "filters: {blurRadius: 4}"),
      (
        #", "effects": [{"type": "BACKGROUND_BLUR", "visible": true, "radius": 8}]"#,
        "backgroundFilters: {blurRadius: 4}"
      ),
      (
        #", "effects": [{"type": "DROP_SHADOW", "visible": true, "radius": 8, "offset": {"x": 1, "y": 2}, "color": {"r": 0, "g": 0, "b": 0, "a": 0.25}}]"#,
        "shadowOpacity: 0.25\n        shadowRadius: 4\n        shadowOffset: [1, 2]"
      ),
      (
        #", "strokes": [{"type": "SOLID", "color": {"r": 0, "g": 0, "b": 1, "a": 1}}], "strokeWeight": 3"#,
        "borderWidth: 3\n        borderColor: '#0000FF'"
      ),
      (
        #", "strokes": [{"type": "SOLID", "color": {"r": 0, "g": 0, "b": 1, "a": 1}}], "strokeAlign": "CENTER", "strokeDashes": [4, 2]"#,
        "lineDashPattern: [4, 2]"
      ),
    ])
  func properties(more: String, expected: String) throws {
    let scene = try FigmaFiles.scene(FigmaFiles.frame(FigmaFiles.rectangle([10, 10, 40, 40], more)))
    let text = FigmaFiles.text(of: scene)
    #expect(text.contains(expected), "\(text)")
    #expect(scene.warnings.isEmpty, "\(scene.warnings)")
  }

  @Test("Shadows with a spread, and several shadows, are layers of their own")
  func shadows() throws {
    let shadow =
      #"{"type": "DROP_SHADOW", "visible": true, "radius": 0, "spread": 2, "offset": {"x": 10, "y": 0}, "color": {"r": 0, "g": 0, "b": 1, "a": 1}}"#
    let other = shadow.replacing("10", with: "-10").replacing(#""spread": 2"#, with: #""spread": 0"#)
    let picture = try FigmaFiles.painted(
      FigmaFiles.frame(FigmaFiles.rectangle([30, 30, 20, 20], #", "effects": [\#(shadow), \#(other)]"#)))
    #expect(picture.hex(61, 28) == "0000ff")
    #expect(picture.hex(62, 40) == "00000000")
    #expect(picture.hex(20, 30) == "0000ff")
    #expect(picture.hex(20, 29) == "00000000")
    #expect(picture.hex(40, 40) == "ff0000")
  }

  @Test("An inner shadow is inside the shape")
  func innerShadow() throws {
    let shadow =
      #"{"type": "INNER_SHADOW", "visible": true, "radius": 0, "offset": {"x": 4, "y": 0}, "color": {"r": 0, "g": 0, "b": 1, "a": 1}}"#
    let picture = try FigmaFiles.painted(
      FigmaFiles.frame(FigmaFiles.rectangle([30, 30, 20, 20], #", "effects": [\#(shadow)]"#)))
    #expect(picture.hex(29, 40) == "00000000")
    #expect(picture.hex(30, 40) == "0000ff")
    #expect(picture.hex(33, 40) == "0000ff")
    #expect(picture.hex(34, 40) == "ff0000")
    #expect(picture.hex(49, 40) == "ff0000")
  }

  @Test("The stroke of a path is the file's geometry, on the side where it is visible")
  func strokeGeometry() throws {
    func picture(_ alignment: String) throws -> [String] {
      let bitmap = try FigmaFiles.painted(
        FigmaFiles.frame(
          #"""
          {"id": "1:2", "name": "Path", "type": "VECTOR", "absoluteBoundingBox": {"x": 20, "y": 20, "width": 20, "height": 20},
           "fills": [\#(FigmaFiles.red)], "strokes": [{"type": "SOLID", "color": {"r": 0, "g": 0, "b": 1, "a": 1}}],
           "strokeWeight": 4, "strokeAlign": "\#(alignment)", "fillGeometry": [{"path": "M0 0H20V20H0Z"}],
           "strokeGeometry": [{"path": "M-4 -4H24V24H-4ZM4 4V16H16V4Z"}]}
          """#))
      return [15, 16, 19, 20, 23, 24].map { bitmap.hex($0, 30) }
    }
    let (blue, red, none) = ("0000ff", "ff0000", "00000000")
    #expect(try picture("INSIDE") == [none, none, none, blue, blue, red])
    #expect(try picture("OUTSIDE") == [none, blue, blue, red, red, red])
    #expect(try picture("CENTER") == [none, blue, blue, blue, blue, red])
  }
}
