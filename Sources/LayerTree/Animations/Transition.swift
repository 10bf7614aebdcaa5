public import Motion

/// An animated transition between two states of a layer, as `CATransition`.
///
/// What the layer shows when the transition is added, with everything inside it, is kept as the old picture; so add it
/// before the changes. From then on the model, the sublayers and their animations make the new picture, by whatever
/// means they change. Each picture has the layer's own opacity, background and the rest at its time; where the layer
/// lies follows the layer, and the old picture keeps to the top left corner of the bounds.
///
/// A layer has one transition at a time, with the key ``key``. Inside an ``AnimationGroup`` a transition shows nothing.
public struct Transition: Animation {
  /// The way in which one picture replaces the other.
  public enum Kind: String, CaseIterable, Sendable {
    /// The old picture dissolves into the new one: at every pixel, a mean of both.
    case fade
    /// The new picture slides in and pushes the old one out.
    case push
    /// The new picture slides in over the old one.
    case moveIn
    /// The old picture slides away from over the new one.
    case reveal
    /// The layer turns over, in perspective, with the old picture on its front and the new one on its back.
    ///
    /// It is what UIKit's view transitions do. The eye is two and a half times as far away as the layer is wide (or
    /// high, where it turns about the horizontal axis), so that the side that comes nearest grows by a quarter at most;
    /// UIKit doesn't say how far it is there.
    case flip
  }

  /// The side of the layer at which a movement begins, as it is seen: y grows downwards.
  public enum Direction: String, CaseIterable, Sendable {
    /// Pictures move to the right; in a flip, the left side comes to the front.
    case fromLeft
    /// Pictures move to the left; in a flip, the right side comes to the front.
    case fromRight
    /// Pictures move down; in a flip, the top comes to the front.
    case fromTop
    /// Pictures move up; in a flip, the bottom comes to the front.
    case fromBottom
  }

  /// The key that every transition is added with, whatever key is asked for.
  public static let key = "transition"

  /// The way in which one picture replaces the other.
  ///
  /// Those that slide go by the size of the layer's bounds and are cut at the bounds. Where sublayers hang over the
  /// edge of a picture they are seen until they leave the bounds, unless the layer masks them.
  public let kind: Kind
  /// The edge from which the movement comes; a fade has none.
  public let direction: Direction
  /// The progress at the beginning, 0 to 1.
  public let startProgress: Double
  /// The progress at the end, 0 to 1; after it the new picture alone shows.
  public let endProgress: Double
  /// Bends the run; nil is linear.
  public var timingFunction: TimingFunction?
  /// The transition's timing.
  public var timing: MediaTiming
  /// True if it is dropped once it has run.
  public var removedOnCompletion = true

  /// Makes a transition.
  ///
  /// - Parameters:
  ///   - kind: How one picture takes the place of the other.
  ///   - direction: Where a movement begins.
  ///   - startProgress: The progress at the beginning.
  ///   - endProgress: The progress at the end.
  ///   - duration: The duration of one run, in seconds; nil for the transaction's, or 0.25.
  ///   - timingFunction: Bends the run; nil is linear.
  /// - Precondition: `0 ≤ startProgress ≤ endProgress ≤ 1`.
  public init(
    _ kind: Kind = .fade, _ direction: Direction = .fromLeft, startProgress: Double = 0, endProgress: Double = 1,
    duration: Double? = nil, timingFunction: TimingFunction? = nil
  ) {
    precondition(
      0 <= startProgress && startProgress <= endProgress && endProgress <= 1, "progress goes forwards, from 0 to 1")
    self.kind = kind
    self.direction = direction
    self.startProgress = startProgress
    self.endProgress = endProgress
    self.timingFunction = timingFunction
    timing = MediaTiming(duration: duration ?? 0)
  }

  /// Changes no property: a transition shows in the stage's snapshot.
  public func apply(at time: Double, defaultDuration: Double, to properties: inout LayerProperties) {}

  /// Returns the progress, 0 for the old picture and 1 for the new one; nil when the layer shows as it is.
  func progress(at time: Double, defaultDuration: Double) -> Double? {
    guard let sample = timing.sample(at: time, defaultDuration: defaultDuration) else { return nil }
    let fraction = timingFunction?.value(at: sample.progress) ?? sample.progress
    return startProgress + (endProgress - startProgress) * fraction
  }
}
