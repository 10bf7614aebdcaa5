/// The handling of touches by a layer.
final class Responder: TouchReceiver {
  typealias Handler = (Touch) throws -> Void

  var handlers: [TouchEvent: [Handler]] = [:]
  /// The parts of handlers of ``TouchEvent/touchesMoved`` that follow a finger between ticks.
  var followers: [Handler] = []
  var recognizers: [GestureRecognizer] = []
  /// True if it is pressed and released as a control, even without a handler.
  var isControl = false
  /// True if it is one that can be pressed now.
  var isEnabled = true
  var scroller: (any ContentScroller)?
  /// The finger that presses it.
  var trackedTouch: Touch?
  /// True if that is inside, or near enough.
  var isTouchInside = false
  /// True if it is on, or chosen.
  var isSelected = false
  /// True if it appears pressed.
  var isHighlighted = false

  /// True if it has any handler.
  var isListening: Bool { isControl || !handlers.isEmpty || !recognizers.isEmpty }

  /// True if fingers press and release it.
  var tracksTouches: Bool { isControl || handlers.keys.contains(where: \.isOfControl) }
}
