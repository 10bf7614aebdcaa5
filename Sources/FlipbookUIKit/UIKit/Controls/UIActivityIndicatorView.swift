// Apple's declarations have implicitly unwrapped optionals here, and code that relies on them must compile.
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

public import Foundation

/// An activity indicator whose spokes light up in turn, `UIActivityIndicatorView`.
open class UIActivityIndicatorView: UIView {
  /// The size of an indicator.
  public enum Style: Int, Sendable {
    /// Medium, 20 points.
    case medium = 100
    /// Large, 37 points.
    case large = 101

    /// Medium, 20 points, white: the name before iOS 13.
    case white = 1
    /// Large, 37 points, white: the name before iOS 13.
    case whiteLarge = 0
    /// Medium, 20 points: the name before iOS 13.
    case gray = 2

    fileprivate var length: CGFloat { self == .large || self == .whiteLarge ? 37 : 20 }
  }

  private static let spokeCount = 8
  private let spokes = (0..<spokeCount).map { _ in CALayer() }

  /// The style, which determines the size.
  open var style: Style {
    didSet {
      bounds.size = intrinsicContentSize
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }
  /// The color of the spokes.
  open var color: UIColor! = .systemGray {
    didSet { for spoke in spokes { spoke.backgroundColor = color.cgColor } }
  }
  /// A Boolean value that indicates whether the view is hidden while it is not animating.
  open var hidesWhenStopped = true {
    didSet { if !isAnimating { isHidden = hidesWhenStopped } }
  }
  /// A Boolean value that indicates whether the indicator is animating.
  open private(set) var isAnimating = false

  /// Creates an indicator.
  public init(style: Style) {
    self.style = style
    super.init(frame: CGRect(x: 0, y: 0, width: style.length, height: style.length))
    prepare()
  }

  /// Creates a medium-sized indicator, centered in its frame.
  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    prepare()
  }

  /// Archiving is not supported.
  public required init?(coder: NSCoder) {
    style = .medium
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    isUserInteractionEnabled = false
    for spoke in spokes {
      spoke.backgroundColor = color.cgColor
      spoke.opacity = Self.faintest
      layer.addSublayer(spoke)
    }
    isHidden = hidesWhenStopped
  }

  /// The size of the style.
  open override var intrinsicContentSize: CGSize { CGSize(width: style.length, height: style.length) }
  /// Returns the size of the style.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Lays out the spokes.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let unit = style.length / 20
    for (index, spoke) in spokes.enumerated() {
      spoke.bounds = CGRect(x: 0, y: 0, width: 2.4 * unit, height: 5.6 * unit)
      spoke.cornerRadius = 1.2 * unit
      // The spokes extend inward from the edge of the circle.
      spoke.anchorPoint = CGPoint(x: 0.5, y: 10 / 5.6)
      spoke.position = CGPoint(x: bounds.midX, y: bounds.midY)
      spoke.transform = CATransform3DMakeRotation(2 * .pi * CGFloat(index) / CGFloat(Self.spokeCount), 0, 0, 1)
    }
  }

  private static let faintest: Float = 0.3
  private static let animationKey = "light"

  /// Starts the animation, which takes one second per cycle.
  open func startAnimating() {
    isHidden = false
    guard !isAnimating else { return }
    isAnimating = true
    for (index, spoke) in spokes.enumerated() {
      let light = CABasicAnimation(keyPath: "opacity")
      light.fromValue = 1
      light.toValue = Self.faintest
      light.duration = 1
      light.repeatCount = .infinity
      light.timeOffset = 1 - Double(index) / Double(Self.spokeCount)
      spoke.add(light, forKey: Self.animationKey)
    }
  }

  /// Stops the animation.
  open func stopAnimating() {
    isAnimating = false
    for spoke in spokes { spoke.removeAnimation(forKey: Self.animationKey) }
    if hidesWhenStopped { isHidden = true }
  }
}
