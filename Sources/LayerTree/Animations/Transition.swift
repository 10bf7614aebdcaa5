public import Motion

/// An animated transition between two states of a layer, as `CATransition`.
///
/// The presentation of the layer and its sublayers when the transition is added becomes the old image, so add it before
/// the changes. The new image is live: it follows the model, the sublayers and their animations. Both images use the
/// layer's opacity, background and other properties at the time they show; both move with the layer's position, and the
/// old image stays at the top left corner of the bounds.
///
/// A layer has one transition at a time, with the key ``key``. A transition inside an ``AnimationGroup`` has no effect.
public struct Transition: Animation {
  /// The effect that replaces one image with the other.
  public enum Kind: String, CaseIterable, Sendable {
    /// The old image dissolves into the new one: every pixel is a weighted mean of both.
    case fade
    /// The new image slides in and pushes the old one out.
    case push
    /// The new image slides in over the old one.
    case moveIn
    /// The old image slides away and uncovers the new one.
    case reveal
    /// The layer flips over in perspective, with the old image on its front and the new one on its back.
    ///
    /// UIKit's view transitions use it. The camera distance is two and a half times the layer's width (or height, for a
    /// flip about the horizontal axis), so the nearest edge is magnified by at most a quarter; UIKit's own distance is
    /// undocumented.
    case flip
  }

  /// The side of the layer where the motion begins, with Core Animation's names.
  ///
  /// On iOS, `fromTop` begins at the bottom edge and `fromBottom` at the top edge: the names come from macOS, where y
  /// points upward. Apple does not document this; tests on devices confirm it (IBAnimatable, pull request 156, "Fix the
  /// FromTop and FromBottom directions in system built-in animations"), and apps use `fromTop` to slide in from the
  /// bottom. Flips are UIKit's view transitions, named for screen directions.
  public enum Direction: String, CaseIterable, Sendable {
    /// Images move to the right; in a flip, the left side comes to the front.
    case fromLeft
    /// Images move to the left; in a flip, the right side comes to the front.
    case fromRight
    /// Images move up, from the bottom edge; in a flip, the top comes to the front.
    case fromTop
    /// Images move down, from the top edge; in a flip, the bottom comes to the front.
    case fromBottom
  }

  /// The key of every transition, regardless of the given key.
  public static let key = "transition"

  /// The effect that replaces one image with the other.
  ///
  /// Sliding effects move by the size of the layer's bounds and are clipped to them. Sublayers that extend beyond an
  /// image's edge are visible until they leave the bounds, unless the layer clips them.
  public let kind: Kind
  /// The side where the motion begins; unused by fades.
  public let direction: Direction
  /// The progress at the beginning, from 0 to 1.
  public let startProgress: Double
  /// The progress at the end, from 0 to 1; afterward only the new image is shown.
  public let endProgress: Double
  /// The timing function of the run; nil for linear.
  public var timingFunction: TimingFunction?
  /// The transition's timing.
  public var timing: MediaTiming
  /// True if the transition is removed once it has finished.
  public var removedOnCompletion = true

  /// Creates a transition.
  ///
  /// - Parameters:
  ///   - kind: The effect.
  ///   - direction: The side where the motion begins.
  ///   - startProgress: The progress at the beginning.
  ///   - endProgress: The progress at the end.
  ///   - duration: The duration of one run, in seconds; nil for the transaction's, or 0.25.
  ///   - timingFunction: The timing function of the run; nil for linear.
  /// - Precondition: `0 ≤ startProgress ≤ endProgress ≤ 1`.
  public init(
    _ kind: Kind = .fade, _ direction: Direction = .fromLeft, startProgress: Double = 0, endProgress: Double = 1,
    duration: Double? = nil, timingFunction: TimingFunction? = nil
  ) {
    precondition(
      0 <= startProgress && startProgress <= endProgress && endProgress <= 1,
      "startProgress and endProgress must be ascending and between 0 and 1")
    self.kind = kind
    self.direction = direction
    self.startProgress = startProgress
    self.endProgress = endProgress
    self.timingFunction = timingFunction
    timing = MediaTiming(duration: duration ?? 0)
  }

  /// The transition as a fade, with the same timing.
  var asFade: Transition {
    var fade = Transition(startProgress: startProgress, endProgress: endProgress, timingFunction: timingFunction)
    (fade.timing, fade.removedOnCompletion) = (timing, removedOnCompletion)
    return fade
  }

  /// Does nothing: a transition changes no properties, and is applied when the stage takes a snapshot.
  public func apply(at time: Double, defaultDuration: Double, to properties: inout LayerProperties) {}

  /// Returns the progress, 0 for the old image and 1 for the new one; nil when no transition is visible.
  func progress(at time: Double, defaultDuration: Double) -> Double? {
    guard let sample = timing.sample(at: time, defaultDuration: defaultDuration) else { return nil }
    let fraction = timingFunction?.value(at: sample.progress) ?? sample.progress
    return startProgress + (endProgress - startProgress) * fraction
  }
}
