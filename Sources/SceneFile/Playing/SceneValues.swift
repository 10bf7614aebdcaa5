import LayerTree
import Motion

/// What expressions can read of a playing scene: its states, the time, and the layers.
final class SceneValues: LiveValues {
  /// The states by their names.
  private(set) var states: [String: ExpressionValue]
  let directory: LayerDirectory
  /// The layers' properties: those of the model, or those that are seen.
  private let properties: (_ layer: Int, _ isPresented: Bool) -> LayerProperties
  /// What touches make of a layer: whether it is selected, enabled and so on.
  private let touchState: (_ layer: Int, _ setter: TouchSetter) -> Bool
  private let time: () -> Double
  /// What a gesture on a layer tells; before the scene plays, nothing has happened yet.
  var gesture: (SceneEvent.Gesture, _ layer: Int) -> EventValues = { gesture, _ in
    EventValues(before: .gesture(gesture, .began))
  }
  /// How far a property animator is; nil for a name that is none's.
  var fractionComplete: (String) -> Double? = { _ in nil }
  /// How far an interaction is; nil for a name that is none's.
  var percentComplete: (String) -> Double? = { _ in nil }
  var finished: Bool?
  var event: EventValues?

  init(
    states: [String: ExpressionValue], directory: LayerDirectory, time: @escaping () -> Double,
    properties: @escaping (_ layer: Int, _ isPresented: Bool) -> LayerProperties,
    touchState: @escaping (_ layer: Int, _ setter: TouchSetter) -> Bool
  ) {
    self.touchState = touchState
    self.states = states
    self.directory = directory
    self.properties = properties
    self.time = time
  }

  /// The values at the beginning of a scene, before there is a stage.
  convenience init(_ definitions: Definitions, directory: LayerDirectory) {
    self.init(
      states: definitions.states, directory: directory, time: { 0 },
      properties: { layer, _ in directory.blueprints[layer].properties }, touchState: { _, _ in false })
    fractionComplete = { definitions.animators[$0] == nil ? nil : 0 }
    percentComplete = { definitions.interactions[$0] == nil ? nil : 0 }
  }

  var names: [String] { states.keys.sorted() + (event?.names ?? []) }

  func value(_ parts: [String], from layer: Int?, isPresented: Bool) -> ExpressionValue? {
    if let state = states[parts.joined(separator: ".")] { return state }
    if parts == ["time"] { return .number(time()) }
    if parts == ["finished"] { return finished.map { .boolean($0) } }
    if let value = event?[parts] { return value }
    if parts.count == 2, parts[1] == Self.fractionComplete, let fraction = fractionComplete(parts[0]) {
      return .number(fraction)
    }
    guard case .success(let target) = directory.resolve(parts, from: layer) else { return nil }
    if let setter = (TouchSetter.all + [.selected]).first(where: { $0.key.name == target.keyPath }) {
      return .boolean(touchState(target.layer, setter))
    }
    return properties(target.layer, isPresented).reading(target.keyPath) ?? reading(target)
  }

  /// What is read of an animator: `fade.fractionComplete`.
  static let fractionComplete = "fractionComplete"

  /// What a gesture on a layer tells, as in `photo.pinch.scale`.
  private func reading(_ target: Target) -> ExpressionValue? {
    let parts = target.keyPath.split(separator: ".").map(String.init)
    guard let gesture = parts.first.flatMap(SceneEvent.Gesture.init(rawValue:)), gesture.isContinuous else {
      return nil
    }
    return self.gesture(gesture, target.layer)[["gesture"] + parts.dropFirst()]
  }

  /// A state that is a number.
  func number(_ name: String) -> Double {
    if case .number(let number, _)? = states[name] { number } else { 0 }
  }

  func set(_ name: String, to value: ExpressionValue) { states[name] = value }
}
