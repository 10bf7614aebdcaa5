import Geometry
import LayerTree
import Motion
import SceneDiagnostics
import SceneProgram
import SceneSyntax

/// The layers read so far, whose geometry the expressions of later layers can refer to.
final class LayerLayout: LiveValues {
  /// The layers that have been read.
  var directory: LayerDirectory
  /// The layer that is being read: the index of its superlayer, and the properties set so far.
  var current: (superlayer: Int?, properties: LayerProperties) = (nil, LayerProperties())
  /// The stack that is being read; it is not in the directory yet, although its arranged layers refer to it.
  var pending: (superlayer: Int?, properties: LayerProperties)?
  /// The states that expressions may read; only layouts can.
  var states: [String: ExpressionValue] = [:]
  /// True while reading keys that may depend on changing values.
  private var mayFollow = false
  /// True if an expression has read a value that changes while the scene plays.
  private var hasReadChanging = false {
    didSet { if hasReadChanging { noteChanging() } }
  }
  /// Called when an expression reads a changing value.
  private var noteChanging = {}
  /// The values that layouts read at every tick; nil while layers are read, when expressions use their static geometry.
  var layouts: SceneValues?
  let canvasSize: Size
  /// The canvas, as the superlayer of the top-level layers.
  private let canvas: LayerProperties
  var finished: Bool?
  var event: EventValues?
  var values: SceneValues? { layouts }
  var names: [String] { layouts?.names ?? states.keys.sorted() }

  func hasInteraction(_ name: String) -> Bool { false }

  /// Runs `body` with expressions that may read the initial states, presentation values, and the time.
  ///
  /// - Returns: True if an expression has read one of these.
  func readsChanging(
    _ states: [String: ExpressionValue], noting note: @escaping () -> Void, _ body: () -> Void
  ) -> Bool {
    let outer = (self.states, mayFollow, noteChanging, hasReadChanging)
    defer { (self.states, mayFollow, noteChanging, hasReadChanging) = outer }
    (self.states, mayFollow, noteChanging, hasReadChanging) = (states, true, note, false)
    body()
    return hasReadChanging
  }

  /// Creates a layout.
  ///
  /// - Parameters:
  ///   - size: The size of the canvas.
  ///   - directory: The layers that have been read.
  init(canvas size: Size, directory: LayerDirectory = LayerDirectory()) {
    var canvas = LayerProperties()
    canvas.frame = Rect(0, 0, size.width, size.height)
    self.canvas = canvas
    canvasSize = size
    self.directory = directory
  }

  /// Returns the properties of a layer; an unknown index stands for the pending stack or the canvas.
  func properties(_ layer: Int) -> LayerProperties {
    guard directory.blueprints.indices.contains(layer) else { return pending?.properties ?? canvas }
    return directory.blueprints[layer].properties
  }

  /// Returns the superlayer of a layer; nil for the canvas.
  private func superlayer(of layer: Int) -> Int? {
    directory.blueprints.indices.contains(layer) ? directory.blueprints[layer].superlayer : pending?.superlayer
  }

  /// The properties of the current layer's superlayer.
  var around: LayerProperties { current.superlayer.map(properties) ?? canvas }

  /// The index of the layer whose layout is being compiled; nil while layers are read.
  var placed: Int?

  func reading(
    _ parts: [String], from layer: Int?, isPresented: Bool, otherwise failure: Formula.Failure
  ) -> Formula.Kind? {
    guard !isPresented || mayFollow else { return nil }
    if isPresented { hasReadChanging = true }
    let name = parts.joined(separator: ".")
    if let slot = layouts?.slot(of: name) { return .reading(.state(slot, name: name), failure) }
    if let state = states[name] {
      hasReadChanging = true
      return .literal(state)
    }
    if mayFollow, parts == ["time"] {
      hasReadChanging = true
      return .literal(.number(0))
    }
    switch parts.first {
    case "self":
      let own = layer ?? placed
      return reading(parts.dropFirst(), of: own, own.map(properties) ?? current.properties, failure)
    case "superlayer":
      let up = parts.prefix { $0 == "superlayer" }.count
      var superlayer = current.superlayer
      for _ in 1..<up { superlayer = superlayer.flatMap { self.superlayer(of: $0) } }
      return reading(parts.dropFirst(up), of: superlayer, superlayer.map(properties) ?? canvas, failure)
    default:
      guard let target = target(parts, from: layer) else { return nil }
      if let value = touchValue(target) { return .literal(value) }
      return reading([target.keyPath], of: target.layer, properties(target.layer), failure)
    }
  }

  /// Returns a property of a layer: its value while layers are read, or a reference to its presentation value in
  /// layouts.
  private func reading(
    _ keyPath: ArraySlice<String>, of layer: Int?, _ properties: LayerProperties, _ failure: Formula.Failure
  ) -> Formula.Kind? {
    let name = keyPath.joined(separator: ".")
    guard let property = PropertyReading(name), let value = property.value(of: properties) else { return nil }
    // Scrolling changes the content offset; the initial geometry of other layers is constant.
    if name.hasPrefix(AnimatableProperty.contentOffset.keyPath) { hasReadChanging = true }
    guard layouts != nil, let layer else { return .literal(value) }
    return .reading(.property(layer: layer, property, isPresented: true), failure)
  }

  /// Returns the initial value of a gesture or touch state of a layer, for keys that depend on it; nil for other names.
  private func touchValue(_ target: Target) -> ExpressionValue? {
    guard mayFollow else { return nil }
    let value: ExpressionValue?
    if let state = TouchState(rawValue: target.keyPath) {
      value = .boolean(state == .enabled || state == .userInteractionEnabled)
    } else {
      value = SceneValues.gesture(target.keyPath).flatMap { EventValues(before: .gesture($0.gesture, .began))[$0.name] }
    }
    if value != nil { hasReadChanging = true }
    return value
  }

  /// Returns the nearest layer with a name: a sibling, a descendant of an ancestor, or any layer.
  private func target(_ parts: [String], from layer: Int?) -> Target? {
    var around = current.superlayer
    while let outer = around {
      if case .success(let target) = directory.resolve(parts, from: layer, inside: outer), target.keyPathOffset > 0 {
        return target
      }
      around = superlayer(of: outer)
    }
    guard case .success(let target) = directory.resolve(parts, from: layer), !target.keyPath.isEmpty else { return nil }
    return target
  }
}
