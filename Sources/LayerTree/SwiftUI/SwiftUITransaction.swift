import Geometry
import Motion

/// The scope of `withAnimation`: every change of a layer inside it becomes a SwiftUI animation.
///
/// The change of a vector, that is, of anything but images, paths, and lists, is added to running animations: "both
/// animations run together and the system combines their results" (documentation of `CustomAnimation.shouldMerge`). A
/// spring replaces the spring before it and keeps its velocity. Transforms are animated by component, as views are by
/// scale, rotation, and offset.
final class SwiftUITransaction: ChangeScope {
  private let animation: SwiftUIAnimation
  /// Returns the initial velocity of a spring for a layer's property, in units per second.
  private let velocity: ((Layer, AnimatableProperty) -> AnimatableValue?)?
  /// True if any property has changed.
  private(set) var hasChanges = false
  let completionGroup: CompletionGroup?

  var defaultDuration: Double? { nil }

  init(
    _ animation: SwiftUIAnimation, velocity: ((Layer, AnimatableProperty) -> AnimatableValue?)?,
    completion: CompletionGroup?
  ) {
    self.animation = animation
    self.velocity = velocity
    completionGroup = completion
  }

  func modelChanged(of layer: Layer, from old: LayerProperties, on stage: Stage) {
    for property in AnimatableProperty.changed(from: old, to: layer.model) {
      hasChanges = true
      guard let parts = property.movingParts(from: old, to: layer.model) else {
        replace(property, of: layer, from: old, on: stage)
        continue
      }
      for (part, change) in parts { add(part, change, to: layer, on: stage) }
    }
  }

  /// Adds an animation of a change, given as the old value minus the new one, to the running animations.
  private func add(_ property: AnimatableProperty, _ change: AnimatableValue, to layer: Layer, on stage: Stage) {
    let time = layer.localTime(at: stage.time)
    func timing(_ duration: Double) -> MediaTiming { animation.timing(of: duration, from: time) }
    switch animation.motion {
    case .curve(let curve, let duration):
      var basic = BasicAnimation(property, from: change, to: change.scaled(by: 0), timingFunction: curve)
      (basic.timing, basic.isAdditive) = (timing(duration), true)
      layer.attach(basic, forKey: nil, from: .swiftUI)
    case .interpolatingSpring(let curve):
      let curve = curve.solvedExactly
      var spring = SpringAnimation(property, from: change, to: change.scaled(by: 0), curve: curve)
      (spring.timing, spring.isAdditive) = (timing(curve.settlingDuration), true)
      layer.attach(spring, forKey: nil, from: .swiftUI)
    case .spring(let curve, let blendDuration):
      let key = "swiftui.\(property.keyPath)"
      let running = layer.animations.first { $0.key == key && !$0.hasRun(by: time) }
      let spring = MergingSpringAnimation(
        property, change: change, velocity: velocity?(layer, property), spring: (curve, blendDuration), at: time,
        timing: timing, after: running?.animation as? MergingSpringAnimation)
      layer.attach(spring, forKey: key, from: .swiftUI)
    }
  }

  /// Animates a non-additive value from the presentation value to the new one, replacing running animations.
  private func replace(
    _ property: AnimatableProperty, of layer: Layer, from old: LayerProperties, on stage: Stage
  ) {
    let start = property.value(in: layer.presentation(at: stage.time, over: old))
    let time = layer.localTime(at: stage.time)
    layer.removeAnimations(replacedOn: property)
    switch animation.motion {
    case .curve(let curve, let duration):
      var basic = BasicAnimation(property, from: start, timingFunction: curve)
      basic.timing = animation.timing(of: duration, from: time)
      layer.attach(basic, forKey: property.keyPath, from: .swiftUI)
    case .spring(let curve, _), .interpolatingSpring(let curve):
      let curve = curve.solvedExactly
      var spring = SpringAnimation(property, from: start, curve: curve)
      spring.timing = animation.timing(of: curve.settlingDuration, from: time)
      layer.attach(spring, forKey: property.keyPath, from: .swiftUI)
    }
  }
}

extension AnimatableProperty {
  /// Returns the components that a change affects, each with its old value minus its new one; nil if there are none.
  fileprivate func movingParts(
    from old: LayerProperties, to new: LayerProperties
  ) -> [(property: AnimatableProperty, change: AnimatableValue)]? {
    switch kind {
    case .number, .point, .size, .rect, .color: return [(self, value(in: old).subtracting(value(in: new)))]
    case .path, .colors, .numbers, .contents: return nil
    case .transform: break
    }
    var rebuilt = new
    var parts: [(AnimatableProperty, AnimatableValue)] = []
    // The angle of a matrix is ambiguous by full turns; an angle set as a number is exact.
    let areNumbers = self == .transform && old.givenAngles != nil && new.givenAngles != nil
    for component in TransformComponent.independent {
      guard let part = self.part(component, isNumber: areNumbers) else { continue }
      let (before, after) = (part.value(in: old).number, part.value(in: new).number)
      part.set(.number(before), in: &rebuilt)
      var change = before - after
      if component.axis != nil, !areNumbers { change = change.remainder(dividingBy: 2 * .pi) }
      if abs(change) > 1e-9 { parts.append((part, .number(change))) }
    }
    // Skew and perspective are not animatable components.
    return value(in: rebuilt).distance(to: value(in: old)) < 1e-6 ? parts : nil
  }

  /// Returns the property for a component of this transform.
  private func part(_ component: TransformComponent, isNumber: Bool) -> AnimatableProperty? {
    if isNumber, let axis = component.axis { return .angles[axis] }
    return AnimatableProperty(keyPath: "\(keyPath).\(component.rawValue)")
  }
}

extension TransformComponent {
  /// The components that are not composed of others.
  fileprivate static let independent: [TransformComponent] = [
    .scaleX, .scaleY, .scaleZ, .rotationX, .rotationY, .rotationZ, .translationX, .translationY, .translationZ,
  ]

  /// The axis of a rotation, 0 for x to 2 for z; nil for other components.
  fileprivate var axis: Int? {
    switch self {
    case .rotationX: 0
    case .rotationY: 1
    case .rotationZ: 2
    default: nil
    }
  }
}
