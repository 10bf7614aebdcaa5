package import LayerTree

/// Drives an interaction.
package struct InteractionStep: Sendable {
  package enum Command: Sendable {
    case begin
    case update(to: Double)
    /// Lets it go to its end, or back to its beginning.
    case release(toEnd: Bool, timing: AnimatorTiming, speed: Double)

    /// The verb.
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
