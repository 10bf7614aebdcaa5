import LayerTree
import Motion

/// Adds a Pop animation to a layer when the step runs, or gives the running one a new target.
struct PopStep: Sendable {
  enum Motion: Sendable {
    /// A spring; constants and velocity that are not given stay those of a running one.
    case spring(to: AnimatableValue, dynamics: PopDynamics?, velocity: AnimatableValue?, retargets: Bool)
    case basic(to: AnimatableValue, duration: Double, timingFunction: TimingFunction)
    case decay(velocity: AnimatableValue, deceleration: Double)
  }

  /// What all three can be told.
  struct Settings: Sendable {
    let from: AnimatableValue?
    let repeatCount: Int
    let autoreverses: Bool
    let isAdditive: Bool
    let roundingFactor: Double
    let clampMode: PopClampMode
  }

  let layer: Int
  let property: PopLayerProperty
  let motion: Motion
  let settings: Settings
  let key: String?
  let completion: [Step]

  func perform(by player: ScenePlayer) {
    let layer = player.layers[layer]
    switch motion {
    case .spring(let to, let dynamics, let velocity, let retargets):
      if retargets, let key, let running = layer.popAnimation(forKey: key) as? PopSpringAnimation {
        running.toValue = to
        if let dynamics { running.dynamics = dynamics }
        if let velocity { running.velocity = velocity }
        return
      }
      let animation = PopSpringAnimation(property)
      animation.toValue = to
      animation.dynamics = dynamics ?? PopDynamics()
      animation.velocity = velocity
      add(animation, to: layer, player)
    case .basic(let to, let duration, let timingFunction):
      let animation = PopBasicAnimation(property)
      animation.toValue = to
      animation.duration = duration
      animation.timingFunction = timingFunction
      add(animation, to: layer, player)
    case .decay(let velocity, let deceleration):
      let animation = PopDecayAnimation(property)
      animation.velocity = velocity
      animation.deceleration = deceleration
      add(animation, to: layer, player)
    }
  }

  private func add<Kind>(_ animation: PopPropertyAnimation<Kind>, to layer: Layer, _ player: ScenePlayer) {
    animation.fromValue = settings.from
    animation.repeatCount = settings.repeatCount
    animation.autoreverses = settings.autoreverses
    animation.isAdditive = settings.isAdditive
    animation.roundingFactor = settings.roundingFactor
    animation.clampMode = settings.clampMode
    animation.completion = player.completion(completion)
    layer.pop(animation, forKey: key)
  }
}
