import Geometry
import Motion

/// The scroll indicator: a bar at an edge of a scroll view that shows the visible part of the content.
///
/// As in UIKit, it is the frontmost sublayer and moves with the content. Its metrics and its fade approximate iOS 7's;
/// they are not measured.
struct ScrollIndicator {
  /// The width of the bar, and its distance from the edges, in points.
  static let thickness = 2.5
  /// The minimum length of the bar while the content is within its edges, in points.
  static let minimumLength = 36.0
  /// The minimum length of the bar while the content is dragged beyond its edges, in points.
  static let minimumBarLength = 7.0
  /// The duration of the fade after the content has come to rest, in seconds.
  static let fadeDuration = 0.25

  private static let fade = "fade"

  let axis: Axis
  private let bar: Layer

  /// Adds the bar to a scroll view's layer.
  init(_ axis: Axis, of layer: Layer) {
    self.axis = axis
    bar = Layer(name: axis.rawValue)
    bar.isUserInteractionEnabled = false
    bar.model.cornerRadius = Self.thickness / 2
    bar.model.backgroundColor = Color(red: 0, green: 0, blue: 0, alpha: 0.35)
    bar.model.opacity = 0
    layer.addSublayer(bar)
  }

  /// Shows the bar, in front of the other sublayers.
  func show() {
    bar.removeAnimation(forKey: Self.fade)
    bar.model.opacity = 1
    if let layer = bar.superlayer, layer.sublayers.last !== bar { layer.addSublayer(bar) }
    place()
  }

  /// Positions the bar for the current content offset.
  func place() {
    guard bar.model.opacity > 0, let properties = bar.superlayer?.model else { return }
    guard let frame = axis.frame(in: properties) else { return bar.model.opacity = 0 }
    bar.model.frame = frame
  }

  /// Fades the bar out.
  func hide() {
    guard bar.model.opacity > 0 else { return }
    bar.model.opacity = 0
    bar.attach(
      BasicAnimation(.opacity, from: 1, to: 0, duration: Self.fadeDuration), forKey: Self.fade, from: .code)
  }
}

extension ScrollIndicator {
  /// The scroll axis of the bar; the raw value is the bar's layer name.
  enum Axis: String, CaseIterable {
    case horizontal = "horizontalScrollIndicator"
    case vertical = "verticalScrollIndicator"

    /// Returns true if the content shows this bar.
    func isShown(by content: ScrollContent) -> Bool {
      switch self {
      case .horizontal: content.showsHorizontalScrollIndicator
      case .vertical: content.showsVerticalScrollIndicator
      }
    }

    /// Returns the frame of the bar in the coordinate space of the content; nil if all of the content is visible.
    func frame(in properties: LayerProperties) -> Rect? {
      let bounds = properties.bounds
      let (margin, thickness) = (ScrollIndicator.thickness, ScrollIndicator.thickness)
      switch self {
      case .horizontal:
        return ScrollAxis.horizontal(properties).flatMap { part(of: $0.limits, at: bounds.minX, length: bounds.width) }
          .map { Rect(bounds.minX + $0.start, bounds.maxY - margin - thickness, $0.length, thickness) }
      case .vertical:
        return ScrollAxis.vertical(properties).flatMap { part(of: $0.limits, at: bounds.minY, length: bounds.height) }
          .map { Rect(bounds.maxX - margin - thickness, bounds.minY + $0.start, thickness, $0.length) }
      }
    }

    /// Returns the range that the bar occupies along the edge.
    private func part(
      of limits: ClosedRange<Double>, at offset: Double, length: Double
    ) -> (start: Double, length: Double)? {
      let margin = ScrollIndicator.thickness
      let (span, track) = (limits.upperBound - limits.lowerBound, length - 2 * margin)
      guard span > 0, span.isFinite, track > ScrollIndicator.minimumBarLength else { return nil }
      let inside = min(max(offset, limits.lowerBound), limits.upperBound)
      let whole = min(max(track * length / (span + length), ScrollIndicator.minimumLength), track)
      let bar = max(whole - abs(offset - inside), ScrollIndicator.minimumBarLength)
      return (margin + (track - bar) * (inside - limits.lowerBound) / span, bar)
    }
  }
}
