import SwiftSyntax

/// Finds names in a file.
final class NameFinder: SyntaxVisitor {
  private let isWanted: (String) -> Bool
  private var isFound = false

  /// Returns a Boolean value that indicates whether a file contains a name that meets a condition.
  static func finds(in tree: SourceFileSyntax, where isWanted: @escaping (String) -> Bool) -> Bool {
    let finder = NameFinder(isWanted)
    finder.walk(tree)
    return finder.isFound
  }

  private init(_ isWanted: @escaping (String) -> Bool) {
    self.isWanted = isWanted
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    if case .identifier(let name) = token.tokenKind, isWanted(name) { isFound = true }
    return .skipChildren
  }
}
