/// A Pop animation attached to a layer under a key.
final class PopAttachment: LayerAttachment {
  let animation: PopAnimation
  let key: String?
  /// The layer that the animation writes to, or the root for variables; a layer detaches its animations when it is
  /// deallocated.
  unowned let layer: Layer
  /// The name of the animation's layer; empty for an animation of the stage.
  private let layerName: String
  /// True if the animation belongs to the stage rather than to a layer.
  private let isOfStage: Bool
  private weak var stage: Stage?
  /// The cause of the animation, for reports.
  private let cause: StageCause
  private let addedTime: Double
  /// The step that added the animation; nil if code did.
  private let step: StepOrigin?
  /// True if the animation hasn't ended and hasn't been removed.
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
    step = stage.stepOrigin
  }

  /// Renders the next frame; the effects of callbacks inherit the animation's cause.
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
    event.step = step
    // The cause of a new target is the code that sets it.
    (event.cause, event.addedTime) =
      kind == .retarget || kind == .interrupt ? (stage.cause, stage.time) : (cause, addedTime)
    if kind == .begin || kind == .retarget { event.summaries = [animation.summary(on: layer, at: stage.time)] }
    onEvent(event)
  }

  /// Removes the animation from its layer or stage.
  func detach() {
    if isOfStage { stage?.attachments.removeAll { $0 === self } } else { layer.attachments.removeAll { $0 === self } }
    abandon()
  }

  /// Ends the animation without removing its key, which the caller removes.
  func abandon() {
    guard isLive else { return }
    isLive = false
    animation.attachment = nil
  }

  func endForDeallocation() {
    guard isLive else { return }
    reportInterruption()
    abandon()
  }

  /// Reports the interruption and schedules the callbacks for it.
  func reportInterruption() {
    report(.interrupt)
    let callbacks = animation.interruptionCallbacks
    stage?.performSoon {
      for callback in callbacks { try callback() }
    }
  }
}
