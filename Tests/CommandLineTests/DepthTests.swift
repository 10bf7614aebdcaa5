import TestSupport
import Testing

/// Trees a thousand deep, which every command refuses instead of running out of stack.
@Suite struct DepthTests {
  private let folder: TemporaryFolder
  private let command: Command

  /// Every command that reads what may be nested, with its arguments but for the file.
  private static let commands: [(before: [String], after: [String])] = [
    (["render"], []), (["still"], ["--at", "0", "-o", "x.png"]), (["sheet"], []), (["plot"], []), (["onion"], []),
    (["timing"], []), (["review"], []), (["validate"], []), (["trace"], []), (["golden", "record"], []),
    (["golden", "verify"], []), (["export"], ["-o", "x.json"]), (["code"], []), (["import"], []),
    (["format", "--check"], []), (["explain", "--program"], []),
  ]

  /// A text that stands `depth` deep inside something.
  private static func nested(_ depth: Int, _ begin: String, _ core: String, _ end: String) -> String {
    String(repeating: begin, count: depth) + core + String(repeating: end, count: depth)
  }

  /// Layers inside each other in as many lines: two levels of YAML each.
  private static func block(_ depth: Int) -> String {
    (0..<depth).map { level in
      let margin = String(repeating: "  ", count: level)
      return "\(margin)- layer: l\(level)\n\(margin)  sublayers:\n"
    }.joined() + String(repeating: "  ", count: depth) + "- layer: last\n"
  }

  private static func contents(of file: String) -> String {
    let head = "canvas: {size: [9, 9]}\n"
    return switch file {
    case "layers.yaml": head + "layers: [\(nested(1000, "{layer: a, sublayers: [", "", "]}"))]\n"
    case "block.yaml": head + "layers:\n\(block(501))"
    case "steps.yaml":
      head + "layers: [{layer: a}]\nstart: [\(nested(1000, "{after: 0.1, do: [", "{set: {a.opacity: 1}}", "]}"))]\n"
    case "expression.yaml": head + "layers: []\nduration: \(nested(1000, "(", "1", ")"))\n"
    case "drawing.svg":
      "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'>\(nested(1000, "<g>", "<path d='M0 0H9V9Z'/>", "</g>"))</svg>"
    default:
      """
      {"v": "5", "w": 9, "h": 9, "fr": 60, "ip": 0, "op": 9, "layers": [{"ty": 4, "ip": 0, "op": 9, "ks": {},
      "shapes": [\(nested(1000, "{\"ty\": \"gr\", \"it\": [", "", "]}"))]}]}
      """
    }
  }

  init() throws {
    folder = try TemporaryFolder()
    command = Command(folder: folder)
  }

  @Test(
    "Every command refuses a tree a thousand deep, and says so",
    arguments: ["layers.yaml", "block.yaml", "steps.yaml", "expression.yaml", "drawing.svg", "lottie.json"])
  func refused(file: String) throws {
    try folder.write(Array(Self.contents(of: file).utf8), to: file)
    for (before, after) in Self.commands {
      let outcome = try command.run(before + [file] + after)
      // The formatter reads no expressions.
      if before[0] == "format", file == "expression.yaml" {
        #expect(outcome.status == 0, "\(outcome.error)")
        continue
      }
      #expect(!outcome.wasKilled && outcome.status == (before == ["validate"] ? 1 : 65), "\(before): \(outcome.status)")
      #expect(outcome.error.contains("error: "), "\(before): \(outcome.error)")
    }
  }

  @Test("Every command takes what is as deep as it may be")
  func deepest() throws {
    let scene = """
      canvas: {size: [9, 9]}
      duration: \(Self.nested(98, "(", "0.1", ")"))
      layers:
      \(Self.block(62))\
      start: [\(Self.nested(63, "{after: 0.001, do: [", "{animate: {l0.opacity: 0.5}, duration: 0.1}", "]}"))]

      """
    try folder.write(Array(scene.utf8), to: "deepest.yaml")
    let groups = Self.nested(120, "<g opacity='0.99'>", "<path d='M0 0H9V9Z'/>", "</g>")
    let drawing = "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'>\(groups)</svg>"
    try folder.write(Array(drawing.utf8), to: "drawing.svg")
    for (before, after) in Self.commands {
      let outcome = try command.run(before + [before == ["import"] ? "drawing.svg" : "deepest.yaml"] + after)
      // The formatter would indent it otherwise.
      #expect(outcome.status == (before[0] == "format" ? 1 : 0), "\(before): \(outcome.status), \(outcome.error)")
    }
    #expect(try command.run(["still", "drawing.svg", "--at", "0", "-o", "drawing.png"]).status == 0)
  }
}
