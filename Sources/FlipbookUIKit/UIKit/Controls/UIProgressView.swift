public import Foundation

/// A bar that fills up, `UIProgressView`.
open class UIProgressView: UIView {
  /// The look of a bar; all are the same here.
  public enum Style: Int, Sendable {
    /// The usual one.
    case `default`
    /// One for bars of buttons.
    case bar
  }

  private let fill = UIView()

  /// The look.
  open var progressViewStyle = Style.default
  /// The color of the part that is full; nil for the tint color.
  open var progressTintColor: UIColor? { didSet { tintColorDidChange() } }
  /// The color of the rest; nil for the system's.
  open var trackTintColor: UIColor? { didSet { backgroundColor = trackTintColor ?? .systemFill } }
  /// The part that is full, from 0 to 1.
  open var progress: Float {
    get { shownProgress }
    set { setProgress(newValue, animated: false) }
  }
  private var shownProgress: Float = 0

  /// Makes a bar with a look.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: CGRect(x: 0, y: 0, width: 150, height: 4))
    progressViewStyle = style
  }

  /// Makes a bar.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Views are not archived here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    isUserInteractionEnabled = false
    clipsToBounds = true
    backgroundColor = .systemFill
    addSubview(fill)
    tintColorDidChange()
  }

  /// Shows another part as full, in a quarter of a second if it is animated.
  open func setProgress(_ progress: Float, animated: Bool) {
    shownProgress = min(max(progress, 0), 1)
    showValue(animated: animated) { self.place() }
  }

  private func place() {
    fill.frame = CGRect(x: 0, y: 0, width: bounds.width * CGFloat(shownProgress), height: bounds.height)
    for layer in [layer, fill.layer] { layer.cornerRadius = bounds.height / 2 }
  }

  /// Four points high.
  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 4) }
  /// Four points high.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: bounds.width, height: 4) }

  /// Places the part that is full.
  open override func layoutSubviews() {
    super.layoutSubviews()
    place()
  }

  /// Colors the part that is full.
  open override func tintColorDidChange() { fill.backgroundColor = progressTintColor ?? tintColor }
}
