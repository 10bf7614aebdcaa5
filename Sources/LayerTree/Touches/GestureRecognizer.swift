public import Geometry

/// Recognizes one gesture on its layer and its sublayers: UIKit's gesture recognizers without the prefix.
///
/// As in UIKit, the first recognizer to recognize its gesture prevents the other recognizers of the same touches and
/// cancels the touches in the layers. There are two exceptions: pan, pinch, and rotation recognizers on one layer work
/// simultaneously, and a tap does not prevent a recognizer that requires more taps.
public class GestureRecognizer {
  /// The state of a recognizer.
  public enum State: String, CaseIterable, Sendable {
    /// The gesture has not been recognized, but still may be.
    case possible
    /// A continuous gesture has been recognized.
    case began
    /// The gesture has changed.
    case changed
    /// The gesture is complete; discrete gestures go directly to this state.
    case ended
    /// The gesture has been canceled.
    case cancelled
    /// The touches do not match the gesture.
    case failed
  }

  /// The distance that a finger must move before a drag is recognized, in points; about UIKit's 10.
  public static let slop = 10.0

  /// The current state.
  public private(set) var state = State.possible
  /// True if the recognizer is enabled; true by default.
  public var isEnabled = true
  /// True if touches are canceled in the layers once the gesture is recognized; true by default.
  public var cancelsTouchesInView = true
  /// The layer that the recognizer is attached to.
  public internal(set) weak var layer: Layer?
  /// The center of the fingers on the canvas, in points.
  public private(set) var location = Point.zero
  /// The touches of the fingers that are down.
  private(set) var touches: [Touch] = []
  /// The number of fingers that are down.
  package var fingerCount: Int { touches.count }
  /// The touches received since the last time all fingers were lifted, in the order they began.
  private var met: [Touch] = []
  private let action: (GestureRecognizer) throws -> Void
  /// Called with the touches of one phase after the recognizer has handled them; it may change the state.
  package var onTouches: ((_ phase: TouchPhase, _ touches: [Touch], _ stage: Stage) throws -> Void)?
  /// Called when all fingers have been lifted and the gesture is over.
  package var onReset: (() -> Void)?
  /// Called between two ticks while the gesture is in progress, with the fingers' positions at that time; it must not
  /// cause events.
  package var onInBetween: ((GestureRecognizer) throws -> Void)?

  /// Creates a recognizer.
  ///
  /// - Parameter action: Called when a gesture is recognized, and whenever it changes or ends.
  init(_ action: @escaping (GestureRecognizer) throws -> Void) { self.action = action }

  /// The priority of the recognizer; at equal priorities, the touched layer's come first.
  var precedence: Int { 0 }
  /// True if the gesture can be recognized simultaneously with other transforming gestures on its layer.
  var isTransforming: Bool { false }

  /// Returns the recognizers of a layer and its ancestors in order of priority.
  ///
  /// A control recognizes its own taps: the recognizers of its ancestors do not receive them.
  static func all(over layer: Layer?) -> [GestureRecognizer] {
    var all: [GestureRecognizer] = []
    var isInControl = false
    for layer in layer?.chain ?? [] {
      let own = (layer.responder?.recognizers ?? []).sorted { $0.precedence > $1.precedence }
      all += own.filter { !isInControl || !($0 is TapGestureRecognizer) }
      if layer.responder?.tracksTouches == true { isInControl = true }
    }
    return all
  }

  /// Handles changed touches.
  final func receive(_ changed: [Touch], on stage: Stage) throws {
    let own = changed.filter { touch in touch.recognizers.contains { $0 === self } }
    guard isEnabled, !own.isEmpty else { return }
    let began = own.filter { $0.phase == .began }
    if met.isEmpty, state != .possible { state = .possible }
    touches += began
    met += began
    if !touches.isEmpty {
      location = touches.reduce(Point.zero) { $0 + $1.location } * (1 / Double(touches.count))
    }
    let moved = own.filter { $0.phase != .began }
    if !moved.isEmpty, state != .failed { try touchesMoved(moved, on: stage) }
    try show(.moved, of: own, on: stage)
    let lifted = own.filter { $0.phase == .ended || $0.phase == .cancelled }
    touches.removeAll { touch in lifted.contains { $0 === touch } }
    if !began.isEmpty, state != .failed { try touchesBegan(began, on: stage) }
    try show(.began, of: own, on: stage)
    if !lifted.isEmpty, state != .failed {
      if lifted.contains(where: { $0.phase == .cancelled }) {
        try change(to: isGoingOn ? .cancelled : .failed, on: stage)
      } else {
        try touchesEnded(lifted, on: stage)
      }
    }
    try show(.ended, of: own, on: stage)
    try show(.cancelled, of: own, on: stage)
    if touches.isEmpty {
      if isGoingOn { try change(to: .ended, on: stage) }
      met = []
      onReset?()
    }
  }

  /// A closure that restores the values that ``touchesMoved(_:on:)`` changes.
  var restoration: () -> Void { { [self, location] in self.location = location } }

  /// Follows the fingers' positions at an instant between two ticks.
  final func follow(_ moved: [Touch], _ instant: InterTickEvaluation, on stage: Stage) throws {
    let own = moved.filter { touch in touch.recognizers.contains { $0 === self } }
    guard isEnabled, !own.isEmpty, !touches.isEmpty, isGoingOn || state == .possible && isTransforming else { return }
    instant.whenOver(restoration)
    location = touches.reduce(Point.zero) { $0 + $1.location } * (1 / Double(touches.count))
    try touchesMoved(own, on: stage)
  }

  private func show(_ phase: TouchPhase, of touches: [Touch], on stage: Stage) throws {
    guard let onTouches, state != .failed else { return }
    let own = touches.filter { $0.phase == phase }
    if !own.isEmpty { try onTouches(phase, own, stage) }
  }

  /// True if a continuous gesture is in progress.
  final var isGoingOn: Bool { state == .began || state == .changed }

  /// Changes the state and calls the handlers; does nothing if another recognizer prevents the gesture.
  package final func change(to state: State, on stage: Stage) throws {
    if stage.inBetween != nil {
      // A gesture begins and ends at ticks.
      if isGoingOn, state == .changed { try onInBetween?(self) }
      return
    }
    let isRecognizing = self.state == .possible && (state == .began || state == .ended)
    if isRecognizing, rivals.contains(where: { $0.keepsBack(self) }) {
      self.state = .failed
      return
    }
    let wasPossible = self.state == .possible
    self.state = state
    reportState(on: stage, wasPossible: wasPossible)
    if isRecognizing {
      for rival in rivals where rival.state == .possible && keepsBack(rival) { rival.state = .failed }
    }
    if state != .possible, state != .failed {
      guard let layer else { return try action(self) }
      try layer.follow(eventName(wasPossible: wasPossible)) { try action(self) }
    }
    if isRecognizing, cancelsTouchesInView { try stage.touchDispatcher.take(met) }
  }

  /// The other recognizers of the same touches.
  private var rivals: [GestureRecognizer] { met.flatMap(\.recognizers).filter { $0 !== self } }

  /// Returns true if this recognizer, once it has recognized its gesture, prevents `other` from recognizing.
  private func keepsBack(_ other: GestureRecognizer) -> Bool {
    guard isGoingOn || (state == .ended && !met.isEmpty) else { return false }
    if isTransforming, other.isTransforming, layer === other.layer { return false }
    if let tap = self as? TapGestureRecognizer, let other = other as? TapGestureRecognizer {
      return tap.numberOfTaps >= other.numberOfTaps
    }
    return true
  }

  /// Called when fingers have touched down; ``touches`` includes them.
  func touchesBegan(_ began: [Touch], on stage: Stage) throws {}

  /// Called when fingers have moved; fingers that are being lifted are included, here and in ``touches``.
  func touchesMoved(_ moved: [Touch], on stage: Stage) throws {}

  /// Called when fingers have been lifted; they are no longer in ``touches``.
  func touchesEnded(_ ended: [Touch], on stage: Stage) throws {}
}
