import Arithmetic
import Geometry
import Motion

/// Zooming of a scroll view's content by a pinch or a double tap.
///
/// The content point between the fingers stays between them. Beyond the limits, the exponent of the scale follows the
/// fingers at half the rate, and the scale returns to the limits when they are lifted; UIKit's resistance and duration
/// are unknown, and these are approximations.
struct ScrollZoom {
  /// The duration of the return to the limits, in seconds; an approximation.
  static let bounceDuration = 0.25
  /// The exponent of the scale beyond the limits; an approximation.
  static let resistance = 0.5

  /// The scale when the gesture began.
  let scale: Double
  /// The point of the content, at scale 1, that stays between the fingers.
  let anchor: Point

  /// Returns the displayed scale after the fingers have changed their distance by a factor.
  func shown(factor: Double, in content: ScrollContent) -> Double {
    let wanted = max(1e-6, scale * factor)
    let limits = content.zoomLimits
    let inside = min(max(wanted, limits.lowerBound), limits.upperBound)
    return content.bouncesZoom ? inside * pow(wanted / inside, Self.resistance) : inside
  }

  /// Returns the offset that shows the anchor at a point of the view.
  func offset(at scale: Double, showingAnchorAt place: Point) -> Point { anchor * scale - place }

  /// A motion of the scale and the offset together.
  struct Motion {
    let start: Double
    let duration: Double
    let from: (scale: Double, offset: Point)
    let to: (scale: Double, offset: Point)

    /// Returns the scale and the offset at a time.
    func state(at time: Double) -> (scale: Double, offset: Point) {
      let progress = TimingFunction.easeInEaseOut.value(at: min(max((time - start) / duration, 0), 1))
      return (
        from.scale + (to.scale - from.scale) * progress, from.offset + (to.offset - from.offset) * progress
      )
    }
  }
}

extension ScrollContent {
  /// The range of resting scales.
  var zoomLimits: ClosedRange<Double> {
    let lowest = max(1e-3, min(minimumZoomScale, maximumZoomScale))
    return lowest...max(lowest, maximumZoomScale)
  }

  /// A Boolean value that indicates whether a pinch can zoom.
  var isZoomable: Bool { zoomLimits.lowerBound < zoomLimits.upperBound && isScrollEnabled }
}

/// Recognizes a pinch that zooms the content of a scroll view.
final class ScrollPinchGestureRecognizer: PinchGestureRecognizer {
  private unowned let scrollView: ScrollView

  init(_ scrollView: ScrollView, _ action: @escaping (GestureRecognizer) throws -> Void) {
    self.scrollView = scrollView
    super.init(action)
  }

  /// True if the content can be zoomed.
  override var isEnabled: Bool {
    get { scrollView.layer.model.scroll.isZoomable }
    set {}
  }
}

/// Recognizes the double tap that zooms the content of a scroll view.
final class ScrollTapGestureRecognizer: TapGestureRecognizer {
  private unowned let scrollView: ScrollView

  init(_ scrollView: ScrollView, _ action: @escaping (GestureRecognizer) throws -> Void) {
    self.scrollView = scrollView
    super.init(numberOfTaps: 2, action)
  }

  /// True if a double tap zooms.
  override var isEnabled: Bool {
    get { scrollView.layer.model.scroll.isZoomable && scrollView.layer.model.scroll.doubleTapZoomScale > 0 }
    set {}
  }
}
