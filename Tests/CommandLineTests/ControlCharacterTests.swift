import Foundation
import TestSupport
import Testing

/// Control characters of names and files, which terminals would obey, in everything that is said.
@Suite struct ControlCharacterTests {
  private let folder: TemporaryFolder
  private let command: Command

  /// A color, a carriage return and an override of the writing direction.
  private static let evil = "\u{1B}[31m\r\u{202E}"

  init() throws {
    folder = try TemporaryFolder()
    command = Command(folder: folder)
    let evil = Self.evil
    for (name, text) in [
      ("scene.yaml", SceneText.square), ("broken.yaml", SceneText.broken),
      ("quoted.yaml", "canvas: {si\(evil)ze: [1, 1]}\n"),
      ("reordered.yaml", "canvas: {size: [40, 20], background: \u{202E}wite}\nlayers: []\n"),
      ("escaped.yaml", "canvas: {size: [40, 20], background: \"w\\e[31m\\r\\u202Eite\"}\nlayers: []\n"),
      ("title.yaml", SceneText.square.replacing("layers:", with: "title: \"a\\e[31m\\r\\u202Eb\"\nlayers:")),
      ("slip.yaml", SceneText.square.replacing("updateModel: true, ", with: "")),
      ("picture.yaml", SceneText.square.replacing("'#E56B6F'", with: "red, contents: \"\\e[31m\\r\\u202E.png\"")),
      ("font.yaml", SceneText.square + "\nlayers2: 1\n"),
      (
        "drawing.svg",
        "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'><rect width='\u{202E}9q' height='9'/></svg>"
      ),
      ("broken.svg", "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'><\u{202E}"),
      (
        "lottie.json",
        "{\"v\": \"5\", \"w\": 9, \"h\": 9, \"fr\": 60, \"op\": 9, \"layers\": [{\"ty\": 99, \"nm\": \"\u{202E}\"}]}"
      ),
      ("frames.y4m", "YUV4MPEG2 W2 H2 C\(evil)\n"), ("text.png", "this is no picture"),
    ] { try folder.write(Array(text.utf8), to: "\(evil)\(name)") }
    try folder.write([0xFF, 0xFE], to: "\(evil)binary.yaml")
  }

  @Test(
    "What terminals obey is shown as escapes",
    arguments: [
      ["render", "EVILno.yaml"], ["render", "EVILbroken.yaml"], ["render", "EVILquoted.yaml"],
      ["render", "EVILreordered.yaml"],
      ["render", "EVILescaped.yaml"], ["render", "EVILpicture.yaml"], ["render", "EVILfont.yaml"],
      ["render", "EVILbinary.yaml"],
      ["render", "EVILscene.yaml", "-o", "EVILno/x.gif"], ["render", "EVILscene.yaml"],
      ["render", "EVILscene.yaml", "--json"], ["render", "EVILscene.yaml", "--max-bytes", "10"],
      ["render", "EVILscene.yaml", "--set", "EVIL=1"], ["render", "EVILscene.yaml", "--variant", "EVIL"],
      ["render", "EVILscene.yaml", "-o", "EVIL_%d_%d.png"], ["render", "EVILscene.yaml", "--EVIL"],
      ["still", "EVILscene.yaml", "--at", "EVIL"], ["still", "EVILdrawing.svg"], ["still", "EVILbroken.svg"],
      ["validate", "EVILslip.yaml", "EVILscene.yaml", "EVILbroken.yaml", "EVILno.yaml"],
      ["validate", "--json", "EVILslip.yaml", "EVILquoted.yaml"], ["validate", "EVILlottie.json"],
      ["render", "EVILlottie.json", "-o", "EVIL.gif"], ["import", "EVILdrawing.svg"], ["import", "EVILbroken.svg"],
      ["encode", "EVILframes.y4m", "-o", "x.gif"], ["encode", "EVILtext.png", "-o", "x.gif"],
      ["encode", "EVILno", "-o", "x.gif"],
      ["format", "EVILscene.yaml", "EVILquoted.yaml"], ["format", "--check", "EVILslip.yaml"],
      ["trace", "EVILscene.yaml", "--layer", "EVIL"], ["explain", "EVIL"],
      ["plot", "EVILscene.yaml", "--layer", "EVIL"], ["springs", "--mass", "EVIL"],
      ["compare", "EVILno.png", "EVILtext.png"], ["golden", "verify", "EVILscene.yaml"],
      ["golden", "accept", "EVIL", "--report", "EVIL"], ["init", "EVILscene.yaml"], ["EVIL"],
    ])
  func escaped(arguments: [String]) throws {
    let outcome = try command.run(arguments.map { $0.replacing("EVIL", with: Self.evil) })
    let said = outcome.error + outcome.text
    #expect(!said.isEmpty)
    for scalar in said.unicodeScalars where scalar != "\n" {
      #expect(!(0..<0x20).contains(scalar.value) && !(0x7F..<0xA0).contains(scalar.value), "\(said.debugDescription)")
      #expect(scalar != "\u{202E}", "\(said.debugDescription)")
    }
    #expect(said.contains("\\u{1B}[31m\\r\\u{202E}") || said.contains("\\u001b[31m\\u000d\\u202e"), "\(said)")
  }

  @Test("Colors stay, where they are asked for")
  func colors() throws {
    var command = command
    command.environment["CLICOLOR_FORCE"] = "1"
    let outcome = try command.run(["render", "\(Self.evil)broken.yaml"])
    #expect(outcome.error.contains("\u{1B}[1;31merror:\u{1B}[0m"))
    #expect(outcome.error.hasPrefix("\\u{1B}[31m\\r\\u{202E}broken.yaml:1:38: "))
  }

  @Test("The caret stands below its place in a line with escapes")
  func caret() throws {
    let outcome = try command.run(["render", "\(Self.evil)reordered.yaml"])
    let lines = outcome.error.split(separator: "\n")
    let line = try #require(lines.first { $0.contains("canvas") })
    let caret = try #require(lines.first { $0.contains("^") }?.firstIndex(of: "^"))
    let column = try #require(lines.first { $0.contains("^") }).distance(from: lines[2].startIndex, to: caret)
    #expect(line.dropFirst(column).hasPrefix("\\u{202E}wite"))
  }
}
