/// An expression in the syntax tree of a script.
indirect enum ScriptExpression: Sendable {
  case number(Double)
  case string(String)
  case boolean(Bool)
  case null
  case name(String)
  case array([ScriptExpression])
  case object([(String, ScriptExpression)])
  case function(ScriptCode)
  case member(ScriptExpression, ScriptExpression)
  case call(ScriptExpression, [ScriptExpression])
  case unary(String, ScriptExpression)
  case binary(ScriptOperator, ScriptExpression, ScriptExpression)
  /// `&&`, `||` or `??`.
  case logical(String, ScriptExpression, ScriptExpression)
  case condition(ScriptExpression, ScriptExpression, ScriptExpression)
  /// An assignment; the operator is set for a compound assignment such as `+=`.
  case assign(ScriptOperator?, ScriptExpression, ScriptExpression)
  /// A prefix or postfix increment or decrement; a prefix operator yields the new value, a postfix operator the old
  /// one.
  case step(Double, isBefore: Bool, ScriptExpression)
  case sequence(ScriptExpression, ScriptExpression)
}
