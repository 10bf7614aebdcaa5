public import Foundation

/// A control that is on or off, `UISwitch`.
open class UISwitch: UIControl {
  private static let size = CGSize(width: 51, height: 31)
  private let thumb = Thumb(diameter: 27)

  /// The color of the track when the switch is on; nil for green.
  open var onTintColor: UIColor? { didSet { place() } }
  /// The color of the thumb; nil for white.
  open var thumbTintColor: UIColor? { didSet { place() } }
  /// A Boolean value that indicates whether the switch is on.
  open var isOn: Bool {
    get { shownOn }
    set { setOn(newValue, animated: false) }
  }
  private var shownOn = false

  /// Creates a switch; the size of the frame is ignored.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    prepare()
  }

  /// Archiving is not supported.
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

  /// Turns the switch on or off, over a quarter of a second if animated.
  ///
  /// No action is sent.
  open func setOn(_ on: Bool, animated: Bool) {
    shownOn = on
    showValue(animated: animated) { self.place() }
  }

  private func place() {
    backgroundColor = isOn ? onTintColor ?? .systemGreen : .secondarySystemFill
    thumb.backgroundColor = thumbTintColor ?? .white
    // The thumb is wider while it is pressed.
    let width: CGFloat = isHighlighted ? 34 : 27
    thumb.frame = CGRect(x: isOn ? Self.size.width - 2 - width : 2, y: 2, width: width, height: 27)
    alpha = isEnabled ? 1 : 0.5
  }

  override func stateChanged() { showValue(animated: true) { self.place() } }

  /// Toggles the switch when the finger is lifted on it.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let touch, point(inside: touch.location(in: self), with: event) else { return }
    setOn(!isOn, animated: true)
    sendActions(for: .valueChanged)
  }

  /// 51 × 31 points.
  open override var intrinsicContentSize: CGSize { Self.size }
  /// Returns 51 × 31 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }
}
