import Flipbook
import Geometry
import LayerTree
import Motion
import Testing

@testable import Figma

/// Prototypes become states, actions, and touches that play as in Figma.
@Suite struct PrototypeTests {
  @Test("Layers that match by name change into each other; screens that are pushed are layers of their own")
  func flow() throws {
    let text = FigmaFiles.text(of: try FigmaFiles.scene(try FigmaFiles.bytes("flow.json")))
    for part in [
      // Smart Animate: position, size, radius, and color of the card, and the hint fades.
      """
        to_Open:
          - {set: {screen: 1}}
          - animate:
              Card.position: [60, 60]
              Card.bounds: [0, 0, 40, 40]
              Card.backgroundColor: '#0000FF'
              Card.cornerRadius: 8
              Hint.opacity: 0
            duration: 0.3
            timingFunction: easeOut
      """,
      // A push moves both screens.
      """
          - animate:
              Detail.position: [50, 50]
              Closed.position: [-50, 50]
            duration: 0.4
            timingFunction: [0.2, 0, 0, 1]
      """,
      "start:\n  - sequence: [{wait: 0.5}, {if: screen == 0, then: {run: to_Open}}]",
      "  Card.tap: {if: screen == 1, then: {run: to_Detail}}",
      "script:\n  - {tap: Card, at: 1.5}",
    ] {
      #expect(text.contains(part), "\(part)\n\n\(text)")
    }
  }

  @Test("The written scene plays from screen to screen")
  func plays() throws {
    let scene = try scene(of: "flow.json")
    let stage = scene.makeStage()
    func card() throws -> Layer { try stage.root.find(["screens", "Closed", "Card"]) }
    try stage.advance(to: 0.4)
    #expect(try card().presentation(at: stage.time).position == Point(20, 20))
    try stage.advance(to: 1.4)
    #expect(try card().presentation(at: stage.time).position == Point(60, 60))
    #expect(try card().presentation(at: stage.time).cornerRadius == 8)
    try stage.advance(to: 2.2)
    #expect(try stage.root.find(["screens", "Detail"]).presentation(at: stage.time).position == Point(50, 50))
    try stage.advance(to: scene.duration)
    #expect(try stage.root.find(["screens", "Closed"]).presentation(at: stage.time).position == Point(50, 50))
  }

  @Test("A variant replaces an instance, by the springs of the file, and the frame around it is arranged again")
  func variants() throws {
    let found = try FigmaFiles.scene(try FigmaFiles.bytes("switch.json"))
    #expect(found.warnings.isEmpty, "\(found.warnings)")
    let text = FigmaFiles.text(of: found)
    for part in [
      """
              Switch.position: [40, 30]
              Switch.bounds: [0, 0, 60, 30]
              Switch.backgroundColor: '#00CC66'
              Knob.position: [45, 15]
              Dot.position: [85, 30]
            mass: 1
            stiffness: 100
            damping: 15
      """,
      "stiffness: 711.1",
      "  Switch.tap: {if: screen == 0, then: {run: to_On_Yes}, else: {if: screen == 1, then: {run: to_Row}}}",
    ] {
      #expect(text.contains(part), "\(part)\n\n\(text)")
    }
    // Figma's gentle spring: mass 1, stiffness 100, damping 15.
    let scene = try scene(of: "switch.json")
    let stage = scene.makeStage()
    let spring = try SpringCurve(mass: 1, stiffness: 100, damping: 15)
    for time in [0.1, 0.2, 0.4, 0.6] {
      // The touch is at 0.7 s, and a tap ends a tenth of a second later.
      try stage.advance(to: 0.8 + time)
      let dot = try stage.root.find(["Row", "Dot"])
      #expect(abs(dot.presentation(at: stage.time).position.x - (75 + 10 * spring.value(at: time))) < 0.2, "\(time)")
    }
  }

  @Test(
    "The easings have Figma's parameters",
    arguments: [
      ("EASE_IN", "timingFunction: easeIn"), ("EASE_IN_AND_OUT", "timingFunction: easeInEaseOut"),
      ("EASE_OUT_BACK", "timingFunction: [0.45, 1.45, 0.8, 1]"), ("LINEAR", "timingFunction: linear"),
      ("QUICK", "mass: 1\n      stiffness: 300\n      damping: 20"),
      ("BOUNCY", "mass: 1\n      stiffness: 600\n      damping: 15"),
      ("SLOW", "mass: 1\n      stiffness: 80\n      damping: 20"),
    ])
  func easings(name: String, expected: String) throws {
    let file = String(decoding: try FigmaFiles.bytes("flow.json"), as: UTF8.self)
    let text = FigmaFiles.text(
      of: try FigmaFiles.scene(Array(file.replacing("\"EASE_OUT\"", with: "\"\(name)\"").utf8)))
    #expect(text.contains(expected), "\(text)")
  }

  private func scene(of file: String) throws -> Scene {
    try Scene(text: FigmaFiles.text(of: try FigmaFiles.scene(try FigmaFiles.bytes(file))), file: file) { _ in
      .failure(ImageNotFound(message: "there are no images"))
    }
  }
}

extension Layer {
  /// Returns the layer that a path of names leads to.
  fileprivate func find(_ names: [String]) throws -> Layer {
    var layer = self
    for name in names { layer = try #require(layer.sublayers.first { $0.name == name }, "\(name)") }
    return layer
  }
}
