/// The location of a value in a file, as the keys and indices that lead to it.
///
/// Locations are linked to their parents, since most are never printed.
final class FigmaPlace: Sendable, CustomStringConvertible {
  private enum Step {
    case key(String)
    case index(Int)
  }

  private let parent: FigmaPlace?
  private let step: Step

  /// The location of the whole file.
  init() { (parent, step) = (nil, .key("")) }

  private init(_ parent: FigmaPlace, _ step: Step) { (self.parent, self.step) = (parent, step) }

  func key(_ key: String) -> FigmaPlace { FigmaPlace(self, .key(key)) }

  func index(_ index: Int) -> FigmaPlace { FigmaPlace(self, .index(index)) }

  /// The path, such as `document.children[0].name`.
  var description: String {
    guard let parent else { return "" }
    let start = parent.description
    switch step {
    case .index(let index): return "\(start)[\(index)]"
    case .key(let key):
      guard key.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else { return "\(start)[\"\(key)\"]" }
      return start.isEmpty ? key : "\(start).\(key)"
    }
  }
}
