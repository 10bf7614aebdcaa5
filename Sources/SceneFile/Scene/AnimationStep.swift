import LayerTree
import Motion

/// Adds an animation to a layer when the step runs.
struct AnimationStep: Sendable {
  let layer: Int
  /// Its begin time counts from the moment at which the step runs.
  let animation: any Animation
  let key: String?
  /// Whether the beginning is what is seen of the property when the step runs.
  let startsFromPresentation: Bool
  /// Whether the model takes on the last value.
  let updatesModel: Bool

  func perform(on layer: Layer, at time: Double) {
    var animation = animation
    if animation.timing.beginTime != 0 { animation.timing.beginTime += layer.localTime(at: time) }
    if var basic = animation as? BasicAnimation, startsFromPresentation {
      basic.from = basic.property.value(in: layer.presentation(at: time))
      animation = basic
    }
    if updatesModel, let animation = animation as? any PropertyAnimation {
      setModel(of: layer, to: animation)
    }
    layer.add(animation, forKey: key)
  }

  private func setModel(of layer: Layer, to animation: any PropertyAnimation) {
    let current = animation.property.value(in: layer.model)
    let last = animation.value(at: animation.timing.autoreverses ? 0 : 1, current: current)
    animation.property.set(animation.isAdditive ? current.adding(last) : last, in: &layer.model)
  }
}
