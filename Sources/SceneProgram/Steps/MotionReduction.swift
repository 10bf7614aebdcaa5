/// The replacement for a step's movement for users who have chosen to reduce motion.
package enum MotionReduction: String, CaseIterable, Sendable {
  /// Layers change their places at once, and the image around them fades from its old to its new state.
  case fade
  /// Layers change their places at once.
  case none
  /// The movement is essential, and shown as it is.
  case keep
}
