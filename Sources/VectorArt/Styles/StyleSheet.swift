/// The rules of a drawing's style sheets.
struct StyleSheet {
  struct Rule {
    var selector: Selector
    var declarations: [StyleDeclaration]
    /// The cascade layer: the numbers of the layers around the rule; the last number stands for rules outside of
    /// layers.
    var layer: [Int]
  }

  private(set) var rules: [Rule] = []
  /// The keyframes by their names.
  private(set) var keyframes: [String: KeyframeRule] = [:]
  /// The problems found.
  private(set) var problems: [String] = []
  /// The cascade layers in the order of their first mention, by their full names.
  private var layerNumbers: [[String]: Int] = [:]
  private var unnamedLayers = 0
  private let conditions: StyleConditions

  /// The maximum nesting of rules; deeper ones are a mistake.
  private static let deepest = 32

  init(_ conditions: StyleConditions = StyleConditions()) { self.conditions = conditions }

  /// Adds the rules of a text.
  mutating func append(_ text: String) {
    // Old files hide their style sheets from older readers still.
    append(StyleText.withoutComments(text.trimmed.strippingMarks), in: [])
  }

  /// Adds the rules of a text that is inside cascade layers.
  private mutating func append(_ text: String, in layers: [String], depth: Int = 0) {
    guard depth < Self.deepest else {
      problems.append("style rules are more than \(Self.deepest) deep inside each other")
      return
    }
    for block in StyleText.blocks(text) {
      if block.prelude.hasPrefix("@") {
        atRule(block, in: layers, depth: depth)
        continue
      }
      guard let body = block.body else {
        problems.append("‘\(block.prelude.prefix(40))’ is not a style sheet rule")
        continue
      }
      let declarations = StyleDeclaration.list(body)
      for text in StyleText.split(block.prelude, at: ",") {
        if let selector = Selector(text) {
          rules.append(Rule(selector: selector, declarations: declarations, layer: order(of: layers)))
        } else {
          problems.append("the selector ‘\(text.trimmed)’ is left out")
        }
      }
    }
  }

  private mutating func atRule(_ block: StyleText.Block, in layers: [String], depth: Int) {
    let name = String(block.prelude.dropFirst().prefix { $0.isLetter || $0 == "-" }).lowercased()
    let rest = block.prelude.dropFirst(name.count + 1).trimmed
    switch name {
    case "charset": break
    case "media" where block.body != nil:
      if conditions.holds(media: rest) { append(block.body ?? "", in: layers, depth: depth + 1) }
    case "supports" where block.body != nil:
      if conditions.holds(supports: rest) { append(block.body ?? "", in: layers, depth: depth + 1) }
    case "layer": layer(rest, block.body, in: layers, depth: depth)
    case "keyframes", "-webkit-keyframes":
      guard let body = block.body, !rest.isEmpty else { return problems.append("the style rule @\(name) is left out") }
      let key = rest.first == "\"" || rest.first == "'" ? String(rest.dropFirst().dropLast()) : rest
      // The prefix is for browsers that know no other.
      if name != "keyframes", keyframes[key] != nil { return }
      keyframes[key] = KeyframeRule(body, &problems)
    default: problems.append("the style rule @\(name) is left out")
    }
  }

  /// Adds the rules of cascade layers, or sets their order.
  private mutating func layer(_ names: String, _ body: String?, in layers: [String], depth: Int) {
    let paths =
      names.isEmpty ? [] : StyleText.split(names, at: ",").map { $0.trimmed.split(separator: ".").map(String.init) }
    guard let body else {
      for path in paths { _ = order(of: layers + path) }
      return
    }
    unnamedLayers += 1
    append(body, in: layers + (paths.first ?? ["\(unnamedLayers)"]), depth: depth + 1)
  }

  /// The order of rules in cascade layers: later layers win over earlier ones, and rules outside of layers win over
  /// all.
  private mutating func order(of layers: [String]) -> [Int] {
    var order: [Int] = []
    for index in layers.indices {
      let path = Array(layers[...index])
      let number = layerNumbers[path] ?? layerNumbers.count
      layerNumbers[path] = number
      order.append(number)
    }
    return order + [Int.max]
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
