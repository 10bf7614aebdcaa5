/// The warnings about a file, each once.
final class FigmaLog {
  /// The maximum number of warnings that are kept while a file is read; most may concern other frames.
  private static let capacity = 20_000
  /// The maximum number of warnings that are reported.
  private static let limit = 200

  private var found: [FigmaWarning] = []
  private var known: Set<FigmaWarning> = []

  /// Adds a warning.
  func warn(_ message: String, at place: FigmaPlace?, of node: String = "") {
    let warning = FigmaWarning(path: place?.description ?? "", node: node, message: message)
    guard found.count < Self.capacity, known.insert(warning).inserted else { return }
    found.append(warning)
  }

  /// Returns the warnings about the whole file, and about the places that `isShown` accepts.
  func warnings(about isShown: (_ path: String) -> Bool) -> [FigmaWarning] {
    let relevant = found.filter { $0.path.isEmpty || isShown($0.path) }
    guard relevant.count > Self.limit else { return relevant }
    let more = "there are \(relevant.count - Self.limit) more warnings, which are not listed"
    return relevant.prefix(Self.limit) + [FigmaWarning(path: "", node: "", message: more)]
  }
}
