import SwiftSyntax

/// Replaces `#keyPath` with the string that it stands for.
final class KeyPathRule: Rule {
  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.macroName.text == "keyPath", let argument = node.arguments.first?.expression else {
      return .visitChildren
    }
    var components = argument.trimmedDescription.split(separator: ".").map(String.init)
    // The path is relative to the type; without one, to the enclosing type.
    while components.count > 1, let first = components.first?.first, first.isUppercase || components[0] == "self" {
      components.removeFirst()
    }
    let names = components.map { name -> String in
      // Objective-C's names of Boolean properties have no `is`.
      guard name.hasPrefix("is"), let next = name.dropFirst(2).first, next.isUppercase else { return name }
      return next.lowercased() + name.dropFirst(3)
    }
    let text = "\"\(names.joined(separator: "."))\""
    source.replace(node, with: text)
    source.changed(node, "\(node.trimmedDescription) → \(text)")
    return .skipChildren
  }
}
