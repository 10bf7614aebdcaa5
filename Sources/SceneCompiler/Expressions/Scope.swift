import SceneDiagnostics
package import SceneProgram

/// The names that an expression may use.
package struct Scope: Sendable {
  private var values: [String: ExpressionValue] = [:]
  /// Local aliases: the state of a component, a layer that a loop visits.
  package private(set) var aliases: [String: [String]] = [:]
  /// The slots of values that change while the scene plays; the value in scope is then the first one.
  package private(set) var slots: [String: Int] = [:]
  /// The index of the layer of `self`, from which names are searched outward; nil outside of components.
  package var layer: Int?
  /// The index of the layer whose own keys are read as rules; nil where keys name their layers.
  package var subject: Int?

  package init() {}

  /// The layer at which the outward search for a name starts.
  ///
  /// - Parameter parts: The words of the name; the first may be `self` or `superlayer`.
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

  /// Makes `name` an alias of `path` from here on.
  package mutating func alias(_ name: String, for path: [String]) { aliases[name] = path }

  /// The words of a name with an alias at its beginning put out in full.
  package func resolved(_ parts: [String]) -> [String] {
    guard let first = parts.first, let path = aliases[first] else { return parts }
    return path + parts.dropFirst()
  }

  /// Every name, in alphabetical order.
  package var names: [String] { (Array(values.keys) + aliases.keys).sorted() }
}
