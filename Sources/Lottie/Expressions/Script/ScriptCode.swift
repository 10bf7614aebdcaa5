/// The code of a script, or of a function in a script.
struct ScriptCode: Sendable {
  var parameters: [String] = []
  var body: [ScriptStatement]
  /// The names declared by `var` anywhere in the code, except in nested functions.
  var variables: [String] = []

  /// True if the script only returns the property's unchanged value.
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

  /// Parses a script.
  static func parse(_ text: String) throws(ScriptError) -> ScriptCode {
    var parser = ScriptParser(try ScriptLexer.tokens(of: text))
    return try parser.program()
  }
}
