public import Foundation

/// A progress bar, `UIProgressView`.
open class UIProgressView: UIView {
  /// The style of a progress bar; all look the same here.
  public enum Style: Int, Sendable {
    /// The default style.
    case `default`
    /// The style for toolbars.
    case bar
  }

  private let fill = UIView()

  /// The style of the progress bar; it has no effect.
  @NoEffect("UIProgressView.progressViewStyle", "progress bars look the same in toolbars")
  open var progressViewStyle = Style.default
  /// The color of the completed part; nil for the tint color.
  open var progressTintColor: UIColor? { didSet { tintColorDidChange() } }
  /// The color of the remaining part; nil for the system's.
  open var trackTintColor: UIColor? { didSet { backgroundColor = trackTintColor ?? .systemFill } }
  /// The progress, from 0 to 1.
  open var progress: Float {
    get { shownProgress }
    set { setProgress(newValue, animated: false) }
  }
  private var shownProgress: Float = 0

  /// Creates a progress bar with a style.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: CGRect(x: 0, y: 0, width: 150, height: 4))
    progressViewStyle = style
  }

  /// Creates a progress bar.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Archiving is not supported.
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

  /// Sets the progress, over a quarter of a second if animated.
  open func setProgress(_ progress: Float, animated: Bool) {
    shownProgress = min(max(progress, 0), 1)
    showValue(animated: animated) { self.place() }
  }

  private func place() {
    fill.frame = CGRect(x: 0, y: 0, width: bounds.width * CGFloat(shownProgress), height: bounds.height)
    for layer in [layer, fill.layer] { layer.cornerRadius = bounds.height / 2 }
  }

  /// A height of four points.
  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 4) }
  /// Returns the current width and a height of four points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: bounds.width, height: 4) }

  /// Lays out the completed part.
  open override func layoutSubviews() {
    super.layoutSubviews()
    place()
  }

  /// Updates the color of the completed part.
  open override func tintColorDidChange() { fill.backgroundColor = progressTintColor ?? tintColor }
}
