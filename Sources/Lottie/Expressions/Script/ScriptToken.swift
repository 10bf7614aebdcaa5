/// A word, number, string or sign of a script.
enum ScriptToken: Equatable {
  case name(String)
  case number(Double)
  case string(String)
  case sign(String)
  case end
}
