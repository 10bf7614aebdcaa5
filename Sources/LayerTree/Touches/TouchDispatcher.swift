import Geometry

/// Delivers touches to layers and gesture recognizers.
final class TouchDispatcher {
  /// The delay of touches in a scroll view's content, in seconds: UIKit's 150 ms.
  private static let contentDelay = 0.15

  /// The touches of the fingers that are down.
  private var touches: [Touch] = []

  func send(_ samples: [TouchSample], on stage: Stage) throws {
    let changed = samples.compactMap { update($0, on: stage) }
    for recognizer in recognizers(of: changed) { try recognizer.receive(changed, on: stage) }
    for touch in changed where !touch.isTaken { try touch.isHeldBack ? holdBack(touch, on: stage) : deliver(touch) }
    touches.removeAll { $0.phase == .ended || $0.phase == .cancelled }
  }

  /// Moves the touches to their positions at an instant between two ticks, and updates the values that track them.
  func follow(_ samples: [TouchSample], _ instant: InterTickEvaluation, on stage: Stage) throws {
    var moved: [Touch] = []
    for sample in samples {
      guard let touch = touches.first(where: { $0.finger == sample.finger }) else { continue }
      let old = (touch.phase, touch.location, touch.previousLocation, touch.time)
      instant.whenOver { (touch.phase, touch.location, touch.previousLocation, touch.time) = old }
      touch.previousLocation = touch.location
      (touch.phase, touch.location, touch.time) = (.moved, sample.location, instant.time)
      moved.append(touch)
    }
    for recognizer in recognizers(of: moved) { try recognizer.follow(moved, instant, on: stage) }
    for touch in moved where !touch.isTaken && !touch.isHeldBack { try callFollowers(of: touch) }
  }

  /// Calls the followers of the nearest layer that handles movements of the touch.
  private func callFollowers(of touch: Touch) throws {
    let responders = touch.layer?.chain.compactMap(\.responder) ?? []
    guard let responder = responders.first(where: { $0.handlers[.touchesMoved] != nil }) else { return }
    for follower in responder.followers { try follower(touch) }
  }

  /// Delays a touch in a scroll view's content until it has rested there for a while, or has ended.
  private func holdBack(_ touch: Touch, on stage: Stage) throws {
    switch touch.phase {
    case .began:
      stage.perform(at: stage.time + Self.contentDelay) { [weak touch] in
        guard let touch, !touch.isTaken, touch.isHeldBack else { return }
        try self.reveal(touch)
      }
    case .moved: break
    case .ended:
      try reveal(touch)
      try deliver(touch)
    case .cancelled: touch.isHeldBack = false
    }
  }

  /// Delivers a delayed touch to the layers.
  private func reveal(_ touch: Touch) throws {
    touch.isHeldBack = false
    try deliver(touch, as: .began)
  }

  /// Cancels touches in the layers on behalf of a recognized gesture.
  func take(_ touches: [Touch]) throws {
    for touch in touches where !touch.isTaken {
      touch.isTaken = true
      if touch.isDelivered { try deliver(touch, as: .cancelled) }
    }
  }

  private func update(_ sample: TouchSample, on stage: Stage) -> Touch? {
    let known = touches.first { $0.finger == sample.finger }
    if sample.phase == .began {
      guard known == nil else { return nil }
      let space = LayerSpace(time: stage.time, projection: .identity)
      let touch = Touch(
        finger: sample.finger, location: sample.location, time: stage.time,
        layer: HitTest(point: sample.location).layer(among: [stage.root], in: space))
      touches.append(touch)
      if touch.layer == nil { stage.reportTouch(TouchEvent.touchesBegan.rawValue, on: nil, at: touch.location) }
      return touch
    }
    guard let known else { return nil }
    known.phase = sample.phase
    known.previousLocation = known.location
    known.location = sample.location
    known.time = stage.time
    return known
  }

  /// Returns the recognizers of the touches, in order and without duplicates.
  private func recognizers(of touches: [Touch]) -> [GestureRecognizer] {
    var all: [GestureRecognizer] = []
    for touch in touches {
      for recognizer in touch.recognizers where !all.contains(where: { $0 === recognizer }) { all.append(recognizer) }
    }
    return all
  }

  private func deliver(_ touch: Touch) throws { try deliver(touch, as: touch.phase) }

  private func deliver(_ touch: Touch, as phase: TouchPhase) throws {
    guard let layer = touch.layer else { return }
    touch.isDelivered = true
    switch phase {
    case .began:
      try fire(.touchesBegan, touch, from: layer)
      try press(touch, on: layer)
    case .moved:
      try fire(.touchesMoved, touch, from: layer)
      try follow(touch)
    case .ended:
      try fire(.touchesEnded, touch, from: layer)
      try follow(touch)
      try release(touch, isCancelled: false)
    case .cancelled:
      try fire(.touchesCancelled, touch, from: layer)
      try release(touch, isCancelled: true)
    }
  }

  /// Calls the handlers of the nearest layer that handles the event.
  private func fire(_ event: TouchEvent, _ touch: Touch, from layer: Layer) throws {
    if event != .touchesMoved { layer.ownStage?.reportTouch(event.rawValue, on: layer, at: touch.location) }
    for layer in layer.chain {
      guard let handlers = layer.responder?.handlers[event] else { continue }
      try layer.follow(event.rawValue) {
        for handler in handlers { try handler(touch) }
      }
      return
    }
  }

  private func press(_ touch: Touch, on layer: Layer) throws {
    guard let control = layer.chain.first(where: { $0.responder?.tracksTouches == true }),
      let responder = control.responder, responder.isEnabled, responder.trackedTouch == nil
    else { return }
    responder.trackedTouch = touch
    responder.isTouchInside = true
    touch.control = control
    control.setHighlighted(true)
    try fire(.touchDown, touch, from: control)
  }

  /// Updates whether the finger is still near the control that it presses.
  private func follow(_ touch: Touch) throws {
    guard let control = touch.control, let responder = control.responder else { return }
    let bounds = control.presentation(at: touch.time).bounds
    let near = Rect(
      bounds.minX - TouchEvent.slack, bounds.minY - TouchEvent.slack, bounds.width + 2 * TouchEvent.slack,
      bounds.height + 2 * TouchEvent.slack)
    let isInside = touch.location(in: control).map(near.contains) ?? false
    guard isInside != responder.isTouchInside else { return }
    responder.isTouchInside = isInside
    control.setHighlighted(isInside)
    try fire(isInside ? .touchDragEnter : .touchDragExit, touch, from: control)
  }

  private func release(_ touch: Touch, isCancelled: Bool) throws {
    guard let control = touch.control, let responder = control.responder else { return }
    touch.control = nil
    responder.trackedTouch = nil
    control.setHighlighted(false)
    let event: TouchEvent =
      isCancelled ? .touchCancel : responder.isTouchInside ? .touchUpInside : .touchUpOutside
    try fire(event, touch, from: control)
  }
}
