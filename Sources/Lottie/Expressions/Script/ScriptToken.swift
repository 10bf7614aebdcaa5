/// A token of a script: a name, number, string, or punctuator.
enum ScriptToken: Equatable {
  case name(String)
  case number(Double)
  case string(String)
  case sign(String)
  case end
}
