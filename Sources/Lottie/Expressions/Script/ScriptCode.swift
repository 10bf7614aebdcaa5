/// The code of a script, or of a function in it.
struct ScriptCode: Sendable {
  var parameters: [String] = []
  var body: [ScriptStatement]
  /// The variables of `var` that are declared anywhere in it, functions inside left out.
  var variables: [String] = []

  /// True if the script only returns the property's value.
  var isNothing: Bool {
    func isValue(_ expression: ScriptExpression) -> Bool {
      switch expression {
      case .name("value"): true
      case .assign(nil, .name("$bm_rt"), let value): isValue(value)
      default: false
      }
    }
    return body.allSatisfy { statement in
      switch statement {
      case .expression(let expression): isValue(expression)
      case .declare(let list, _): list.allSatisfy { $0.name == "$bm_rt" && $0.value.map(isValue) ?? true }
      case .block(let body): body.isEmpty
      default: false
      }
    }
  }

  /// Reads a script.
  static func parse(_ text: String) throws(ScriptError) -> ScriptCode {
    var parser = ScriptParser(try ScriptLexer.tokens(of: text))
    return try parser.program()
  }
}
