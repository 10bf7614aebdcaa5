public import Foundation

extension UIButton {
  /// The appearance of a button as a value, `UIButton.Configuration`.
  public struct Configuration: Sendable {
    /// The rounding of the corners.
    public enum CornerStyle: Int, Sendable {
      /// As the background's own radius.
      case fixed
      /// Adapted to the text size; displayed as `medium`.
      case dynamic
      /// A radius of 4 points.
      case small
      /// A radius of 6 points.
      case medium
      /// A radius of 8 points.
      case large
      /// Half of the height.
      case capsule
    }

    /// The title; nil to keep the button's.
    public var title: String?
    /// The image; nil to keep the button's.
    public var image: UIImage?
    /// The color of the title; nil for the style's.
    public var baseForegroundColor: UIColor?
    /// The color of the background; nil for the style's.
    public var baseBackgroundColor: UIColor?
    /// The rounding of the corners.
    public var cornerStyle = CornerStyle.dynamic
    /// The insets of the content.
    public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    /// The distance between the image and the title, in points, if there are both.
    public var imagePadding: CGFloat = 0
    /// True if the background is visible.
    fileprivate let hasBackground: Bool

    private init(background: UIColor?, foreground: UIColor) {
      hasBackground = background != nil
      (baseBackgroundColor, baseForegroundColor) = (background, foreground)
    }

    /// A title in the tint color.
    public static func plain() -> Configuration { Configuration(background: nil, foreground: .systemBlue) }
    /// A title in the tint color.
    public static func borderless() -> Configuration { plain() }
    /// A white title on the tint color.
    public static func filled() -> Configuration { Configuration(background: .systemBlue, foreground: .white) }
    /// A title in the tint color on a gray background.
    public static func gray() -> Configuration {
      Configuration(background: .secondarySystemFill, foreground: .systemBlue)
    }
    /// A title in the tint color on a light background of the same color.
    public static func tinted() -> Configuration {
      Configuration(background: .systemBlue.withAlphaComponent(0.18), foreground: .systemBlue)
    }
  }

  /// Applies the configuration to the button.
  func configurationChanged() {
    guard let configuration else { return }
    contentEdgeInsets = configuration.contentInsets.insets
    if let title = configuration.title { setTitle(title, for: .normal) }
    if let image = configuration.image { setImage(image, for: .normal) }
    if let color = configuration.baseForegroundColor { setTitleColor(color, for: .normal) }
    if configuration.hasBackground { backgroundColor = configuration.baseBackgroundColor }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// Rounds the corners of the background.
  func roundCorners() {
    guard let configuration, configuration.hasBackground else { return }
    switch configuration.cornerStyle {
    case .fixed: break
    case .dynamic, .medium: layer.cornerRadius = 6
    case .small: layer.cornerRadius = 4
    case .large: layer.cornerRadius = 8
    case .capsule: layer.cornerRadius = bounds.height / 2
    }
  }
}
