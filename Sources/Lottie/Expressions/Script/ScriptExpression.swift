/// A part of a script that has a value.
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
  /// An assignment, with the operator of one like `+=`.
  case assign(ScriptOperator?, ScriptExpression, ScriptExpression)
  /// An increment or decrement, whose value is the one before or after it.
  case step(Double, isBefore: Bool, ScriptExpression)
  case sequence(ScriptExpression, ScriptExpression)
}
