package import Motion

/// A step that moves layers as rigid boxes.
package struct DynamicsStep: Sendable {
  /// The indices of the layers that move.
  package let layers: [Int]
  /// The indices of the layers that others collide with.
  package let obstacles: [Int]
  /// Sets the properties of a moving layer's body.
  package let configure: @Sendable (inout RigidBody) -> Void
  /// True if the bodies collide with the bounds of the superlayer.
  package let hasBoundaries: Bool
  /// Adds the forces on a body, given its index.
  package let forces: @Sendable (inout RigidWorld, _ body: Int) -> Void
  package let completion: [Step]

  package init(
    layers: [Int], obstacles: [Int], hasBoundaries: Bool, configure: @escaping @Sendable (inout RigidBody) -> Void,
    forces: @escaping @Sendable (inout RigidWorld, _ body: Int) -> Void, completion: [Step]
  ) {
    self.layers = layers
    self.obstacles = obstacles
    self.hasBoundaries = hasBoundaries
    self.configure = configure
    self.forces = forces
    self.completion = completion
  }
}
