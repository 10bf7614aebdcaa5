import Foundation
import SceneDiagnostics
import SceneProgram
import SceneSyntax
import Testing

/// Scene files in one form.
@Suite struct FormatterTests {
  private static func formatted(_ text: String) throws -> String { try SceneFormatter.formatted(text, file: "s.yaml") }

  @Test(arguments: [
    ("a:   1\n\n\n\nb:  [ 1,2 ,3 ]\n", "a: 1\n\nb: [1, 2, 3]\n"),
    ("a: {b:  1 , c: [max(1,  2),3] }", "a: {b: 1, c: [max(1,  2), 3]}\n"),
    ("a:\n- b: 1\n  c: 2\n- d\n", "a:\n  - b: 1\n    c: 2\n  - d\n"),
    ("a:\n    b:\n        c: 1\n    d: 2\n", "a:\n  b:\n    c: 1\n  d: 2\n"),
    ("a:\n  -   b: 1\n      c: 2\n  - - 1\n    - 2\n", "a:\n  - b: 1\n    c: 2\n  - - 1\n    - 2\n"),
    ("a: 1 # one\nbcd: 2    # two\n\ne: 3     #three\n", "a: 1    # one\nbcd: 2  # two\n\ne: 3  #three\n"),
    (
      "# top\n\n\n# more\na:\n    # inside\n    b: 1\n    # after\nc: 1\n",
      "# top\n\n# more\na:\n  # inside\n  b: 1\n  # after\nc: 1\n"
    ),
    ("a: 'it''s # no comment'   # but this\n", "a: 'it''s # no comment'  # but this\n"),
    ("a: x#y, {z}   \n", "a: x#y, {z}\n"),
    ("a: |\n     one\n       two\n\n     three # text\n\n\nb: 1\n", "a: |\n  one\n    two\n\n  three # text\n\nb: 1\n"),
    ("a: [1,\n      2,   # two\n  ]\nb: {c: 1,\nd: 2}\n", "a: [1,\n  2,  # two\n]\nb: {c: 1,\n  d: 2}\n"),
    ("a: &x {b: 1}\nc:   *x\n", "a: &x {b: 1}\nc: *x\n"),
    ("a: one\n   two\nb:\n      three\n", "a: one\n  two\nb:\n  three\n"),
    ("a: 'one\n  two'\nb: \"x\\\"  y\"\n", "a: 'one\n  two'\nb: \"x\\\"  y\"\n"),
    ("{\"a\":1,\n\"b\":[1,2]}", "{\"a\": 1,\n  \"b\": [1, 2]}\n"),
    ("\u{FEFF}a: 1\r\nb: 2\r\n", "a: 1\nb: 2\n"),
    ("\n\na: 1\n\n\n", "a: 1\n"),
    ("'a b':   1\nk: a: b\n", ""), ("a: [\n", ""), ("\ta: 1\n", ""),
  ]) func aFileHasOneForm(text: String, expected: String) throws {
    guard !expected.isEmpty else {
      #expect(throws: SceneFileError.self) { try Self.formatted(text) }
      return
    }
    #expect(try Self.formatted(text) == expected)
    #expect(try Self.formatted(expected) == expected)
  }

  @Test(arguments: ScenesOfTheProjectTests.files) func scenesOfTheProjectAreInTheirForm(file: String) throws {
    let text = try String(contentsOf: ScenesOfTheProjectTests.folder.appending(path: file), encoding: .utf8)
    #expect(try Self.formatted(text) == text)
  }

  @Test(
    "The work grows with the length of a file, not with its square", .timeLimit(.minutes(1)),
    arguments: [
      (0..<20_000).map { "a\($0): 1 # b\n" }.joined(),
      (0..<20_000).map { "# \($0)\n" }.joined() + "a: 1\n", "a: [\(String(repeating: "{b: 'c'}, ", count: 20_000))1]\n",
      "a: [\(String(repeating: "b(", count: 20_000))]\n", "a: [\(String(repeating: "if b then [ ", count: 20_000))\n",
    ]) func longFiles(text: String) throws
  {
    guard let once = try? Self.formatted(text) else { return }
    #expect(once.utf8.count > text.utf8.count / 2)
  }

  /// However a file is cut and stuffed, its form means the same and has every comment, or it is refused.
  @Test func damagedFilesAreRefusedOrMeanTheSame() throws {
    let text = try String(
      contentsOf: ScenesOfTheProjectTests.folder.appending(path: "onboarding/transitions.yaml"), encoding: .utf8)
    let scalars = Array(text.unicodeScalars)
    let junk: [Unicode.Scalar] = [
      "{", "}", "[", "]", ":", "-", "'", "\"", "#", "&", "*", "\n", " ", "(", ")", "|", ">",
    ]
    for round in 0..<600 {
      var damaged = scalars
      let at = (round * 7919) % damaged.count
      if round % 2 == 0 {
        damaged.removeSubrange(at..<min(damaged.count, at + 1 + round % 7))
      } else {
        damaged.insert(junk[round % junk.count], at: at)
      }
      guard let once = try? Self.formatted(String(String.UnicodeScalarView(damaged))) else { continue }
      #expect(try Self.formatted(once) == once)
    }
  }
}
