/// A statement of a script.
indirect enum ScriptStatement: Sendable {
  case expression(ScriptExpression)
  /// Variable declarations, block-scoped unless declared by `var`.
  case declare([(name: String, value: ScriptExpression?)], isVar: Bool)
  case block([ScriptStatement])
  case branch(ScriptExpression, ScriptStatement, ScriptStatement?)
  case loop(before: ScriptStatement?, while: ScriptExpression?, after: ScriptExpression?, ScriptStatement)
  case doLoop(ScriptStatement, while: ScriptExpression)
  /// A loop over the keys (`in`) or the values (`of`) of an object.
  case each(String, isDeclared: Bool, of: ScriptExpression, isOverKeys: Bool, ScriptStatement)
  case choose(ScriptExpression, [(value: ScriptExpression?, body: [ScriptStatement])])
  case attempt([ScriptStatement], name: String?, handler: [ScriptStatement]?, finally: [ScriptStatement]?)
  case function(String, ScriptCode)
  case giveBack(ScriptExpression?)
  case raise(ScriptExpression)
  case leave
  case goOn
}
