import SceneDiagnostics

extension GoldenError {
  /// Returns the error for a tolerance that names an unknown layer.
  static func unknownLayer(_ name: String, among known: Set<String>) -> GoldenError {
    guard !known.isEmpty else {
      return .tolerance(
        "the tolerance ignores ‘\(name)’, but images have no layers: ignore a rectangle, as in 0,0,320,20")
    }
    let names = known.flatMap { path in [path] + path.split(separator: ".").suffix(1).map(String.init) }
    let hint = NearestName.hint(for: name, among: names.sorted()).map { "; \($0)" } ?? ""
    return .tolerance("the tolerance ignores ‘\(name)’, but no layer has that name\(hint)")
  }
}
