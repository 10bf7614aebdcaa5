public import Geometry
import Motion

/// Scrolling of a layer's content by touch, as in `UIScrollView`.
///
/// The layer must have ``LayerContent/scroll(_:)`` content, whose properties set the extent and behavior of scrolling
/// and can change at any time. The content offset is the origin of the layer's bounds; setting it by any means scrolls.
/// The content moves in the stage's time, tick by tick, and its motion is written to the model.
public final class ScrollView: ContentScroller {
  /// A handler of a scroll event.
  public typealias Handler = (ScrollView) throws -> Void

  /// The duration of ``setContentOffset(_:)``, in seconds; not measured.
  public static let scrollingDuration = 0.3

  /// A motion along both axes without a finger.
  private struct Motion {
    let start: Double
    let x: ScrollMotion
    let y: ScrollMotion
    /// The limits of the resting offset when the motion began.
    let limits: ScrollLimits?
    /// The event reported at the end of the motion.
    let end: ScrollEvent

    var duration: Double { max(x.duration, y.duration) }
    var rest: Point { Point(x.rest, y.rest) }

    func offset(at time: Double) -> Point {
      Point(x.position(at: time - start), y.position(at: time - start))
    }

    func velocity(at time: Double) -> Point {
      Point(x.velocity(at: time - start), y.velocity(at: time - start))
    }
  }

  /// The layer whose content scrolls; it owns this object.
  public unowned let layer: Layer
  /// True if fingers drag the content.
  public private(set) var isDragging = false
  /// The velocity of the offset when the fingers are lifted, in points per second; 0 before that.
  public private(set) var velocity = Point.zero
  /// The offset at which the content will come to rest; a handler of ``ScrollEvent/willEndDragging`` can change it.
  public var targetContentOffset = Point.zero

  private var handlers: [ScrollEvent: [Handler]] = [:]
  /// The functions that follow the content between ticks for handlers of ``ScrollEvent/didScroll``.
  private var followers: [Handler] = []
  /// Returns true if the content must move only at ticks, because code that depends on its offset runs only at ticks.
  package var keepsToTicks: () -> Bool = { false }
  /// Returns true if a tap on the status bar may scroll the content to its top.
  package var shouldScrollToTop: () -> Bool = { true }
  private var motion: Motion?
  /// The last reported offset.
  private var knownOffset: Point
  /// The content offset without edges before the fingers moved: the current one plus their movement.
  private var grip = Point.zero
  private var indicators: [ScrollIndicator] = []
  /// The zooming by fingers that are down.
  private var zoom: ScrollZoom?
  /// The zoom animation that runs without fingers.
  private var zoomMotion: ScrollZoom.Motion?

  /// Turns a layer into a scroll view permanently.
  ///
  /// - Parameter layer: The layer.
  /// - Precondition: The layer's content is ``LayerContent/scroll(_:)``.
  @discardableResult
  public init(_ layer: Layer) {
    precondition(layer.content.kind == .scroll, "a scroll view needs a scroll layer")
    self.layer = layer
    knownOffset = layer.contentOffset
    layer.ownResponder.scroller = self
    let pan = ScrollPanGestureRecognizer(self) { [unowned self] in try follow($0) }
    pan.onInBetween = { [unowned self] in try dragInBetween($0) }
    layer.addGestureRecognizer(pan)
    layer.addGestureRecognizer(ScrollPinchGestureRecognizer(self) { [unowned self] in try pinch($0) })
    layer.addGestureRecognizer(ScrollTapGestureRecognizer(self) { [unowned self] in try zoomByTap($0) })
  }

  /// True if the content is decelerating after a drag.
  public var isDecelerating: Bool { motion?.end == .didEndDecelerating }

  /// True if the content is moving without a finger.
  public var isMoving: Bool { motion != nil || zoomMotion != nil }

  /// A Boolean value that indicates whether two fingers are zooming the content.
  public var isZooming: Bool { zoom != nil }

  /// Zooms to a scale over ``scrollingDuration``.
  ///
  /// - Parameters:
  ///   - scale: The scale, clamped to the limits.
  ///   - point: The fixed point of the content at scale 1; nil for the point in the center.
  ///   - shown: The final position of the point in the view, within the limits of the edges; nil for its current one.
  /// - Throws: Rethrows the errors of handlers.
  public func zoom(to scale: Double, around point: Point? = nil, at shown: Point? = nil) throws {
    try stop()
    let (content, offset) = (layer.model.scroll, layer.contentOffset)
    let center = Point(layer.model.bounds.midX, layer.model.bounds.midY) * (1 / max(1e-6, content.zoomScale))
    let anchor = point ?? center
    let place = shown ?? anchor * content.zoomScale - offset
    try fire(.willBeginZooming)
    try zoom(
      to: min(max(scale, content.zoomLimits.lowerBound), content.zoomLimits.upperBound), keeping: anchor, at: place,
      in: Self.scrollingDuration)
  }

  /// Adds a handler of scroll events.
  public func on(_ event: ScrollEvent, _ handler: @escaping Handler) { handlers[event, default: []].append(handler) }

  /// Adds a handler of scrolling, and a function that follows the content between two ticks.
  package func onScroll(_ handler: @escaping Handler, inBetween follower: @escaping Handler) {
    on(.didScroll, handler)
    followers.append(follower)
  }

  /// Scrolls to an offset over ``scrollingDuration``, easing in and out: `setContentOffset(_:animated:)`.
  public func setContentOffset(_ offset: Point) throws { try scroll(to: offset, end: .didEndScrollingAnimation) }

  /// Scrolls to the top over ``scrollingDuration``, as a tap on the status bar does.
  func scrollToTop() throws {
    try scroll(
      to: Point(layer.contentOffset.x, -layer.model.scroll.contentInset.top), end: .didScrollToTop)
  }

  private func scroll(to offset: Point, end: ScrollEvent) throws {
    try stop()
    let from = layer.contentOffset
    guard offset != from else { return }
    func way(_ from: Double, _ to: Double) -> ScrollMotion {
      ScrollMotion(from: from, to: to, duration: Self.scrollingDuration, timingFunction: .easeInEaseOut)
    }
    begin(
      Motion(
        start: time, x: way(from.x, offset.x), y: way(from.y, offset.y), limits: nil, end: end))
  }

  private var time: Double { layer.ownStage?.time ?? 0 }

  private func fire(_ event: ScrollEvent) throws {
    if layer.ownStage?.inBetween != nil {
      for follower in followers where event == .didScroll { try follower(self) }
      return
    }
    guard let handlers = handlers[event] else { return }
    try layer.follow(event.rawValue) {
      for handler in handlers { try handler(self) }
    }
  }

  /// Sets the content offset and reports it.
  private func scroll(to offset: Point) throws {
    layer.model.contentOffset = offset
    try reportOffset()
  }

  private func reportOffset() throws {
    guard layer.contentOffset != knownOffset else { return }
    knownOffset = layer.contentOffset
    for indicator in indicators { indicator.place() }
    try fire(.didScroll)
  }

  // MARK: Motion without fingers

  /// Advances the content to its offset at a time, and reports the offset if other code has changed it.
  func advance(to time: Double) throws {
    if let zoomMotion {
      let isOver = time >= zoomMotion.start + zoomMotion.duration - Stage.instant
      try show(isOver ? zoomMotion.to : zoomMotion.state(at: time))
      guard isOver, self.zoomMotion != nil else { return }
      self.zoomMotion = nil
      hideIndicators()
      return try fire(.didEndZooming)
    }
    // Setting the offset while the content moves takes precedence.
    if layer.contentOffset != knownOffset { try stop() }
    guard let motion = reaimed(at: time) else { return try reportOffset() }
    guard time < motion.start + motion.duration - Stage.instant else {
      self.motion = nil
      try scroll(to: motion.rest)
      hideIndicators()
      report(.end, motion)
      return try fire(motion.end)
    }
    try scroll(to: motion.offset(at: time))
  }

  func show(_ instant: InterTickEvaluation) throws {
    // If other code has moved the content, it stops at the next tick.
    guard let motion, layer.contentOffset == knownOffset, !mustKeepToTicks else { return }
    keepState(until: instant)
    let isOver = instant.time >= motion.start + motion.duration
    try scroll(to: isOver ? motion.rest : motion.offset(at: instant.time))
  }

  /// True if a handler of scrolling has no function to follow the content between ticks, or if code requires it.
  private var mustKeepToTicks: Bool { handlers[.didScroll, default: []].count > followers.count || keepsToTicks() }

  private func keepState(until instant: InterTickEvaluation) {
    instant.whenOver { [self, grip, knownOffset] in (self.grip, self.knownOffset) = (grip, knownOffset) }
  }

  /// Returns the motion from the current offset to a valid resting offset, if the limits have changed during the
  /// motion.
  private func reaimed(at time: Double) -> Motion? {
    guard let old = motion, let limits = old.limits, let current = ScrollLimits(layer.model), current != limits else {
      return motion
    }
    let (offset, velocity) = (old.offset(at: time), old.velocity(at: time))
    let next = motions(from: offset, velocity: velocity)
    motion = Motion(start: time, x: next.x, y: next.y, limits: current, end: old.end)
    return motion
  }

  /// Returns the motions of the content after it is released.
  private func motions(from offset: Point, velocity: Point) -> (x: ScrollMotion, y: ScrollMotion) {
    func rest(_ place: Double) -> ScrollMotion { ScrollMotion(from: place, velocity: 0, within: place...place) }
    let axes = layer.scrolls
    return (
      axes.x?.motion(from: offset.x, velocity: velocity.x) ?? rest(offset.x),
      axes.y?.motion(from: offset.y, velocity: velocity.y) ?? rest(offset.y)
    )
  }

  /// Keeps content that was within its edges inside them after the edges have moved, as UIKit does.
  func edgesMoved(from old: LayerProperties) {
    guard !isDragging, motion == nil, zoom == nil, zoomMotion == nil, let before = ScrollLimits(old),
      let now = ScrollLimits(layer.model),
      before != now,
      layer.contentOffset == old.contentOffset, before.contains(old.contentOffset)
    else { return }
    let inside = now.nearest(to: layer.contentOffset)
    if inside != layer.contentOffset { layer.contentOffset = inside }
  }

  /// Ends the motion at the current offset.
  private func stop() throws {
    if let zoomMotion {
      self.zoomMotion = nil
      try show(zoomMotion.state(at: time))
      try fire(.didEndZooming)
    }
    guard let motion else { return }
    self.motion = nil
    if layer.contentOffset == knownOffset { try scroll(to: motion.offset(at: time)) }
    hideIndicators()
    report(.interrupt, motion)
    try fire(motion.end)
  }

  private func begin(_ motion: Motion) {
    self.motion = motion
    showIndicators()
    report(.begin, motion)
  }

  private func report(_ kind: StageEvent.Kind, _ motion: Motion) {
    guard let onEvent = layer.ownStage?.onEvent else { return }
    var event = StageEvent(
      time: time, kind: kind, layer: layer.name, subject: AnimatableProperty.contentOffset.keyPath,
      key: motion.end == .didEndDecelerating ? "deceleration" : "scrollingAnimation")
    event.path = layer.path
    onEvent(event)
  }

  // MARK: Indicators

  private func showIndicators() {
    let content = layer.model.scroll
    for axis in ScrollIndicator.Axis.allCases where axis.isShown(by: content) {
      if !indicators.contains(where: { $0.axis == axis }) { indicators.append(ScrollIndicator(axis, of: layer)) }
    }
    for indicator in indicators where indicator.axis.isShown(by: content) { indicator.show() }
  }

  private func hideIndicators() {
    for indicator in indicators { indicator.hide() }
  }

  // MARK: Fingers

  /// True if touches are held back before they are delivered to the content.
  var holdsBackTouches: Bool { layer.model.scroll.isScrollEnabled && layer.model.scroll.delaysContentTouches }

  /// Returns true if a finger may scroll instead of being delivered to the content.
  func canTake(_ touch: Touch) -> Bool {
    guard touch.isDelivered, let touched = touch.layer, touched !== layer else { return true }
    return layer.model.scroll.canCancelContentTouches && touch.control?.isControl != true
  }

  /// Stops moving content when a finger touches it.
  ///
  /// - Returns: True if the content was moving and can be dragged.
  func catchContent() throws -> Bool {
    guard motion != nil, layer.scrolls.x != nil || layer.scrolls.y != nil else { return false }
    try stop()
    return true
  }

  /// Returns a finger's translation on the canvas, in points of the layer, without the axes that cannot scroll.
  func scrollTranslation(of translation: Point, endingAt location: Point) -> Point {
    guard let toLayer = layer.projectionToCanvas(at: time).inverted else { return .zero }
    let way = toLayer.apply(location) - toLayer.apply(location - translation)
    let axes = layer.scrolls
    return Point(axes.x == nil ? 0 : way.x, axes.y == nil ? 0 : way.y)
  }

  // MARK: Zooming

  /// Shows the content at a scale and an offset.
  private func show(_ state: (scale: Double, offset: Point)) throws {
    layer.model.scroll.zoomScale = state.scale
    try fire(.didZoom)
    try scroll(to: state.offset)
  }

  /// Returns the position of a point of the canvas in the view, relative to its upper left corner.
  private func position(of location: Point) -> Point? {
    layer.projectionToCanvas(at: time).inverted.map { $0.apply(location) - layer.contentOffset }
  }

  private func pinch(_ recognizer: GestureRecognizer) throws {
    guard let pinch = recognizer as? ScrollPinchGestureRecognizer, let place = position(of: pinch.location) else {
      return
    }
    let content = layer.model.scroll
    switch pinch.state {
    case .began:
      try stop()
      zoom = ScrollZoom(
        scale: content.zoomScale / pinch.scale,
        anchor: (place + layer.contentOffset) * (1 / max(1e-6, content.zoomScale)))
      showIndicators()
      try fire(.willBeginZooming)
    case .changed:
      guard let zoom, pinch.fingerCount > 1 else { return }
      let scale = zoom.shown(factor: pinch.scale, in: content)
      try show((scale, zoom.offset(at: scale, showingAnchorAt: place)))
    case .ended, .cancelled:
      guard let zoom else { return }
      self.zoom = nil
      let rest = min(max(content.zoomScale, content.zoomLimits.lowerBound), content.zoomLimits.upperBound)
      let shown = zoom.anchor * content.zoomScale - layer.contentOffset
      try self.zoom(to: rest, keeping: zoom.anchor, at: shown, in: ScrollZoom.bounceDuration)
    case .possible, .failed: break
    }
  }

  /// Zooms to a scale, and to an offset within the edges.
  private func zoom(to scale: Double, keeping anchor: Point, at place: Point, in duration: Double) throws {
    var target = layer.model
    target.scroll.zoomScale = scale
    let wanted = anchor * scale - place
    let offset = ScrollLimits(target)?.nearest(to: wanted) ?? wanted
    let from = (scale: layer.model.scroll.zoomScale, offset: layer.contentOffset)
    guard from.scale != scale || from.offset != offset else {
      hideIndicators()
      return try fire(.didEndZooming)
    }
    zoomMotion = ScrollZoom.Motion(start: time, duration: duration, from: from, to: (scale, offset))
    showIndicators()
  }

  private func zoomByTap(_ recognizer: GestureRecognizer) throws {
    let content = layer.model.scroll
    guard let place = position(of: recognizer.location) else { return }
    let isZoomed = content.zoomScale > content.zoomLimits.lowerBound + 1e-6
    let anchor = (place + layer.contentOffset) * (1 / max(1e-6, content.zoomScale))
    try zoom(to: isZoomed ? content.zoomLimits.lowerBound : content.doubleTapZoomScale, around: anchor)
  }

  private func follow(_ recognizer: GestureRecognizer) throws {
    guard let pan = recognizer as? ScrollPanGestureRecognizer else { return }
    if zoom != nil || zoomMotion != nil {
      // Two fingers that zoom move the content as well.
      if pan.state == .ended || pan.state == .cancelled {
        let wasDragging = isDragging
        isDragging = false
        if wasDragging { try fire(.didEndDragging) }
      } else if isDragging {
        regrip(pan)
      }
      return
    }
    switch pan.state {
    case .began:
      isDragging = true
      showIndicators()
      let axes = layer.scrolls
      let offset = layer.contentOffset
      grip = Point(axes.x?.pulled(offset.x) ?? offset.x, axes.y?.pulled(offset.y) ?? offset.y) + pan.slack
      try fire(.willBeginDragging)
      try drag(pan)
    case .changed: try drag(pan)
    case .ended:
      try drag(pan)
      try letGo(velocity: scrollTranslation(of: pan.velocity, endingAt: pan.location) * -1)
    case .cancelled: try letGo(velocity: .zero)
    case .possible, .failed: break
    }
  }

  /// Updates the grip for the current offset of the content.
  private func regrip(_ pan: ScrollPanGestureRecognizer) {
    let (axes, offset) = (layer.scrolls, layer.contentOffset)
    grip = Point(axes.x?.pulled(offset.x) ?? offset.x, axes.y?.pulled(offset.y) ?? offset.y) + pan.scrollTranslation
    knownOffset = offset
  }

  private func drag(_ pan: ScrollPanGestureRecognizer) throws {
    guard isDragging else { return }
    // Movements of the content for other reasons are included.
    grip = grip + (layer.contentOffset - knownOffset)
    let wanted = grip - pan.scrollTranslation
    let axes = layer.scrolls
    try scroll(
      to: Point(
        axes.x?.shown(wanted.x) ?? layer.contentOffset.x, axes.y?.shown(wanted.y) ?? layer.contentOffset.y))
  }

  /// Follows the fingers between two ticks.
  private func dragInBetween(_ recognizer: GestureRecognizer) throws {
    guard let pan = recognizer as? ScrollPanGestureRecognizer, let instant = layer.ownStage?.inBetween, isDragging,
      !mustKeepToTicks
    else { return }
    keepState(until: instant)
    try drag(pan)
  }

  private func letGo(velocity: Point) throws {
    self.velocity = velocity
    let offset = layer.contentOffset
    let limits = ScrollLimits(layer.model)
    var (x, y) = motions(from: offset, velocity: velocity)
    targetContentOffset = Point(x.rest, y.rest)
    try fire(.willEndDragging)
    if targetContentOffset.x != x.rest {
      x = ScrollMotion(from: offset.x, restingAt: targetContentOffset.x, velocity: velocity.x)
    }
    if targetContentOffset.y != y.rest {
      y = ScrollMotion(from: offset.y, restingAt: targetContentOffset.y, velocity: velocity.y)
    }
    isDragging = false
    let next = Motion(start: time, x: x, y: y, limits: limits, end: .didEndDecelerating)
    // A handler may have changed the offset.
    if next.duration > 0, layer.contentOffset == offset { begin(next) } else { hideIndicators() }
    try fire(.didEndDragging)
    if isDecelerating { try fire(.willBeginDecelerating) }
  }
}

extension Layer {
  /// The scroll view of the layer; nil when it has none.
  public var scrollView: ScrollView? { scroller as? ScrollView }

  /// The scrollable axes of the layer.
  fileprivate var scrolls: (x: ScrollAxis?, y: ScrollAxis?) {
    func movable(_ axis: ScrollAxis?) -> ScrollAxis? { axis?.isScrollable == true ? axis : nil }
    return (movable(.horizontal(model)), movable(.vertical(model)))
  }
}

/// An event of a scroll view, by its name in `UIScrollViewDelegate`.
public enum ScrollEvent: String, CaseIterable, Sendable {
  /// The offset of the content has changed, for any reason.
  case didScroll
  /// A finger begins to drag the content, or has caught it in motion.
  case willBeginDragging
  /// The finger is about to be lifted; ``ScrollView/velocity`` and ``ScrollView/targetContentOffset`` describe the
  /// deceleration.
  case willEndDragging
  /// The finger has been lifted.
  case didEndDragging
  /// The content continues to move on its own.
  case willBeginDecelerating
  /// The content has come to rest, or has been caught.
  case didEndDecelerating
  /// The content has reached the target of ``ScrollView/setContentOffset(_:)``, or has been caught.
  case didEndScrollingAnimation
  /// The content has reached its top after a tap on the status bar.
  case didScrollToTop
  /// Zooming begins, by two fingers or for another reason.
  case willBeginZooming
  /// The scale of the content has changed.
  case didZoom
  /// Zooming has ended, and the scale is final.
  case didEndZooming
}
