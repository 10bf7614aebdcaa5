/// The interface between the layer tree and a layer's touch handling.
protocol TouchReceiver: AnyObject {
  /// The scrolling of the layer's content; nil if it doesn't scroll.
  var scroller: (any ContentScroller)? { get }
}

/// The scrolling of a layer's content, tick by tick.
protocol ContentScroller: AnyObject {
  /// True if the content is moving without a finger.
  var isMoving: Bool { get }
  /// True if touches of sublayers are delayed until scrolling is ruled out.
  var holdsBackTouches: Bool { get }

  /// Advances the content to its offset at a time of the stage, in seconds.
  ///
  /// - Throws: The error of a handler.
  func advance(to time: Double) throws

  /// Shows the content at an instant between two ticks, if it is moving without a finger.
  ///
  /// - Throws: An error of the values that track it.
  func show(_ instant: InterTickEvaluation) throws

  /// Keeps the content within the edges after they have moved.
  func edgesMoved(from old: LayerProperties)
}
