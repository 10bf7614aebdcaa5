import SceneProgram

/// A property animator.
struct OutlineAnimator: Sendable {
  let name: String
  let changes: [OutlineChange]
  /// The duration and timing, and whether scrubbing is linear.
  let parameters: OutlineParameters
  let completion: [OutlineStep]

  init(name: String, changes: [OutlineChange], parameters: OutlineParameters, completion: [OutlineStep]) {
    self.name = name
    self.changes = changes
    self.parameters = parameters
    self.completion = completion
  }
}
