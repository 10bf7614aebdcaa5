/// The rules of a drawing's style sheets.
struct StyleSheet {
  struct Rule {
    var selector: Selector
    var declarations: [StyleDeclaration]
    /// The position in the order of cascade layers: the numbers of the enclosing layers, outermost first, and then the
    /// maximum integer, so that rules outside of nested layers win over the rules inside.
    var layer: [Int]
  }

  private(set) var rules: [Rule] = []
  /// The keyframe rules, by name.
  private(set) var keyframes: [String: KeyframeRule] = [:]
  /// The warnings about invalid or unsupported rules.
  private(set) var problems: [String] = []
  /// The numbers of the cascade layers in the order of their first appearance, by their full names.
  private var layerNumbers: [[String]: Int] = [:]
  private var unnamedLayers = 0
  private let conditions: StyleConditions

  /// The maximum nesting depth of rules.
  private static let maximumDepth = 32

  init(_ conditions: StyleConditions = StyleConditions()) { self.conditions = conditions }

  /// Adds the rules of a style sheet's text.
  mutating func append(_ text: String) {
    // Old files wrap their style sheets in XML comments to hide them from old browsers.
    append(StyleText.withoutComments(text.trimmed.strippingMarks), in: [])
  }

  /// Adds the rules of a text inside cascade layers.
  ///
  /// - Parameters:
  ///   - text: Rules; inside a style rule, also declarations.
  ///   - layers: The names of the enclosing cascade layers.
  ///   - depth: The number of the enclosing rules.
  ///   - parents: The selectors of the enclosing style rule; empty if there is none.
  private mutating func append(
    _ text: String, in layers: [String], depth: Int = 0, inside parents: [String] = []
  ) {
    guard depth < Self.maximumDepth else {
      problems.append("style rules are nested more than \(Self.maximumDepth) levels deep")
      return
    }
    for block in parents.isEmpty ? StyleText.blocks(text) : StyleText.nestedBlocks(text) {
      if block.prelude.hasPrefix("@") {
        atRule(block, in: layers, depth: depth, inside: parents)
        continue
      }
      guard let body = block.body else {
        problems.append("‘\(block.prelude.prefix(40))’ is not a style sheet rule")
        continue
      }
      let selectors = StyleText.split(block.prelude, at: ",").map { Selector.nested($0.trimmed, inside: parents) }
      if StyleText.hasBlocks(body) {
        append(body, in: layers, depth: depth + 1, inside: selectors)
        continue
      }
      let declarations = StyleDeclaration.list(body)
      for text in selectors {
        if let selector = Selector(text) {
          rules.append(Rule(selector: selector, declarations: declarations, layer: order(of: layers)))
        } else {
          problems.append("the selector ‘\(text)’ is left out")
        }
      }
    }
  }

  private mutating func atRule(
    _ block: StyleText.Block, in layers: [String], depth: Int, inside parents: [String]
  ) {
    let name = String(block.prelude.dropFirst().prefix { $0.isLetter || $0 == "-" }).lowercased()
    let rest = block.prelude.dropFirst(name.count + 1).trimmed
    switch name {
    case "charset": break
    case "media" where block.body != nil:
      if conditions.holds(media: rest) { append(block.body ?? "", in: layers, depth: depth + 1, inside: parents) }
    case "supports" where block.body != nil:
      if conditions.holds(supports: rest) { append(block.body ?? "", in: layers, depth: depth + 1, inside: parents) }
    case "layer": layer(rest, block.body, in: layers, depth: depth, inside: parents)
    case "keyframes", "-webkit-keyframes":
      guard let body = block.body, !rest.isEmpty else { return problems.append("the style rule @\(name) is left out") }
      let key = rest.first == "\"" || rest.first == "'" ? String(rest.dropFirst().dropLast()) : rest
      // The prefixed rule is only for older browsers, so it does not replace the standard one.
      if name != "keyframes", keyframes[key] != nil { return }
      keyframes[key] = KeyframeRule(body, &problems)
    default: problems.append("the style rule @\(name) is left out")
    }
  }

  /// Adds the rules of cascade layers, or declares their order.
  private mutating func layer(
    _ names: String, _ body: String?, in layers: [String], depth: Int, inside parents: [String]
  ) {
    let paths =
      names.isEmpty ? [] : StyleText.split(names, at: ",").map { $0.trimmed.split(separator: ".").map(String.init) }
    guard let body else {
      for path in paths { _ = order(of: layers + path) }
      return
    }
    unnamedLayers += 1
    append(body, in: layers + (paths.first ?? ["\(unnamedLayers)"]), depth: depth + 1, inside: parents)
  }

  /// Returns the position of a rule in the order of cascade layers: later layers win over earlier ones, and rules
  /// outside of layers win over all of them.
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
  /// The text without the delimiters of an XML comment around it.
  fileprivate var strippingMarks: String {
    var text = self[...]
    if text.hasPrefix("<!--") { text = text.dropFirst(4) }
    if text.hasSuffix("-->") { text = text.dropLast(3) }
    return String(text)
  }
}
