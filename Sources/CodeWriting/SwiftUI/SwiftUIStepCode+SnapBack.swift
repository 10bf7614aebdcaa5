import Geometry
import LayerTree
import Motion
import SceneProgram

/// Writes Core Animation animations after whose end the model value is visible again.
extension SwiftUIStepCode {
  /// Returns a basic animation or keyframes of a property without other changes: the animation, and an immediate return
  /// to the model value.
  func snapBack(_ animation: OutlineAnimation, _ step: OutlineStep) throws(Omission) -> [String] {
    let failure = Omission(message: "an animation whose layer snaps back")
    let others = ["cumulative", "timeOffset", "repeatDuration", "fillMode", "beginTime", "speed", "rotationMode"]
    guard animation.by == nil, animation.path == nil, step.opening.isEmpty,
      !others.contains(where: { step.parameters[$0] != nil })
    else { throw failure }
    if animation.verb == .keyframes {
      if case .boolean(true)? = step.parameters["updateModel"]?.expression { throw Omission(message: "updateModel") }
      return try keyframes(animation, step)
    }
    guard animation.verb == .basic, !states.isChanged(animation.property.keyPath, of: animation.layer),
      let target = states.target(animation.property.keyPath, of: animation.layer), let model = model(of: animation)
    else { throw failure }
    let back = ["\(target) = \(model)"]
    guard let to = animation.to, step.parameters["additive"] == nil else { throw failure }
    let keyPath = animation.property.keyPath
    func lines(_ end: OutlineEnd) throws(Omission) -> [String] {
      try assignment(of: animation.layer, keyPath, end).map { "\($0.target) = \($0.value)" }
    }
    let (begin, end) = (try animation.from.map { (from) throws(Omission) in try lines(from) } ?? [], try lines(to))
    let duration = try number("duration", step) ?? "0.25"
    let repetition = try rounds(step)
    let pace = curve(step.parameters.timingFunction ?? .linear, duration) + (repetition ?? "")
    guard repetition?.contains("Forever") != true else {
      return begin + ["withAnimation(\(pace)) {"] + end.indented + ["}"]
    }
    return begin + ["withAnimation(\(pace), completionCriteria: .removed) {"] + end.indented + ["} completion: {"]
      + (back + statements(for: step.completion)).indented + ["}"]
  }

  /// Returns the repeat count of an animation; nil for a single run.
  ///
  /// In SwiftUI, a run forward and back counts twice.
  private func rounds(_ step: OutlineStep) throws(Omission) -> String? {
    var autoreverses = false
    if case .boolean(true)? = step.parameters["autoreverses"]?.expression { autoreverses = true }
    if step.parameters["repeatCount"]?.text == "infinity" { return ".repeatForever(autoreverses: \(autoreverses))" }
    let count = try constant("repeatCount", step.parameters) ?? 1
    guard count >= 1, count == count.rounded() else { throw Omission(message: "repeatCount") }
    let all = count * (autoreverses ? 2 : 1)
    return all == 1 ? nil : ".repeatCount(\(SwiftText.number(all)), autoreverses: \(autoreverses))"
  }

  /// Returns the model value of an animation's property in code; nil if views have no equivalent.
  private func model(of animation: OutlineAnimation) -> String? {
    let properties = writer.outline.layers[animation.layer].properties
    let keyPath = animation.property.keyPath
    switch animation.property.value(in: properties) {
    case .number(let number) where keyPath == "transform.scale": return SwiftText.size(Size(number, number))
    case .point(let point) where keyPath == "transform.translation": return SwiftText.size(Size(point.x, point.y))
    case .number(let number):
      return SwiftText.number(animation.property.unit == .angle ? number * 180 / .pi : number)
    case .point(let point): return SwiftText.point(point)
    case .size(let size): return SwiftText.size(size)
    case .color(let color): return writer.color(color, isCG: false)
    default: return nil
    }
  }
}
