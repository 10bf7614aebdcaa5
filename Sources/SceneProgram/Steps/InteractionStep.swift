package import LayerTree

/// A step that controls an interactive transition.
package struct InteractionStep: Sendable {
  package enum Command: Sendable {
    case begin
    case update(to: Double)
    /// Lets the transition finish or return to its start.
    case release(toEnd: Bool, timing: AnimatorTiming, speed: Double)

    /// The verb in scene files.
    package var name: String {
      switch self {
      case .begin: "begin"
      case .update: "update"
      case .release(let toEnd, _, _): toEnd ? "finish" : "cancel"
      }
    }
  }

  package let interaction: String
  package let command: Command

  package init(interaction: String, command: Command) {
    self.interaction = interaction
    self.command = command
  }
}
