public import Foundation

/// A control for selecting a value in a range, `UISlider`.
open class UISlider: UIControl {
  private static let diameter: CGFloat = 28
  private let minimumTrack = UIView()
  private let maximumTrack = UIView()
  private let thumb = Thumb(diameter: diameter)
  /// The offset of the thumb's center from the finger that drags it.
  private var grip: CGFloat = 0

  /// The minimum value.
  open var minimumValue: Float = 0 { didSet { value = shownValue } }
  /// The maximum value.
  open var maximumValue: Float = 1 { didSet { value = shownValue } }
  /// The value, clamped to the range.
  open var value: Float {
    get { shownValue }
    set { setValue(newValue, animated: false) }
  }
  private var shownValue: Float = 0
  /// A Boolean value that indicates whether actions are sent while the thumb moves, rather than only at the end.
  open var isContinuous = true
  /// The color of the track on the minimum side; nil for the tint color.
  open var minimumTrackTintColor: UIColor? { didSet { tintColorDidChange() } }
  /// The color of the track on the maximum side; nil for the system's.
  open var maximumTrackTintColor: UIColor? { didSet { tintColorDidChange() } }
  /// The color of the thumb; nil for white.
  open var thumbTintColor: UIColor? { didSet { thumb.backgroundColor = thumbTintColor ?? .white } }

  /// Creates a slider.
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
    for track in [maximumTrack, minimumTrack] {
      track.isUserInteractionEnabled = false
      addSubview(track)
    }
    addSubview(thumb)
    tintColorDidChange()
  }

  /// Sets the value, over a quarter of a second if animated.
  ///
  /// No action is sent.
  open func setValue(_ value: Float, animated: Bool) {
    shownValue = max(minimumValue, min(maximumValue, value))
    showValue(animated: animated) { self.place() }
  }

  // MARK: Geometry

  /// Returns the rectangle of the whole track.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: bounds.minX + 2, y: bounds.midY - 2, width: bounds.width - 4, height: 4)
  }

  /// Returns the rectangle of the thumb for a value.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let span = maximumValue - minimumValue
    let fraction = span > 0 ? CGFloat((value - minimumValue) / span) : 0
    let way = bounds.width - Self.diameter
    return CGRect(
      x: bounds.minX + way * fraction, y: rect.midY - Self.diameter / 2, width: Self.diameter, height: Self.diameter)
  }

  private func place() {
    let track = trackRect(forBounds: bounds)
    thumb.frame = thumbRect(forBounds: bounds, trackRect: track, value: shownValue)
    maximumTrack.frame = track
    minimumTrack.frame = CGRect(x: track.minX, y: track.minY, width: thumb.center.x - track.minX, height: track.height)
    for part in [minimumTrack, maximumTrack] { part.layer.cornerRadius = track.height / 2 }
  }

  /// Lays out the tracks and the thumb.
  open override func layoutSubviews() {
    super.layoutSubviews()
    place()
  }

  /// Updates the colors of the tracks.
  open override func tintColorDidChange() {
    minimumTrack.backgroundColor = minimumTrackTintColor ?? tintColor
    maximumTrack.backgroundColor = maximumTrackTintColor ?? .systemFill
  }

  override func stateChanged() { alpha = isEnabled ? 1 : 0.5 }

  /// A height of 34 points.
  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 34) }
  /// Returns the current width and a height of 34 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: bounds.width, height: 34) }

  // MARK: Tracking

  /// Tracks a finger that touches down on the thumb or near it.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let place = touch.location(in: self)
    guard thumb.frame.insetBy(dx: -10, dy: -10).contains(place) else { return false }
    grip = thumb.center.x - place.x
    return true
  }

  /// Moves the thumb with the finger.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    follow(touch, sends: isContinuous)
    return true
  }

  /// Moves the thumb to the final position of the finger, and sends actions unless they have been sent.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if let touch { follow(touch, sends: isContinuous) }
    if !isContinuous { sendActions(for: .valueChanged) }
  }

  private func follow(_ touch: UITouch, sends: Bool) {
    let way = bounds.width - Self.diameter
    let fraction = way > 0 ? (touch.location(in: self).x + grip - Self.diameter / 2) / way : 0
    let old = value
    value = minimumValue + (maximumValue - minimumValue) * Float(fraction)
    if sends, value != old { sendActions(for: .valueChanged) }
  }
}
