public import Geometry

/// Recognizes one gesture of the fingers on its layer and its sublayers: UIKit's recognizers without the prefix.
///
/// As in UIKit, the first recognizer that recognizes its gesture keeps the others of the same fingers from theirs and
/// takes the fingers from the layers. There are two exceptions: panning, pinching and rotating go together on one
/// layer, and a tap does not keep a recognizer of more taps from its own.
public class GestureRecognizer {
  /// The state of a recognizer.
  public enum State: String, CaseIterable, Sendable {
    /// Nothing has been recognized, and still may be.
    case possible
    /// A continuous gesture has been recognized.
    case began
    /// It has moved on.
    case changed
    /// It is complete; discrete gestures reach this state immediately.
    case ended
    /// It has been taken away.
    case cancelled
    /// The fingers do something else.
    case failed
  }

  /// The minimum distance of a finger's movement, in points; about UIKit's 10.
  public static let slop = 10.0

  /// The current state.
  public private(set) var state = State.possible
  /// True if it recognizes gestures; true by default.
  public var isEnabled = true
  /// True if touches are taken from the layers once it has recognized its gesture; true.
  public var cancelsTouchesInView = true
  /// The layer that it belongs to.
  public internal(set) weak var layer: Layer?
  /// The middle of the fingers on the canvas, in points.
  public private(set) var location = Point.zero
  /// The touches of the fingers that are down.
  private(set) var touches: [Touch] = []
  /// The number of fingers that are down.
  package var fingerCount: Int { touches.count }
  /// The fingers that it has met since all were up, in the order they came down.
  private var met: [Touch] = []
  private let action: (GestureRecognizer) throws -> Void
  /// Called with the fingers of one phase after the recognizer has handled them; it may change the state.
  package var onTouches: ((_ phase: TouchPhase, _ touches: [Touch], _ stage: Stage) throws -> Void)?
  /// Called when all fingers are up and the gesture is over.
  package var onReset: (() -> Void)?
  /// Called between two ticks, with the fingers' positions at that time, while the gesture is in progress; it must not
  /// cause events.
  package var onInBetween: ((GestureRecognizer) throws -> Void)?

  /// Makes a recognizer.
  ///
  /// - Parameter action: Called when a gesture is recognized, and whenever it changes or ends.
  init(_ action: @escaping (GestureRecognizer) throws -> Void) { self.action = action }

  /// The priority of recognizers; at equal priorities, the touched layer's come first.
  var precedence: Int { 0 }
  /// True if it can be recognized together with similar ones on its layer.
  var isTransforming: Bool { false }

  /// The recognizers of a layer and its ancestors in order of priority.
  ///
  /// A control recognizes its own taps: the recognizers of ancestors do not see them.
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

  /// Handles the changes of fingers.
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

  /// Restores the values that ``touchesMoved(_:on:)`` changes.
  var restoration: () -> Void { { [self, location] in self.location = location } }

  /// Takes where fingers are at an instant between two ticks.
  final func follow(_ moved: [Touch], _ instant: InBetween, on stage: Stage) throws {
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

  /// Changes the state and calls the handlers; does nothing if another recognizer prevents it.
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

  /// The other recognizers of the same fingers.
  private var rivals: [GestureRecognizer] { met.flatMap(\.recognizers).filter { $0 !== self } }

  /// Returns whether this one, when it has recognized its gesture, keeps `other` from its own.
  private func keepsBack(_ other: GestureRecognizer) -> Bool {
    guard isGoingOn || (state == .ended && !met.isEmpty) else { return false }
    if isTransforming, other.isTransforming, layer === other.layer { return false }
    if let tap = self as? TapGestureRecognizer, let other = other as? TapGestureRecognizer {
      return tap.numberOfTaps >= other.numberOfTaps
    }
    return true
  }

  /// Called for fingers that touched down; ``touches`` includes them.
  func touchesBegan(_ began: [Touch], on stage: Stage) throws {}

  /// Called for fingers that moved; fingers being lifted are included, here and in ``touches``.
  func touchesMoved(_ moved: [Touch], on stage: Stage) throws {}

  /// Called when fingers have been lifted; they are no longer in ``touches``.
  func touchesEnded(_ ended: [Touch], on stage: Stage) throws {}
}
