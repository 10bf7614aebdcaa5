package import LayerTree
import Motion

extension AnimationStep {
  /// Adds the animation to its layer.
  ///
  /// - Parameters:
  ///   - player: The player of the scene.
  ///   - completion: Called when the animation ends or is removed.
  ///   - onAdd: Called before the animation is added.
  ///   - onEnd: Called when the animation has run to its end.
  /// - Throws: An error if the animation cannot be created.
  package func perform(
    by player: ScenePlayer, completion: ((Bool) throws -> Void)?,
    onAdd: (_ layer: Layer, _ animation: any Animation) -> Void,
    onEnd: @escaping (_ layer: Layer, _ animation: any Animation) -> Void
  ) throws {
    let layer = player.layers[layer]
    let time = player.stage.time
    var animation = try make(layer.presentation(at: time))
    if animation.timing.beginTime != 0 { animation.timing.beginTime += layer.localTime(at: time) }
    if updatesModel == true, let animation = animation as? any PropertyAnimation {
      setModel(of: layer, to: animation)
    }
    onAdd(layer, animation)
    layer.add(
      animation, forKey: key,
      completion: { [animation] finished in
        if finished { onEnd(layer, animation) }
        try completion?(finished)
      }, onStart: player.opening(opening))
  }

  private func setModel(of layer: Layer, to animation: any PropertyAnimation) {
    let current = animation.property.value(in: layer.model)
    animation.property.set(animation.finalValue(over: current), in: &layer.model)
  }
}
