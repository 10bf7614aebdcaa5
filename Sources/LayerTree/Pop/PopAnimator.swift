/// Advances all of a stage's Pop animations at each tick, in the order they were added.
///
/// After `POPAnimator.mm` of facebookarchive/pop (BSD license).
final class PopAnimator: FrameDriver {
  private var attachments: [PopAttachment] = []
  /// The number of animations already advanced in this tick.
  private var renderedCount = 0

  deinit {
    for attachment in attachments { attachment.abandon() }
  }

  var isActive: Bool { attachments.contains { $0.isLive && !$0.animation.isPaused } }

  func add(_ attachment: PopAttachment) { attachments.append(attachment) }

  func renderAnimations(at time: Double) throws {
    renderedCount = 0
    try renderRest(at: time)
  }

  // Animations added by these wait for the next tick.
  func renderNewAnimations(at time: Double) throws {
    try renderRest(at: time)
    attachments.removeAll { !$0.isLive }
  }

  func show(_ instant: InterTickEvaluation) {
    for attachment in attachments where attachment.isLive {
      attachment.animation.showInBetween(at: instant.time, on: attachment.layer)
    }
  }

  private func renderRest(at time: Double) throws {
    let range = renderedCount..<attachments.count
    renderedCount = attachments.count
    for index in range where attachments[index].isLive {
      try attachments[index].render(at: time)
    }
  }
}
