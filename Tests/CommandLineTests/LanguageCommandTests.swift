import Foundation
import TestSupport
import Testing

/// What the command does with stills, variants and forms of scene files.
@Suite struct LanguageCommandTests {
  private let folder: TemporaryFolder
  private let command: Command
  private static let scene = """
    canvas: {size: [20, 10], background: white}
    duration: 2
    variables: {shade: {value: 1, range: [0, 2]}}
    layers:
      - {button: box, frame: [0, 0, 10, 10], backgroundColor: 'white(shade / 2)'}
    when: {box.touchDown: {set: {box.opacity: 0.5 / shade}}}
    script: {tap: box, at: 1}
    stills: {first: 0, dark: {at: 0.5, with: {shade: 0.5}}}
    matrix: {shade: [1, 0.5]}

    """

  init() throws {
    folder = try TemporaryFolder()
    command = Command(folder: folder)
    try folder.write(Array(Self.scene.utf8), to: "s.yaml")
  }

  @Test("Stills are found by their names, with their values")
  func stills() throws {
    #expect(try command.run(["still", "s.yaml", "--all"]).status == 0)
    #expect(try folder.read("s-first.png") != folder.read("s-dark.png"))
    #expect(try command.run(["still", "s.yaml", "--name", "dark", "-o", "d.png"]).status == 0)
    #expect(try folder.read("d.png") == folder.read("s-dark.png"))
    #expect(try command.run(["still", "s.yaml", "--name", "dark", "--set", "shade=1", "-o", "%n.png"]).status == 0)
    #expect(try folder.read("dark.png") == folder.read("s-first.png"))
    #expect(try command.run(["still", "s.yaml", "--name", "dark", "-o", "large.png", "--effort", "0"]).status == 0)
    #expect(try folder.read("large.png").count > folder.read("d.png").count)
    let unknown = try command.run(["still", "s.yaml", "--name", "drak"])
    #expect(unknown.status == 64)
    #expect(unknown.error.contains("no still named drak; it has first, dark"))
    for arguments in [["--name", "dark", "--at", "1"], ["--all", "-o", "-"], ["--at", "1", "-o", "%n.png"]] {
      #expect(try command.run(["still", "s.yaml"] + arguments).status == 64, "\(arguments)")
    }
  }

  @Test("Every combination of the matrix and every still is checked")
  func validate() throws {
    #expect(try command.run(["validate", "s.yaml"]).status == 0)
    try folder.write(Array(Self.scene.replacing("[1, 0.5]", with: "[1, 0]").utf8), to: "m.yaml")
    let matrix = try command.run(["validate", "m.yaml"])
    #expect(matrix.status == 1)
    #expect(matrix.error.contains("m.yaml:6:49: error: variant shade = 0: division by zero"))
    try folder.write(Array(Self.scene.replacing("with: {shade: 0.5}", with: "with: {shade: 3}").utf8), to: "w.yaml")
    let still = try command.run(["validate", "w.yaml"])
    #expect(still.status == 1)
    #expect(still.error.contains("variant of still dark: 3 is out of range"))
  }

  @Test("The files of the kit are listed, printed, and used")
  func kit() throws {
    #expect(try command.run(["explain", "kit"]).text.contains("kit/ios/switch.yaml\n"))
    let file = try command.run(["explain", "kit/ios/switch.yaml"])
    #expect(file.text.contains("components:\n  switch:\n"))
    let unknown = try command.run(["explain", "kit/ios/swich.yaml"])
    #expect(unknown.status == 64 && unknown.error.contains("kit/ios/switch.yaml"))
    let scene = "canvas: {size: [60, 40]}\ninclude: kit/ios.yaml\nlayers: [{use: switch, as: it, position: [30, 20]}]\n"
    try folder.write(Array(scene.utf8), to: "k.yaml")
    #expect(try command.run(["validate", "k.yaml"]).status == 0)
    try folder.write(Array(scene.replacing("position", with: "with: {isUp: true}, position").utf8), to: "w.yaml")
    let wrong = try command.run(["validate", "w.yaml"])
    #expect(wrong.status == 1)
    #expect(wrong.error.contains("w.yaml:3:39: error: switch has no parameter ‘isUp’"))
  }

  @Test("Touches are traced")
  func trace() throws {
    let text = try command.run(["trace", "s.yaml", "--events"]).text
    #expect(text.contains("1.0,touch,box,touchDown,5.0 5.0\n"))
    #expect(text.contains("1.1,touch,box,touchUpInside,5.0 5.0\n"))
    #expect(try command.run(["trace", "s.yaml"]).text.contains("1 s  touch  box.touchDown at 5.0 5.0\n"))
  }

  @Test("Files are brought into their form, and refused where that would change them")
  func format() throws {
    let (rough, smooth) = (
      "canvas:   {size: [9,9]}  # here\n\n\n\nlayers: []\n", "canvas: {size: [9, 9]}  # here\n\nlayers: []\n"
    )
    try folder.write(Array(rough.utf8), to: "r.yaml")
    let checked = try command.run(["format", "--check", "r.yaml", "s.yaml"])
    #expect((checked.status, checked.text) == (1, "r.yaml\n"))
    #expect(try folder.read("r.yaml") == Array(rough.utf8))
    let formatted = try command.run(["format", "r.yaml", "s.yaml"])
    #expect((formatted.status, formatted.text) == (0, "r.yaml\n"))
    #expect(try folder.read("r.yaml") == Array(smooth.utf8))
    #expect(try command.run(["format", "--check", "r.yaml"]).status == 0)
    #expect(try command.run(["format", "-"], input: rough).text == smooth)
    try folder.write(Array(rough.utf8), to: "q.yaml")
    #expect(try command.run(["format", "q.yaml", "-q"]).text.isEmpty)
    #expect(try folder.read("q.yaml") == Array(smooth.utf8))
    try folder.write(Array("a: [\n".utf8), to: "b.yaml")
    let broken = try command.run(["format", "b.yaml", "none.yaml"])
    #expect(broken.status == 66)
    #expect(broken.error.contains("b.yaml:2:1: error:"))
    #expect(try folder.read("b.yaml") == Array("a: [\n".utf8))
  }
}
