import Codecs
import Foundation
import Pixels
import TestSupport
import Testing

@Suite struct VariantTests {
  private let folder: TemporaryFolder
  private let command: Command
  private static let scene = """
    canvas: {size: [40, 30], background: white}
    duration: 0.2
    variables: {shade: {value: 0, range: [0, 1]}, wide: {value: slim, choices: [slim, full]}}
    layers:
      - {layer: box, frame: [0, 0, if wide == full then 400 else 20, 30], backgroundColor: 'white(shade)'}
    variants: {dark: {shade: 0}, light: {shade: 0.8, wide: full}}
    matrix: {shade: [0, 0.5]}
    """

  init() throws {
    folder = try TemporaryFolder()
    command = Command(folder: folder)
    try folder.write(Array(Self.scene.utf8), to: "s.yaml")
  }

  @Test("Values from the command line count, and are checked")
  func set() throws {
    #expect(try command.run(["still", "s.yaml", "--at", "0", "--set", "shade=1", "-o", "a.png"]).status == 0)
    _ = try command.run(["still", "s.yaml", "--at", "0", "-o", "b.png"])
    #expect(try folder.read("a.png") != folder.read("b.png"))
    let wrong = try command.run(["render", "s.yaml", "--set", "shade=2"])
    #expect(wrong.status == 65)
    #expect(wrong.error.contains("--set:1:7: error: 2 is out of range"))
    #expect(wrong.error.contains("shade must be between 0 and 1"))
    #expect(try command.run(["render", "s.yaml", "--set", "shade"]).status == 64)
  }

  @Test("Variants stand side by side under their labels, and keep to their own panel")
  func sideBySide() throws {
    #expect(try command.run(["still", "s.yaml", "--at", "0", "--variant", "dark,light", "-o", "two.png"]).status == 0)
    let picture = try ImageFile.decode(folder.read("two.png"))
    #expect((picture.width, picture.height) == (2 * 40 + 3 * 12, 12 + 24 + 30 + 12))
    // The box of the second is wider than its canvas.
    #expect(picture[picture.width - 2, 50].red == 255)
    #expect(picture[picture.width - 20, 50].red == 204)
  }

  @Test("Every variant goes to its own file, if asked")
  func separate() throws {
    #expect(try command.run(["render", "s.yaml", "--matrix", "shade=0,0.5", "--separate"]).status == 0)
    #expect(try !folder.read("s-shade=0.gif").isEmpty && !folder.read("s-shade=0.5.gif").isEmpty)
    #expect(try command.run(["render", "s.yaml", "--variant", "all", "--separate", "-o", "%v-x.gif"]).status == 0)
    #expect(try !folder.read("dark-x.gif").isEmpty && !folder.read("light-x.gif").isEmpty)
    #expect(try command.run(["render", "s.yaml", "-o", "%v.gif"]).status == 64)
  }

  @Test("Checking looks at every variant")
  func validate() throws {
    try folder.write(Array((Self.scene.replacing("shade: 0.8", with: "shade: 8")).utf8), to: "bad.yaml")
    let outcome = try command.run(["validate", "bad.yaml"])
    #expect(outcome.status == 1)
    #expect(outcome.error.contains("error: variant light: 8 is out of range"))
  }

  @Test("A first scene is written once, and words are explained")
  func firstScene() throws {
    #expect(try command.run(["init", "new.yaml"]).status == 0)
    #expect(try command.run(["validate", "--strict", "new.yaml"]).status == 0)
    let first = try String(contentsOfFile: folder / "new.yaml", encoding: .utf8).prefix { $0 != "\n" }
    #expect(first == "# yaml-language-server: $schema=flipbook.schema.json")
    let schema = try String(contentsOfFile: folder / "flipbook.schema.json", encoding: .utf8)
    #expect(try command.run(["schema"]).text == schema)
    try folder.write(Array("components: {ball: {size: [20, 20], backgroundColor: red}}\n".utf8), to: "parts.yaml")
    #expect(try command.run(["validate", "--strict", "parts.yaml"]).status == 0)
    try folder.write(Array("components: {ball: {size: [20, 20], opacty: 1}}\n".utf8), to: "parts.yaml")
    #expect(
      try command.run(["validate", "parts.yaml"]).error.contains("parts.yaml:1:37: error: component has no ‘opacty’"))
    #expect(try command.run(["init", "new.yaml"]).status == 73)
    #expect(try command.run(["explain", "bounciness"]).text.contains("of pop"))
    #expect(try command.run(["explain"]).text.contains("a step:\n"))
    let functions = try command.run(["explain", "functions"]).text
    #expect(functions.contains("\nclamp            A value limited to a range.\n"))
    #expect(try command.run(["explain", "timing", "functions"]).text.hasPrefix("linear "))
    #expect(try command.run(["explain", "properties"]).text.contains("\nscaleXY "))
    let miss = try command.run(["explain", "bouncines"])
    #expect(miss.status == 64)
    #expect(miss.error.contains("did you mean bounciness?"))
    let group = try command.run(["explain", "group", "transition"]).text
    #expect(group.contains("takes    the name of a layer"))
    #expect(group.contains("keys     animations "))
    #expect(group.contains("startProgress"))
    let hover = try command.run(["explain", "hover"]).text
    #expect(hover.hasPrefix("these words express ‘hover’:\n\nhighlighted, "))
    #expect(try command.run(["explain", "SVG"]).text.contains("drawing, a layer"))
    for words in [["corner", "radius"], ["rounded"]] {
      #expect(try command.run(["explain"] + words).text.contains("cornerRadius, of layers"))
    }
    #expect(try command.run(["explain", "fade", "in"]).text.contains("opacity, of layers"))
    #expect(try command.run(["explain", "ease in"]).text.hasPrefix("easeIn, "))
    let shadow = try command.run(["explain", "drop", "shadow"]).text
    #expect(shadow.contains("shadowOpacity, of layers") && shadow.contains("scene files have no ‘drop’"))
    for word in ["blur", "particles", "ease", "counter"] {
      #expect(try command.run(["explain", word]).text.hasPrefix("these words express ‘\(word)’:\n"))
    }
    for step in ["group", "animate", "transition"] {
      let text = try command.run(["explain", step]).text
      #expect(text.hasPrefix("\(step), a step\n") && text.contains("\n  keys     "))
    }
  }

  @Test("What a scene names stays in its folder or in Assets, links included")
  func confinement() throws {
    let files = FileManager.default
    let root = URL(filePath: folder.path)
    for name in ["scenes", "Assets", "elsewhere"] {
      try files.createDirectory(at: root.appending(path: name), withIntermediateDirectories: true)
    }
    for name in ["Assets/a.yaml", "elsewhere/a.yaml", "scenes/own.yaml"] {
      try folder.write(Array("variables: {x: 1}\n".utf8), to: name)
    }
    try files.createSymbolicLink(
      at: root.appending(path: "scenes/link.yaml"), withDestinationURL: root.appending(path: "elsewhere/a.yaml"))
    func status(_ include: String, _ arguments: [String] = []) throws -> Int32 {
      let text = "canvas: {size: [9, 9]}\ninclude: \(include)\nlayers: [{layer: a, opacity: x}]\n"
      try folder.write(Array(text.utf8), to: "scenes/s.yaml")
      return try command.run(["validate", "scenes/s.yaml"] + arguments).status
    }
    #expect(try status("own.yaml") == 0)
    #expect(try status("../Assets/a.yaml") == 0)
    #expect(try status("../elsewhere/a.yaml") == 1)
    #expect(try status("link.yaml") == 1)
    #expect(try status("../elsewhere/a.yaml", ["--allow-outside"]) == 0)
  }
}
