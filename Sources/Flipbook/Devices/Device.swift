/// A device whose frame and status bar surround a scene in its output.
///
/// The screen has the size of the scene's canvas. Everything else is drawn in proportion to the width of the device's
/// own screen, so that a canvas of that size gets a frame in natural size.
public enum Device: String, CaseIterable, Sendable {
  /// A phone with a Dynamic Island, and a screen of 393 × 852 points.
  case iphone
  /// A tablet with a screen of 834 × 1194 points.
  case ipad
  /// A phone with a camera in its screen, and a screen of 412 × 915 points.
  case pixel

  /// The lengths of a device, in points of its own screen.
  struct Metrics {
    /// The width of the screen.
    let screenWidth: Double
    /// The width of the bezel around the screen.
    let bezel: Double
    /// The radius of the screen's corners.
    let screenRadius: Double
    /// The height of the center of the status bar's texts and icons.
    let statusCenter: Double
    /// The distance of the status bar's texts and icons from the sides of the screen.
    let statusMargin: Double
    /// The size of the status bar's text.
    let statusSize: Double
    /// The width of the bar at the bottom for gestures.
    let indicatorWidth: Double
    /// The distance of that bar from the bottom.
    let indicatorBottom: Double
  }

  /// The lengths of the device.
  ///
  /// The screens and the status bars are those in Apple's and Google's design templates; the
  /// bezels are chosen.
  var metrics: Metrics {
    switch self {
    case .iphone:
      Metrics(
        screenWidth: 393, bezel: 12, screenRadius: 55, statusCenter: 32, statusMargin: 52, statusSize: 17,
        indicatorWidth: 139, indicatorBottom: 8)
    case .ipad:
      Metrics(
        screenWidth: 834, bezel: 26, screenRadius: 18, statusCenter: 13, statusMargin: 22, statusSize: 12,
        indicatorWidth: 274, indicatorBottom: 8)
    case .pixel:
      Metrics(
        screenWidth: 412, bezel: 10, screenRadius: 36, statusCenter: 26, statusMargin: 26, statusSize: 14,
        indicatorWidth: 108, indicatorBottom: 10)
    }
  }
}
