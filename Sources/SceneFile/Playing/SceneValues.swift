import LayerTree
import Motion

/// What expressions can read of a playing scene: its states, the time, and the layers.
final class SceneValues: LiveValues {
  /// The states by their names.
  private(set) var states: [String: ExpressionValue]
  private let directory: LayerDirectory
  /// The layers' properties: those of the model, or those that are seen.
  private let properties: (_ layer: Int, _ isPresented: Bool) -> LayerProperties
  private let time: () -> Double
  var finished: Bool?

  init(
    states: [String: ExpressionValue], directory: LayerDirectory, time: @escaping () -> Double,
    properties: @escaping (_ layer: Int, _ isPresented: Bool) -> LayerProperties
  ) {
    self.states = states
    self.directory = directory
    self.properties = properties
    self.time = time
  }

  /// The values at the beginning of a scene, before there is a stage.
  convenience init(states: [String: ExpressionValue], directory: LayerDirectory) {
    self.init(
      states: states, directory: directory, time: { 0 },
      properties: { layer, _ in directory.blueprints[layer].properties })
  }

  var names: [String] { states.keys.sorted() }

  func value(_ parts: [String], isPresented: Bool) -> ExpressionValue? {
    if parts.count == 1, let state = states[parts[0]] { return state }
    if parts == ["time"] { return .number(time()) }
    if parts == ["finished"] { return finished.map { .boolean($0) } }
    guard case .success(let target) = directory.resolve(parts),
      let property = AnimatableProperty(keyPath: target.keyPath)
    else { return nil }
    switch property.value(in: properties(target.layer, isPresented)) {
    case .number(let number):
      return property.unit == .angle ? .number(number * 180 / .pi, .degrees) : .number(number)
    case .color(let color): return .color(color)
    default: return nil
    }
  }

  /// A state that is a number.
  func number(_ name: String) -> Double {
    if case .number(let number, _)? = states[name] { number } else { 0 }
  }

  func set(_ name: String, to value: ExpressionValue) { states[name] = value }
}
