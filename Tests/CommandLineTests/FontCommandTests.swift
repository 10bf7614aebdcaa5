import Codecs
import Foundation
import Pixels
import TestSupport
import Testing

/// Fonts that scenes bring along and commands are given.
@Suite struct FontCommandTests {
  private static let fonts =
    #filePath.split(separator: "/").dropLast(2).reduce("") { "\($0)/\($1)" } + "/TypographyTests/Fonts"
  private let folder: TemporaryFolder
  private let command: Command

  init() throws {
    folder = try TemporaryFolder()
    command = Command(folder: folder)
    for name in ["Boxes", "Layers"] {
      try folder.write(Array(Data(contentsOf: URL(filePath: "\(Self.fonts)/\(name).ttf"))), to: "\(name).ttf")
    }
    try folder.write(Array("no font".utf8), to: "nonsense.otf")
  }

  private func write(_ fonts: String, text: String = "A") throws {
    let scene = """
      canvas: {size: [100, 100]}
      \(fonts)
      layers:
        - label: box
          frame: [0, 0, 100, 100]
          text: \(text)
          font: {family: Flipbook Boxes, size: 100}
          textColor: red
      duration: 0.1
      """
    try folder.write(Array(scene.utf8), to: "a.yaml")
  }

  /// The color in the middle of the letter A, which is a box in its font.
  private func color(_ arguments: [String]) throws -> Pixel {
    let outcome = try command.run(["still", "a.yaml", "--at", "0", "-o", "a.png"] + arguments)
    #expect(outcome.status == 0, "\(outcome.error)")
    return try PNGDecoder.decode(folder.read("a.png"))[25, 55]
  }

  private let red = Pixel(red: 255, green: 0, blue: 0)

  @Test("A font of the scene is found, and one of --fonts")
  func found() throws {
    try write("fonts: [Boxes.ttf]")
    #expect(try color([]) == red)
    #expect(try command.run(["validate", "a.yaml", "--strict"]).status == 0)
    try write("")
    #expect(try command.run(["validate", "a.yaml"]).error.contains("the font ‘Flipbook Boxes’ is missing"))
    #expect(try command.run(["validate", "a.yaml", "--strict", "--fonts", Self.fonts]).status == 0)
    #expect(try color(["--fonts", Self.fonts]) == red)
    let drawing =
      "<svg xmlns='http://www.w3.org/2000/svg' width='100' height='100'>"
      + "<text y='80' font-family='Flipbook Boxes' font-size='100' fill='red'>A</text></svg>"
    try folder.write(Array(drawing.utf8), to: "a.svg")
    let outcome = try command.run(["still", "a.svg", "-o", "b.png", "--fonts", Self.fonts])
    #expect(outcome.status == 0 && !outcome.error.contains("warning"), "\(outcome.error)")
    #expect(try PNGDecoder.decode(folder.read("b.png"))[25, 55] == red)
  }

  @Test("A file that isn't a font is reported, with its place in the scene")
  func errors() throws {
    try write("fonts: [nonsense.otf]")
    let nonsense = try command.run(["validate", "a.yaml"])
    #expect(nonsense.status == 1)
    #expect(
      nonsense.error.contains("a.yaml:2:9: error: nonsense.otf is not a readable font"), "\(nonsense.error)")
    try write("fonts: [none.otf]")
    #expect(try command.run(["validate", "a.yaml"]).error.contains("a.yaml:2:9: error: none.otf"))
    try write("fonts: [../../../../../../../../etc/hostname]")
    #expect(try command.run(["validate", "a.yaml"]).error.contains("outside the scene's folder"))
    try write("")
    let missing = try command.run(["still", "a.yaml", "--at", "0", "--fonts", "none"])
    #expect(missing.status != 0 && missing.error.contains("none: there is no such font folder"))
    let empty = try TemporaryFolder()
    #expect(
      try command.run(["still", "a.yaml", "--at", "0", "--fonts", empty.path]).error.contains("the folder has no fonts")
    )
    #expect(!folder.names.contains("a.png"))
  }

  @Test("A character that no font has is reported by validate and render, with its layer")
  func missingCharacter() throws {
    try write("fonts: [Boxes.ttf]", text: "\"A\\U0010FFF0\"")
    let warning = "a.yaml: warning: layer ‘box’: no font has the character ‘\u{10FFF0}’ (U+10FFF0)"
    #expect(try command.run(["validate", "a.yaml"]).error.contains(warning))
    let rendered = try command.run(["render", "a.yaml", "-o", "a.gif"])
    #expect(rendered.status == 0 && rendered.error.contains(warning), "\(rendered.error)")
  }

  @Test("A golden says which fonts it is set in: its own are the same everywhere")
  func golden() throws {
    try write("fonts: [Boxes.ttf, Layers.ttf]", text: "\"A\u{1F600}\"")
    let outcome = try command.run(["golden", "record", "a.yaml"])
    #expect(!outcome.error.contains("installed on this system"), "\(outcome.error)")
    let manifest = try String(decoding: folder.read("__Goldens__/a/golden.json"), as: UTF8.self)
    #expect(manifest.contains("Boxes.ttf") && manifest.contains("Layers.ttf") && !manifest.contains("of the system"))
    #expect(try command.run(["golden", "verify", "a.yaml"]).status == 0)
  }
}
