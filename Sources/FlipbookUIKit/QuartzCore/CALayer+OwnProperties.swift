import LayerTree
import Motion

/// Animatable properties that a custom layer class declares with ``needsDisplay(forKey:)``.
extension CALayer {
  /// Returns a custom property; nil for any other name.
  func ownProperty(_ name: String) -> AnimatableProperty? {
    let values = backing.model.ownValues
    guard values[name] != nil || declaresOwn(name) else { return nil }
    let zero = values[name] ?? type(of: self).defaultValue(forKey: name).flatMap(AnimatableValue.init(any:))
    return zero.map { .own(name, $0.kind, zero: $0) } ?? .own(name, .number, zero: .number(0))
  }

  private func declaresOwn(_ name: String) -> Bool {
    type(of: self).needsDisplay(forKey: name) && AnimatableProperty.named(name, on: backing.model) == nil
  }

  /// Sets a custom property, and starts the layer's action for the change.
  ///
  /// - Returns: False for any other name.
  func setOwnProperty(_ name: String, to value: Any?) -> Bool {
    guard declaresOwn(name) else { return false }
    setNeedsDisplay()
    let value = value.flatMap { ($0 as? any AnyOptional).map(\.wrappedAny) ?? $0 }
    let made = value.flatMap(AnimatableValue.init(any:))
    // A value that cannot be animated is stored as it is.
    values[name] = made == nil ? value : nil
    if let made { beginOwnProperty(name, with: made.scaled(by: 0)) }
    let isQuiet = StageContext.current?.transactions.last?.disablesActions ?? true
    let action = isQuiet || !isShown ? nil : action(forKey: name)
    backing.changeAtOnce { $0.ownValues[name] = made }
    guard let animation = action as? CAAnimation else { return true }
    if let property = animation as? CAPropertyAnimation, property.keyPath == nil { property.keyPath = name }
    add(animation, forKey: name)
    return true
  }

  /// Sets the initial value of a custom property, from which its first change animates, unless it has a value.
  func beginOwnProperty(_ name: String, with value: AnimatableValue?) {
    guard backing.model.ownValues[name] == nil, declaresOwn(name) else { return }
    let first = type(of: self).defaultValue(forKey: name).flatMap(AnimatableValue.init(any:))
    backing.changeAtOnce { $0.ownValues[name] = first ?? value }
  }

  /// Infers the types of custom properties without a value from an animation of them.
  func takeOwnValues(of animation: CAAnimation) {
    if let group = animation as? CAAnimationGroup { return group.animations?.forEach(takeOwnValues) ?? () }
    guard let property = animation as? CAPropertyAnimation, let name = property.keyPath,
      backing.model.ownValues[name] == nil, declaresOwn(name)
    else { return }
    let basic = property as? CABasicAnimation
    let example =
      basic?.fromValue ?? basic?.toValue ?? basic?.byValue ?? (property as? CAKeyframeAnimation)?.values?.first
    guard let value = example.flatMap(AnimatableValue.init(any:)) else { return }
    beginOwnProperty(name, with: value.scaled(by: 0))
  }

  private var isAnimatingOwnProperties: Bool {
    let names = backing.model.ownValues.keys
    return !names.isEmpty && backing.isAnimated(inAnyOf: Set(names.compactMap(ownProperty)))
  }

  /// Draws the layer at every tick while a custom property is animated.
  func drawAtTicks() {
    guard !isDrawnAtTicks, isAnimatingOwnProperties,
      let context = StageContext.of(backing) ?? StageContext.current
    else { return }
    isDrawnAtTicks = true
    var drawn: [String: AnimatableValue]?
    var link: DisplayLink?
    link = context.stage.addDisplayLink { [weak self, unowned context] time in
      guard let self else { return link?.invalidate() ?? () }
      let isOver = !self.isAnimatingOwnProperties
      let shown = self.backing.presentation(at: time).ownValues
      if shown != drawn { context.perform { self.showingOwnValues { self.display() } } }
      drawn = shown
      if isOver {
        link?.invalidate()
        self.isDrawnAtTicks = false
      }
    }
    link?.isOfCode = true
  }

  /// Calls `body` while custom properties have their presentation values, as in the presentation copy that Core
  /// Animation draws.
  func showingOwnValues(_ body: () -> Void) {
    guard isDrawnAtTicks, let stage = backing.ownStage else { return body() }
    let model = backing.model.ownValues
    backing.model.ownValues = backing.presentation(at: stage.time).ownValues
    body()
    backing.model.ownValues = model
  }

  /// Returns the value of a custom property; nil if it has not been set.
  func ownValue<Value>(_ name: String, as type: Value.Type) -> Value? {
    guard let value = backing.model.ownValues[name] else { return values[name] as? Value }
    return value.candidates.lazy.compactMap { $0 as? Value }.first
  }
}

extension AnimatableValue {
  /// Creates a value from a value of any supported type; nil for other types.
  init?(any: Any) {
    if let boxed = any as? NSValue {
      self.init(any: boxed.value)
      return
    }
    let kinds: [Kind] =
      any is CGSize ? [.size] : [.number, .point, .rect, .color, .transform, .path, .numbers, .colors]
    guard let made = kinds.lazy.compactMap({ Self.make(any, $0) }).first, made.isFinite else { return nil }
    self = made
  }

  /// The value as each type that code may have set.
  fileprivate var candidates: [Any] {
    switch self {
    case .number(let number):
      [number, CGFloat(number), Float(number), Int(exactly: number.rounded()) ?? 0, number != 0]
    case .color(let color): [CGColor(color), UIColor(color)]
    case .numbers(let numbers): [numbers, numbers.map { CGFloat($0) }]
    case .colors(let colors): [colors.map { CGColor($0) }, colors.map { UIColor($0) }]
    default: [boxed].compactMap { $0 }
    }
  }
}
