import Arithmetic
import Geometry
import Motion

/// One axis of a scroll view's movement.
struct ScrollAxis {
  /// The range of resting offsets.
  let limits: ClosedRange<Double>
  /// The length of the bounds along the axis.
  private let length: Double
  private let bounces: Bool
  private let rate: Double
  private let isPaged: Bool
  /// True if dragging can move the content.
  let isScrollable: Bool

  /// Returns the horizontal axis.
  static func horizontal(_ properties: LayerProperties) -> ScrollAxis? {
    guard case .scroll(let content) = properties.content else { return nil }
    return ScrollAxis(
      content, contentLength: content.contentSize.width * content.zoomScale, length: properties.bounds.width,
      insets: (content.contentInset.left, content.contentInset.right), alwaysBounces: content.alwaysBounceHorizontal)
  }

  /// Returns the vertical axis.
  static func vertical(_ properties: LayerProperties) -> ScrollAxis? {
    guard case .scroll(let content) = properties.content else { return nil }
    return ScrollAxis(
      content, contentLength: content.contentSize.height * content.zoomScale, length: properties.bounds.height,
      insets: (content.contentInset.top, content.contentInset.bottom), alwaysBounces: content.alwaysBounceVertical)
  }

  private init(
    _ content: ScrollContent, contentLength: Double, length: Double, insets: (before: Double, after: Double),
    alwaysBounces: Bool
  ) {
    self.length = length
    let spare = length - contentLength
    if content.centersContent, spare > 0 {
      limits = -spare / 2 ... -spare / 2
    } else {
      let lowest = -insets.before
      limits = lowest...max(lowest, contentLength + insets.after - length)
    }
    bounces = content.bounces
    rate = min(max(content.decelerationRate, 1e-6), 1 - 1e-6)
    isPaged = content.isPagingEnabled
    let reaches = limits.lowerBound < limits.upperBound || (bounces && alwaysBounces)
    // With a subnormal length, a fraction of it can equal the whole length.
    isScrollable = content.isScrollEnabled && length > 0 && length.isNormal && reaches
  }

  /// Returns the displayed offset for a finger that would move the content to `offset` if there were no edges.
  func shown(_ offset: Double) -> Double {
    let inside = min(max(offset, limits.lowerBound), limits.upperBound)
    return bounces ? inside + RubberBand(dimension: length).shown(overshoot: offset - inside) : inside
  }

  /// Returns the offset that a finger would give the content without edges, from the displayed offset: the inverse of
  /// `shown`.
  func pulled(_ shown: Double) -> Double {
    let inside = min(max(shown, limits.lowerBound), limits.upperBound)
    guard bounces else { return inside }
    // A finger can't drag the content farther than this, but a step can.
    let farthest = length * 0.999
    return inside + RubberBand(dimension: length).overshoot(shown: min(max(shown - inside, -farthest), farthest))
  }

  /// Returns the motion of the content after a finger releases it.
  func motion(from offset: Double, velocity: Double) -> ScrollMotion {
    guard isScrollable else { return ScrollMotion(from: offset, velocity: 0, within: offset...offset) }
    guard isPaged else {
      return ScrollMotion(from: offset, velocity: velocity, within: limits, rate: rate, bounces: bounces)
    }
    let span = limits.upperBound - limits.lowerBound
    let paging = Paging(
      pageLength: length, pageCount: max(1, Int(saturating: min((span / length).rounded(.up) + 1, 1e9))))
    let page = paging.targetPage(offset: offset - limits.lowerBound, velocity: velocity)
    let target = min(limits.lowerBound + paging.offset(ofPage: page), limits.upperBound)
    let leavesPage = (target - offset) * velocity <= 0
    return ScrollMotion(from: offset, restingAt: target, velocity: leavesPage && !bounces ? 0 : velocity)
  }
}
