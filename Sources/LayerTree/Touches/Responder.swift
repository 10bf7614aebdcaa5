/// The touch handling of a layer.
final class Responder: TouchReceiver {
  typealias Handler = (Touch) throws -> Void

  var handlers: [TouchEvent: [Handler]] = [:]
  /// The functions that follow a finger between ticks for handlers of ``TouchEvent/touchesMoved``.
  var followers: [Handler] = []
  var recognizers: [GestureRecognizer] = []
  /// True if the layer tracks touches as a control, even without a handler.
  var isControl = false
  /// True if the control is enabled.
  var isEnabled = true
  var scroller: (any ContentScroller)?
  /// The touch that presses the layer.
  var trackedTouch: Touch?
  /// True if the tracked touch is inside the layer, or near enough.
  var isTouchInside = false
  /// True if the control is on or selected.
  var isSelected = false
  /// True if the layer appears pressed.
  var isHighlighted = false

  /// True if the layer receives touches.
  var isListening: Bool { isControl || !handlers.isEmpty || !recognizers.isEmpty }

  /// True if the layer tracks touches like a control.
  var tracksTouches: Bool { isControl || handlers.keys.contains(where: \.isOfControl) }
}
