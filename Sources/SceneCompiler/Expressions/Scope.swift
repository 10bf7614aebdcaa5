package import Geometry
import SceneDiagnostics
package import SceneProgram

/// The names that an expression can refer to.
package struct Scope: Sendable {
  private var values: [String: ExpressionValue] = [:]
  /// Local aliases, such as for the states of a component or the layer in a loop's iteration.
  package private(set) var aliases: [String: [String]] = [:]
  /// The slots of values that change while the scene plays; the value in the scope is the initial one.
  package private(set) var slots: [String: Int] = [:]
  /// The index of the layer of `self`, where the outward search for names starts; nil outside components.
  package var layer: Int?
  /// The index of the layer whose keys are read as rules; nil if the keys contain the names of layers.
  package var subject: Int?
  /// The values of the system colors of iOS.
  package var palette = UIKitPalette()

  package init() {}

  /// Returns the layer where the outward search for a name starts.
  ///
  /// - Parameter parts: The components of the name; the first may be `self` or `superlayer`.
  /// - Returns: The index of the layer; nil for the canvas.
  package func origin(of parts: [String]) -> Int? {
    switch parts.first {
    case "self": layer ?? subject
    case "superlayer": subject ?? layer
    default: layer
    }
  }

  package subscript(name: String) -> ExpressionValue? {
    get { values[name] }
    set {
      values[name] = newValue
      slots[name] = nil
    }
  }

  /// Binds `name` to a slot whose initial value is `value`.
  package mutating func bind(_ name: String, to slot: Int, first value: ExpressionValue?) {
    values[name] = value
    slots[name] = slot
  }

  /// Defines `name` as an alias of `path`.
  package mutating func alias(_ name: String, for path: [String]) { aliases[name] = path }

  /// Returns the components of a name with a leading alias expanded.
  package func resolved(_ parts: [String]) -> [String] {
    guard let first = parts.first, let path = aliases[first] else { return parts }
    return path + parts.dropFirst()
  }

  /// All names, in alphabetical order.
  package var names: [String] { (Array(values.keys) + aliases.keys).sorted() }
}
