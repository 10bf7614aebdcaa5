/// What a layer does about touches.
final class Responder {
  typealias Handler = (Touch) throws -> Void

  var handlers: [TouchEvent: [Handler]] = [:]
  var recognizers: [GestureRecognizer] = []
  /// Whether it is pressed and released as one, even where nobody listens.
  var isControl = false
  /// Whether it is one that can be pressed now.
  var isEnabled = true
  /// What makes it a scroll view.
  var scrollView: ScrollView?
  /// The finger that presses it.
  var trackedTouch: Touch?
  /// Whether that is inside, or near enough.
  var isTouchInside = false
  /// Whether it is on, or chosen.
  var isSelected = false
  /// Whether it is seen as pressed.
  var isHighlighted = false

  /// Whether it listens at all.
  var isListening: Bool { isControl || !handlers.isEmpty || !recognizers.isEmpty }

  /// Whether fingers press and release it.
  var tracksTouches: Bool { isControl || handlers.keys.contains(where: \.isOfControl) }
}
