/// A property animator.
package struct OutlineAnimator: Sendable {
  package let name: String
  package let changes: [OutlineChange]
  /// The duration, the pace, and whether scrubbing is linear.
  package let parameters: OutlineParameters
  package let completion: [OutlineStep]

  package init(name: String, changes: [OutlineChange], parameters: OutlineParameters, completion: [OutlineStep]) {
    self.name = name
    self.changes = changes
    self.parameters = parameters
    self.completion = completion
  }
}
