/// A Pop animation in the place that it was added to, for as long as it stays there.
final class PopAttachment {
  let animation: PopAnimation
  let key: String?
  /// What it writes to; the root for variables.
  private(set) weak var layer: Layer?
  /// Whether it is the stage's own, and not its layer's.
  private let isOfStage: Bool
  private(set) weak var stage: Stage?
  /// Whether it has not ended or been removed.
  private(set) var isLive = true

  init(_ animation: PopAnimation, key: String?, layer: Layer, isOfStage: Bool, stage: Stage) {
    self.animation = animation
    self.key = key
    self.layer = layer
    self.isOfStage = isOfStage
    self.stage = stage
  }

  /// Tells the stage what happened to the animation.
  func report(_ kind: StageEvent.Kind) {
    guard let stage, let onEvent = stage.onEvent else { return }
    let name = isOfStage ? "" : layer?.name ?? ""
    onEvent(StageEvent(time: stage.time, kind: kind, layer: name, subject: animation.subject, key: key))
  }

  /// Takes the animation away from where it is.
  func detach() {
    isLive = false
    if isOfStage {
      stage?.popAttachments.removeAll { $0 === self }
    } else {
      layer?.popAttachments.removeAll { $0 === self }
    }
    animation.attachment = nil
  }
}
