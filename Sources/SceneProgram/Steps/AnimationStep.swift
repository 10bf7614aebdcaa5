package import LayerTree

/// Adds an animation to a layer when the step runs.
package struct AnimationStep: Sendable {
  package let layer: Int
  /// Makes the animation from the layer's presentation when the step runs; its begin time is relative to that time.
  package let make: @Sendable (_ shown: LayerProperties) throws -> any Animation
  package let key: String?
  /// True if the model takes the final value; nil, equivalent to false, if the file does not set it.
  package let updatesModel: Bool?
  /// The steps that begin when the animation does.
  package let opening: [Step]
  package let completion: [Step]

  package init(
    layer: Int, make: @escaping @Sendable (_ shown: LayerProperties) throws -> any Animation, key: String?,
    updatesModel: Bool?, opening: [Step], completion: [Step]
  ) {
    self.layer = layer
    self.make = make
    self.key = key
    self.updatesModel = updatesModel
    self.opening = opening
    self.completion = completion
  }
}
