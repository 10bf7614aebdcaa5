import SwiftSyntax

/// Finds names that a file without imports can only have from UIKit, as the files of a framework have.
final class ApplePrefixFinder: SyntaxVisitor {
  private var isFound = false

  /// Returns a Boolean value that indicates whether a file uses a name of Apple's frameworks.
  static func usesApple(_ tree: SourceFileSyntax) -> Bool {
    let finder = ApplePrefixFinder(viewMode: .sourceAccurate)
    finder.walk(tree)
    return finder.isFound
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    guard case .identifier(let name) = token.tokenKind else { return .skipChildren }
    let prefixes = ["UI", "CA", "CG", "NS"]
    let isApple = prefixes.contains { name.hasPrefix($0) && name.dropFirst(2).first?.isUppercase == true }
    let names: Set = ["Date", "Timer", "DispatchQueue", "TimeInterval", "NotificationCenter", "Bundle", "URL", "Data"]
    if isApple || names.contains(name) { isFound = true }
    return .skipChildren
  }
}
