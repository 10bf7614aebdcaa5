package import LayerTree

/// A step that adds an animation to a layer.
package struct AnimationStep: Sendable {
  package let layer: Int
  /// Creates the animation from the layer's presentation values when the step runs; its begin time is relative to that
  /// time.
  package let make: @Sendable (_ shown: LayerProperties) throws -> any Animation
  package let key: String?
  /// True if the model is set to the final value; nil, equivalent to false, if the file does not specify it.
  package let updatesModel: Bool?
  /// The steps that run when the animation begins.
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
