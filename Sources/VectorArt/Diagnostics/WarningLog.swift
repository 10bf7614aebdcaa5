/// Collects the unsupported features of a drawing, each once per line.
struct WarningLog {
  private(set) var warnings: [DrawingWarning] = []
  private var known: Set<DrawingWarning> = []

  /// The maximum number of warnings kept; later ones are dropped.
  private static let maximumCount = 1000

  mutating func add(_ message: String, line: Int) {
    let warning = DrawingWarning(line: line, message: message)
    if warnings.count < Self.maximumCount, known.insert(warning).inserted { warnings.append(warning) }
  }

  /// The warnings in the order of their lines.
  var sorted: [DrawingWarning] {
    warnings.enumerated().sorted { ($0.element.line, $0.offset) < ($1.element.line, $1.offset) }.map(\.element)
  }
}
