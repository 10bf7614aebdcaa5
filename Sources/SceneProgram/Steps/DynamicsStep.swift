package import Motion

/// Moves layers as rigid boxes.
package struct DynamicsStep: Sendable {
  /// The layers that move.
  package let layers: [Int]
  /// The layers that others collide with.
  package let obstacles: [Int]
  /// Gives a body of a layer that moves its properties.
  package let configure: @Sendable (inout RigidBody) -> Void
  /// True if the bodies collide with the edges of the layer around them.
  package let hasBoundaries: Bool
  /// Adds the forces on the body with an index.
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
