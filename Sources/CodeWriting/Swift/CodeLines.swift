/// Lines of code with automatic indentation.
struct CodeLines {
  private var lines: [String] = []
  private var depth = 0

  /// The code as text, without consecutive blank lines or blank lines before a closing brace.
  var text: String {
    var kept: [String] = []
    for line in lines {
      if line.isEmpty, kept.last?.isEmpty ?? true { continue }
      if line.drop(while: { $0 == " " }).first == "}", kept.last?.isEmpty == true { kept.removeLast() }
      kept.append(line)
    }
    return kept.joined(separator: "\n") + "\n"
  }

  mutating func add(_ line: String) {
    lines.append(line.isEmpty ? "" : String(repeating: "  ", count: depth) + SwiftText.line(line))
  }

  /// Opens a block.
  mutating func open(_ line: String) {
    add(line)
    depth += 1
  }

  /// Closes a block, followed by a blank line.
  mutating func close() {
    depth -= 1
    add("}")
    add("")
  }

  /// Closes a type declaration.
  mutating func closeType() {
    depth -= 1
    add("}")
  }
}

extension [String] {
  /// The lines indented by one level.
  var indented: [String] { map { $0.isEmpty ? $0 : "  " + $0 } }
}
