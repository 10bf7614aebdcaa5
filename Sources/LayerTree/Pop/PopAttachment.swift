/// A Pop animation attached to a layer under a key.
final class PopAttachment: LayerAttachment {
  let animation: PopAnimation
  let key: String?
  /// The layer that it writes to, the root for variables; a layer detaches its animations when it is deallocated.
  unowned let layer: Layer
  /// The name of the layer that it is on, empty when it is the stage's own.
  private let layerName: String
  /// True if it is the stage's own, and not its layer's.
  private let isOfStage: Bool
  private weak var stage: Stage?
  /// The cause that it follows from.
  private let cause: StageCause
  private let addedTime: Double
  /// True if it has not ended or been removed.
  private(set) var isLive = true

  init(_ animation: PopAnimation, key: String?, layer: Layer, isOfStage: Bool, stage: Stage) {
    self.animation = animation
    self.key = key
    self.layer = layer
    layerName = isOfStage ? "" : layer.name
    self.isOfStage = isOfStage
    self.stage = stage
    cause = stage.cause
    addedTime = stage.time
  }

  /// Shows the next frame; the effects of callbacks inherit the animation's cause.
  func render(at time: Double) throws {
    guard let stage else { return try animation.render(at: time, on: layer) }
    try stage.follow(cause) { try animation.render(at: time, on: layer) }
  }

  /// Reports an event of the animation to the stage.
  func report(_ kind: StageEvent.Kind, isRepetition: Bool = false) {
    guard let stage, let onEvent = stage.onEvent else { return }
    var event = StageEvent(time: stage.time, kind: kind, layer: layerName, subject: animation.subject, key: key)
    if !isOfStage { event.path = layer.path }
    event.isRepetition = isRepetition
    // A new target's cause is the code that sets it.
    (event.cause, event.addedTime) =
      kind == .retarget || kind == .interrupt ? (stage.cause, stage.time) : (cause, addedTime)
    if kind == .begin || kind == .retarget { event.summaries = [animation.summary(on: layer, at: stage.time)] }
    onEvent(event)
  }

  /// Takes the animation away from where it is.
  func detach() {
    if isOfStage { stage?.attachments.removeAll { $0 === self } } else { layer.attachments.removeAll { $0 === self } }
    abandon()
  }

  /// Ends it without touching its key, which is being removed.
  func abandon() {
    guard isLive else { return }
    isLive = false
    animation.attachment = nil
  }

  func placeGoes() {
    guard isLive else { return }
    reportInterruption()
    abandon()
  }

  /// Calls the completions with the news that the animation is interrupted.
  func reportInterruption() {
    report(.interrupt)
    let callbacks = animation.interruptionCallbacks
    stage?.performSoon {
      for callback in callbacks { try callback() }
    }
  }
}
