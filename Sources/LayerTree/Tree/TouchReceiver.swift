/// The interface of a layer's touch handling to the tree.
protocol TouchReceiver: AnyObject {
  /// The scrolling of the layer's content; nil when nothing scrolls it.
  var scroller: (any ContentScroller)? { get }
}

/// The scrolling of a layer's content, tick by tick.
protocol ContentScroller: AnyObject {
  /// True if the content is moving on its own.
  var isMoving: Bool { get }
  /// True if touches of sublayers are delayed until scrolling is ruled out.
  var holdsBackTouches: Bool { get }

  /// Moves the content to where it is at a time of the stage, in seconds.
  ///
  /// - Throws: The error of a handler.
  func advance(to time: Double) throws

  /// Shows the content at an instant between two ticks, if it moves on its own.
  ///
  /// - Throws: An error of the values that track it.
  func show(_ instant: InBetween) throws

  /// Keeps the content within edges that have moved.
  func edgesMoved(from old: LayerProperties)
}
