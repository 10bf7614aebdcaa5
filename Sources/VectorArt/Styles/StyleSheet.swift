/// The rules of a drawing's style sheets.
struct StyleSheet {
  struct Rule {
    var selector: Selector
    var declarations: [StyleDeclaration]
  }

  private(set) var rules: [Rule] = []
  /// The problems found.
  private(set) var problems: [String] = []

  /// Adds the rules of a text.
  mutating func append(_ text: String) {
    // Old files hide their style sheets from older readers still.
    let bare = StyleText.withoutComments(text.trimmed.strippingMarks)
    var scanner = ValueScanner(bare)
    while true {
      scanner.skipSpace()
      if scanner.isAtEnd { return }
      if scanner.take("@") {
        skipAtRule(&scanner)
        continue
      }
      guard let prelude = scanner.text(upTo: "{") else {
        problems.append("‘\(scanner.rest().trimmed.prefix(40))’ is not a style sheet rule")
        return
      }
      let body = scanner.text(upTo: "}") ?? scanner.rest()
      let declarations = StyleDeclaration.list(body)
      for text in StyleText.split(prelude, at: ",") {
        if let selector = Selector(text) {
          rules.append(Rule(selector: selector, declarations: declarations))
        } else {
          problems.append("the selector ‘\(text.trimmed)’ is left out")
        }
      }
    }
  }

  private mutating func skipAtRule(_ scanner: inout ValueScanner) {
    let name = scanner.name()
    if name != "charset" { problems.append("the style rule @\(name) is left out") }
    var depth = 0
    while let byte = scanner.next {
      let character = Character(Unicode.Scalar(byte))
      _ = scanner.take(character)
      if character == "{" { depth += 1 }
      if character == "}" { depth -= 1 }
      if depth == 0, character == ";" || character == "}" { return }
    }
  }
}

extension String {
  /// The text without the marks of an XML comment around it.
  fileprivate var strippingMarks: String {
    var text = self[...]
    if text.hasPrefix("<!--") { text = text.dropFirst(4) }
    if text.hasSuffix("-->") { text = text.dropLast(3) }
    return String(text)
  }
}
