import Arithmetic
import Geometry
import Motion

/// The zooming of a scroll view's content by two fingers, or by a double tap.
///
/// The point of the content between the fingers stays there. Beyond the limits, the exponent of the scale follows the
/// fingers at half the rate, and the scale returns when they are lifted; UIKit's own resistance and duration are not
/// known, and these are our choice.
struct ScrollZoom {
  /// The duration of the return to the limits, in seconds; our choice.
  static let bounceDuration = 0.25
  /// The exponent of the excess beyond the limits; our choice.
  static let resistance = 0.5

  /// The scale at the beginning.
  let scale: Double
  /// The point of the content, at scale 1, that stays between the fingers.
  let anchor: Point

  /// The scale that shows for fingers that have changed their distance by a factor.
  func shown(factor: Double, in content: ScrollContent) -> Double {
    let wanted = max(1e-6, scale * factor)
    let limits = content.zoomLimits
    let inside = min(max(wanted, limits.lowerBound), limits.upperBound)
    return content.bouncesZoom ? inside * pow(wanted / inside, Self.resistance) : inside
  }

  /// The offset that shows the anchor at a point of the view.
  func offset(at scale: Double, showingAnchorAt place: Point) -> Point { anchor * scale - place }

  /// A motion of the scale and the offset together.
  struct Motion {
    let start: Double
    let duration: Double
    let from: (scale: Double, offset: Point)
    let to: (scale: Double, offset: Point)

    /// The scale and the offset at a time.
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

  /// A Boolean value that indicates whether fingers zoom.
  var isZoomable: Bool { zoomLimits.lowerBound < zoomLimits.upperBound && isScrollEnabled }
}

/// Recognizes two fingers that zoom the content of a scroll view.
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
