package import LayerTree

/// The values of a playing scene that formulas can read: states, the time, and the layers.
package final class SceneValues {
  /// The values of the states, by slot.
  private var states: [ExpressionValue]
  /// The slots of the states, by name.
  private let slots: [String: Int]
  private let stateNames: [String]
  /// The values named by rules, by slot.
  private var named: [ExpressionValue?] = []
  package let directory: LayerDirectory
  /// Returns the model or presentation values of a layer's properties.
  private let properties: (_ layer: Int, _ isPresented: Bool) -> LayerProperties
  /// Returns a touch state of a layer, such as selected or enabled.
  private let touchState: (_ layer: Int, _ state: TouchState) -> Bool
  private let time: () -> Double
  /// Returns the values of a gesture on a layer; before the scene plays, the initial ones.
  package var gesture: (SceneEvent.Gesture, _ layer: Int) -> EventValues = { gesture, _ in
    EventValues(before: .gesture(gesture, .began))
  }
  /// Called for each property that is read; nil by default.
  var onReading: ((_ layer: Int, _ property: PropertyReading, _ isPresented: Bool) -> Void)?
  /// Returns the progress of a property animator; nil for an unknown name.
  package var fractionComplete: (String) -> Double? = { _ in nil }
  /// Returns the progress of an interaction; nil for an unknown name.
  package var percentComplete: (String) -> Double? = { _ in nil }
  /// True if a formula that reads the time has been compiled.
  package var hasResolvedTime = false
  /// The readings of compiled formulas, in the order of compilation.
  package var resolvedReadings: [Reading] = []
  /// True if a value that can change between two ticks has been read: of an event, a gesture, a layer, an animator, or
  /// the time.
  var hasReadMotion = false
  /// The cause of the steps that are running.
  package var occasion = StepContext()

  package init(
    states: [String: ExpressionValue], directory: LayerDirectory, time: @escaping () -> Double,
    properties: @escaping (_ layer: Int, _ isPresented: Bool) -> LayerProperties,
    touchState: @escaping (_ layer: Int, _ state: TouchState) -> Bool
  ) {
    self.touchState = touchState
    stateNames = states.keys.sorted()
    slots = Dictionary(stateNames.enumerated().map { ($1, $0) }) { first, _ in first }
    self.states = stateNames.compactMap { states[$0] }
    self.directory = directory
    self.properties = properties
    self.time = time
  }

  package var finished: Bool? {
    get { occasion.finished }
    set { occasion.finished = newValue }
  }

  package var event: EventValues? {
    get { occasion.event }
    set { occasion.event = newValue }
  }

  package var names: [String] { stateNames + (event?.names ?? []) }

  package func hasInteraction(_ name: String) -> Bool { percentComplete(name) != nil }

  // MARK: Resolving

  package func reading(
    _ parts: [String], from layer: Int?, isPresented: Bool, otherwise failure: Formula.Failure
  ) -> Formula.Kind? {
    guard let reading = reading(parts, from: layer, isPresented: isPresented) else { return nil }
    resolvedReadings.append(reading)
    return .reading(reading, failure)
  }

  private func reading(_ parts: [String], from layer: Int?, isPresented: Bool) -> Reading? {
    let name = parts.joined(separator: ".")
    if let slot = slots[name] { return .state(slot, name: name) }
    if parts == ["time"] {
      hasResolvedTime = true
      return .time
    }
    if parts == ["finished"] { return finished == nil ? nil : .finished }
    if event?[name] != nil { return .event(name) }
    if parts.count == 2, parts[1] == Self.fractionComplete, fractionComplete(parts[0]) != nil {
      return .fractionComplete(parts[0])
    }
    guard case .success(let target) = directory.resolve(parts, from: layer) else { return nil }
    return reading(of: target, isPresented: isPresented)
  }

  private func reading(of target: Target, isPresented: Bool) -> Reading? {
    if let state = TouchState(rawValue: target.keyPath) { return .touch(layer: target.layer, state) }
    if let property = PropertyReading(target.keyPath),
      property.value(of: properties(target.layer, isPresented)) != nil
    {
      return .property(layer: target.layer, property, isPresented: isPresented)
    }
    return gestureReading(target)
  }

  /// The name of an animator's progress in expressions: `fade.fractionComplete`.
  package static let fractionComplete = "fractionComplete"

  /// Returns the reading of a gesture on a layer, such as `photo.pinch.scale`.
  private func gestureReading(_ target: Target) -> Reading? {
    guard let (gesture, name) = Self.gesture(target.keyPath) else { return nil }
    return self.gesture(gesture, target.layer)[name] == nil
      ? nil : .gesture(gesture, layer: target.layer, name: name)
  }

  /// Returns the gesture and the value that a key path such as `pinch.scale` refers to; nil for other key paths.
  package static func gesture(_ keyPath: String) -> (gesture: SceneEvent.Gesture, name: String)? {
    let parts = keyPath.split(separator: ".").map(String.init)
    guard let gesture = parts.first.flatMap(SceneEvent.Gesture.init(rawValue:)), gesture.isContinuous else {
      return nil
    }
    return (gesture, (["gesture"] + parts.dropFirst()).joined(separator: "."))
  }

  // MARK: Reading

  /// Returns the current value of a reading; nil if it is unavailable.
  package func value(of reading: Reading, in frame: Frame?) throws(ExpressionError) -> ExpressionValue? {
    switch reading {
    case .state(let slot, _): return states[slot]
    case .named(let slot, _): return occasion.arguments[slot] ?? (slot < named.count ? named[slot] : nil)
    case .time:
      hasReadMotion = true
      return .number(time())
    case .finished: return finished.map { .boolean($0) }
    case .event(let name):
      hasReadMotion = true
      return event?[name]
    case .fractionComplete(let name):
      hasReadMotion = true
      return fractionComplete(name).map { .number($0) }
    case .percentComplete(let name):
      hasReadMotion = true
      return percentComplete(name).map { .number($0) }
    case .touch(let layer, let state): return .boolean(touchState(layer, state))
    case .gesture(let gesture, let layer, let name):
      hasReadMotion = true
      return self.gesture(gesture, layer)[name]
    case .property(let layer, let property, let isPresented):
      hasReadMotion = true
      onReading?(layer, property, isPresented)
      return property.value(of: properties(layer, isPresented))
    case .indexed(let name, let isPresented):
      let words = try name.words(in: frame, of: frame?.isTrial == true ? directory : nil)
      guard let reading = self.reading(words, from: name.layer, isPresented: isPresented) else { return nil }
      return try value(of: reading, in: frame)
    }
  }

  /// Returns the number of a state; nil for other types, and for numbers with a unit.
  func plainNumber(ofState slot: Int) -> Double? {
    if case .number(let number, .none) = states[slot] { number } else { nil }
  }

  /// Sets the value of a state.
  package func set(_ slot: Int, to value: ExpressionValue) { states[slot] = value }

  /// Returns the slot of a state.
  package func slot(of state: String) -> Int? { slots[state] }

  /// Sets the value of a name that a rule defines.
  package func name(_ slot: Int, as value: ExpressionValue?) {
    if slot >= named.count { named += Array(repeating: nil, count: slot + 1 - named.count) }
    named[slot] = value
  }

  /// Restores the states, the named values, and the occasion when an instant between two ticks ends.
  func keepValues(until instant: InterTickEvaluation) {
    instant.whenOver { [self, states, named, occasion] in
      (self.states, self.named, self.occasion) = (states, named, occasion)
    }
  }

  /// Returns the value of a numeric state; 0 for others.
  package func number(_ name: String) -> Double {
    if let slot = slots[name], case .number(let number, _) = states[slot] { number } else { 0 }
  }

  package func set(_ name: String, to value: ExpressionValue) {
    if let slot = slots[name] { states[slot] = value }
  }
}
