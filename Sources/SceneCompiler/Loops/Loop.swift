import LayerTree
import Motion
import SceneProgram
import SceneSyntax

/// A loop variable of `for`, with its values.
struct Loop {
  enum Values {
    case numbers(Range<Int>)
    case items([Item])
  }

  /// The value of the loop variable in one iteration.
  enum Item {
    case value(ExpressionValue)
    /// A layer, by its path from the canvas.
    case layer([String])
  }

  let name: String
  let values: Values
  private let indexName: String
  private let countName: String

  init(name: String, values: Values) {
    self.name = name
    self.values = values
    indexName = name + ".index"
    countName = name + ".count"
  }

  var count: Int {
    switch values {
    case .numbers(let range): range.count
    case .items(let items): items.count
    }
  }

  /// Returns the index of an iteration's layers: the number itself, or the position in the list.
  func index(of round: Int) -> Int {
    if case .numbers(let range) = values { range.lowerBound + round } else { round }
  }

  /// Binds the loop variable for an iteration.
  func enter(_ round: Int, _ scope: inout Scope) {
    switch values {
    case .numbers(let range): scope[name] = .number(Double(range.lowerBound + round))
    case .items(let items):
      switch items[round] {
      case .value(let value): scope[name] = value
      case .layer(let path): scope.alias(name, for: path)
      }
    }
    scope[indexName] = .number(Double(round))
    if round == 0 { scope[countName] = .number(Double(count)) }
  }
}
