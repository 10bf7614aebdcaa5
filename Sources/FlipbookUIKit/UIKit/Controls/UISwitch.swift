public import Foundation

/// A control that is on or off, `UISwitch`.
open class UISwitch: UIControl {
  private static let size = CGSize(width: 51, height: 31)
  private let thumb = Thumb(diameter: 27)

  /// The color of the track when it is on; nil for green.
  open var onTintColor: UIColor? { didSet { place() } }
  /// The color of the thumb; nil for white.
  open var thumbTintColor: UIColor? { didSet { place() } }
  /// A Boolean value that indicates whether it is on.
  open var isOn: Bool {
    get { shownOn }
    set { setOn(newValue, animated: false) }
  }
  private var shownOn = false

  /// Makes a switch; of the frame only the origin counts.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    prepare()
  }

  /// Controls are not archived here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bounds.size = Self.size
    prepare()
  }

  private func prepare() {
    layer.cornerRadius = Self.size.height / 2
    addSubview(thumb)
    place()
  }

  /// Turns the switch on or off, in a quarter of a second if it is animated.
  ///
  /// No action is sent.
  open func setOn(_ on: Bool, animated: Bool) {
    shownOn = on
    showValue(animated: animated) { self.place() }
  }

  private func place() {
    backgroundColor = isOn ? onTintColor ?? .systemGreen : .secondarySystemFill
    thumb.backgroundColor = thumbTintColor ?? .white
    // A thumb that is held is wider.
    let width: CGFloat = isHighlighted ? 34 : 27
    thumb.frame = CGRect(x: isOn ? Self.size.width - 2 - width : 2, y: 2, width: width, height: 27)
    alpha = isEnabled ? 1 : 0.5
  }

  override func stateChanged() { showValue(animated: true) { self.place() } }

  /// Toggles when the finger is lifted on the switch.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let touch, point(inside: touch.location(in: self), with: event) else { return }
    setOn(!isOn, animated: true)
    sendActions(for: .valueChanged)
  }

  /// 51 × 31 points.
  open override var intrinsicContentSize: CGSize { Self.size }
  /// 51 × 31 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }
}
