public import Foundation

/// A row of segments of which one is selected, `UISegmentedControl`.
///
/// It looks and moves as in iOS 13 and later, with the measurements of Flutter's `CupertinoSlidingSegmentedControl`: the
/// thumb's spring has a stiffness of 503.551 and a damping of 44.8799, the thumb shrinks to 0.95 under a finger, and the
/// titles of other segments fade to 0.2. The widths of segments are estimates.
open class UISegmentedControl: UIControl {
  /// The index of the selected segment if there is none: −1.
  public static let noSegment = -1

  private static let height: CGFloat = 32
  /// The space at the sides of a title, in points.
  private static let padding: CGFloat = 12
  private let thumb = UIView()
  private var segments: [Segment] = []
  private var shownIndex = UISegmentedControl.noSegment
  private var titleAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]
  /// The segment under the finger; nil for none.
  private var pressed: Int?
  /// The segment to which a finger has dragged the thumb; nil while it is at the selected one.
  private var dragged: Int?
  private var dragsThumb = false

  /// Creates a control without segments.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Archiving is not supported.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  /// Creates a control of titles and images, as large as they need.
  ///
  /// - Precondition: Each item is a `String` or a ``UIImage``.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    for item in items ?? [] {
      switch item {
      case let title as String: insertSegment(withTitle: title, at: numberOfSegments, animated: false)
      case let image as UIImage: insertSegment(with: image, at: numberOfSegments, animated: false)
      default: preconditionFailure("UISegmentedControl(items:): an item must be a String or a UIImage, not \(item)")
      }
    }
    bounds.size = intrinsicContentSize
  }

  /// Creates a control of actions with titles.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    for action in actions { insertSegment(action: action, at: numberOfSegments, animated: false) }
  }

  private func prepare() {
    layer.cornerRadius = 9
    backgroundColor = .tertiarySystemFill
    thumb.isUserInteractionEnabled = false
    thumb.layer.cornerRadius = 7
    thumb.layer.shadowOffset = CGSize(width: 0, height: 3)
    thumb.layer.shadowRadius = 4
    thumb.layer.shadowOpacity = 0.12
    addSubview(thumb)
    show()
  }

  // MARK: Segments

  /// The number of segments.
  open var numberOfSegments: Int { segments.count }
  /// The index of the selected segment, ``noSegment`` for none; setting it sends no action, and doesn't animate.
  ///
  /// - Precondition: There is such a segment.
  open var selectedSegmentIndex: Int {
    get { shownIndex }
    set {
      precondition(
        newValue == Self.noSegment || segments.indices.contains(newValue),
        "UISegmentedControl: there is no segment \(newValue) among \(segments.count)")
      shownIndex = newValue
      show()
      place()
    }
  }
  /// A Boolean value that indicates whether segments are selected only while they are pressed.
  open var isMomentary = false { didSet { show() } }
  /// A Boolean value that indicates whether segments are as wide as their content in proportion.
  open var apportionsSegmentWidthsByContent = false { didSet { setNeedsLayout() } }
  /// The color of the thumb; nil for white, and for a gray in dark mode.
  open var selectedSegmentTintColor: UIColor? { didSet { show() } }

  private func segment(_ index: Int) -> Segment {
    precondition(
      segments.indices.contains(index), "UISegmentedControl: there is no segment \(index) among \(segments.count)")
    return segments[index]
  }

  private func insert(_ segment: Segment, at index: Int, animated: Bool) {
    let index = max(0, min(index, segments.count))
    if animated { layoutIfNeeded() }
    // It grows from the edge of its neighbor.
    let edge = index < segments.count ? segments[index].frame.minX : bounds.width
    segment.frame = CGRect(x: edge, y: 0, width: 0, height: bounds.height)
    segment.line.frame = CGRect(x: edge, y: 8, width: 1, height: max(0, bounds.height - 16))
    segments.insert(segment, at: index)
    insertSubview(segment.line, belowSubview: thumb)
    addSubview(segment)
    if shownIndex >= index { shownIndex += 1 }
    contentChanged(animated: animated)
  }

  private func contentChanged(animated: Bool) {
    show()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    guard animated else { return }
    UIView.animate(withDuration: 0.25, delay: 0, options: [.curveEaseInOut, .beginFromCurrentState]) {
      self.layoutIfNeeded()
    }
  }

  /// Inserts a segment with a title; beyond the last one, it is appended.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(Segment(title: title, image: nil), at: segment, animated: animated)
  }
  /// Inserts a segment with an image; beyond the last one, it is appended.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(Segment(title: nil, image: image), at: segment, animated: animated)
  }
  /// Inserts a segment with the title of an action, which is performed when the segment is selected.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    let new = Segment(title: action.title, image: nil)
    new.action = action
    insert(new, at: segment, animated: animated)
  }
  /// Removes a segment; does nothing if it doesn't exist.
  open func removeSegment(at index: Int, animated: Bool) {
    guard segments.indices.contains(index) else { return }
    if animated { layoutIfNeeded() }
    let old = segments.remove(at: index)
    old.line.removeFromSuperview()
    old.removeFromSuperview()
    if shownIndex == index { shownIndex = Self.noSegment }
    if shownIndex > index { shownIndex -= 1 }
    contentChanged(animated: animated)
  }
  /// Removes all segments.
  open func removeAllSegments() { while !segments.isEmpty { removeSegment(at: segments.count - 1, animated: false) } }

  /// Replaces the content of a segment by a title.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    (self.segment(segment).title, self.segment(segment).image) = (title, nil)
    contentChanged(animated: false)
  }
  /// Returns the title of a segment; nil for none.
  open func titleForSegment(at segment: Int) -> String? { self.segment(segment).title }
  /// Replaces the content of a segment by an image.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    (self.segment(segment).title, self.segment(segment).image) = (nil, image)
    contentChanged(animated: false)
  }
  /// Returns the image of a segment; nil for none.
  open func imageForSegment(at segment: Int) -> UIImage? { self.segment(segment).image }
  /// Sets the action that is performed when a segment is selected, with its title.
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    self.segment(segment).action = action
    setTitle(action.title, forSegmentAt: segment)
  }
  /// Returns the action of a segment; nil for none.
  open func actionForSegment(at segment: Int) -> UIAction? { self.segment(segment).action }
  /// Sets the width of a segment in points; 0 shares the width of the control.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    self.segment(segment).width = width
    contentChanged(animated: false)
  }
  /// Returns the width that has been set for a segment; 0 for none.
  open func widthForSegment(at segment: Int) -> CGFloat { self.segment(segment).width }
  /// Sets the offset of a segment's content from the middle.
  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    self.segment(segment).contentOffset = offset
  }
  /// Returns the offset of a segment's content from the middle.
  open func contentOffsetForSegment(at segment: Int) -> CGSize { self.segment(segment).contentOffset }
  /// Enables or disables a segment.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    self.segment(segment).isEnabled = enabled
    show()
  }
  /// Returns a Boolean value that indicates whether a segment is enabled.
  open func isEnabledForSegment(at segment: Int) -> Bool { self.segment(segment).isEnabled }

  // MARK: Appearance

  /// Sets the attributes of titles in a state: `normal` applies to all states, and `selected` and `disabled` override it.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    titleAttributes[state] = attributes
    contentChanged(animated: false)
  }
  /// Returns the attributes of titles in a state; nil if none have been set.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state]
  }
  /// Sets an image behind the segments; it is not displayed.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {
    Unsupported.report("UISegmentedControl.setBackgroundImage(_:for:barMetrics:)", "set the backgroundColor")
  }
  /// Sets the image between two segments; it is not displayed.
  open func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
  ) {
    Unsupported.report(
      "UISegmentedControl.setDividerImage(_:forLeftSegmentState:rightSegmentState:barMetrics:)",
      "the lines between segments keep their look")
  }

  /// Shows the titles, the thumb, and what a finger presses.
  private func show() {
    thumb.backgroundColor =
      selectedSegmentTintColor ?? UIColor { $0.userInterfaceStyle == .dark ? .systemGray2 : .white }
    thumb.isHidden = shownIndex == Self.noSegment || isMomentary
    alpha = isEnabled ? 1 : 0.5
    for (index, segment) in segments.enumerated() {
      let isChosen = index == shownIndex && !isMomentary
      let own: UIControl.State = segment.isEnabled ? isChosen ? .selected : .normal : .disabled
      let attributes = (titleAttributes[.normal] ?? [:]).merging(titleAttributes[own] ?? [:]) { $1 }
      segment.show(isChosen: isChosen, attributes, tintColor)
    }
    press()
  }

  private func press() {
    let holdsThumb = pressed != nil && dragsThumb
    thumb.transform = holdsThumb ? CGAffineTransform(scaleX: 0.95, y: 0.95) : .identity
    for (index, segment) in segments.enumerated() {
      segment.press(dragsThumb ? holdsThumb && index == shownIndex : index == pressed)
    }
  }

  /// Moves with the control's spring.
  private func spring(_ changes: @escaping () -> Void) {
    let spring = UISpringTimingParameters(mass: 1, stiffness: 503.551, damping: 44.8799, initialVelocity: .zero)
    let animator = UIViewPropertyAnimator(duration: 0, timingParameters: spring)
    animator.addAnimations(changes)
    animator.startAnimation()
  }

  // MARK: Layout

  private var contentWidths: [CGFloat] {
    segments.map { $0.width > 0 ? $0.width : $0.contentSize.width.rounded(.up) + 2 * Self.padding }
  }

  /// The widths of the segments: those that have been set, and equal or proportional parts of the rest.
  private var widths: [CGFloat] {
    let own = contentWidths
    let rest = bounds.width - segments.reduce(0) { $0 + $1.width }
    let shared = zip(segments, own).reduce(CGFloat(0)) { $0 + ($1.0.width > 0 ? 0 : $1.1) }
    let count = segments.count { $0.width <= 0 }
    return zip(segments, own).map { segment, width in
      if segment.width > 0 { return segment.width }
      return max(0, apportionsSegmentWidthsByContent ? rest * width / shared : rest / CGFloat(count))
    }
  }

  private func place() {
    let shown = dragged ?? shownIndex
    var x: CGFloat = 0
    for (index, (segment, width)) in zip(segments, widths).enumerated() {
      segment.bounds.size = CGSize(width: width, height: bounds.height)
      segment.center = CGPoint(x: x + width / 2, y: bounds.midY)
      segment.line.frame = CGRect(x: x - 0.5, y: 8, width: 1, height: max(0, bounds.height - 16))
      // Hidden at the edge, and beside the thumb.
      segment.line.alpha = index == 0 || !isMomentary && (index == shown || index == shown + 1) ? 0 : 1
      if index == shown {
        thumb.bounds.size = CGSize(width: max(0, width - 4), height: max(0, bounds.height - 4))
        thumb.center = segment.center
      }
      x += width
    }
  }

  /// Lays out the segments.
  open override func layoutSubviews() {
    super.layoutSubviews()
    place()
  }

  /// The widths of all segments, equal unless they are apportioned by content, and a height of 32 points.
  open override var intrinsicContentSize: CGSize {
    let own = contentWidths
    guard let widest = own.max() else { return CGSize(width: 0, height: Self.height) }
    let width = zip(segments, own).reduce(CGFloat(0)) { sum, item in
      sum + (item.0.width > 0 || apportionsSegmentWidthsByContent ? item.1 : widest)
    }
    return CGSize(width: width, height: Self.height)
  }
  /// Returns the intrinsic size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Updates the colors of images.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    show()
  }

  override func stateChanged() { show() }

  // MARK: Tracking

  /// Returns the enabled segment under a finger; nil for none.
  private func index(at touch: UITouch) -> Int? {
    let place = touch.location(in: self)
    let index = segments.firstIndex { place.x < $0.frame.maxX } ?? segments.indices.last
    return index.flatMap { segments[$0].isEnabled ? $0 : nil }
  }

  /// Presses the segment under a finger; on the selected one, the finger drags the thumb.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    layoutIfNeeded()
    guard let index = index(at: touch) else { return false }
    dragsThumb = index == shownIndex && !isMomentary
    pressed = index
    spring { self.press() }
    return true
  }

  /// Moves the thumb, or presses the segment under the finger.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let index = point(inside: touch.location(in: self), with: event) || dragsThumb ? index(at: touch) : nil
    if dragsThumb {
      if let index, index != dragged ?? shownIndex {
        dragged = index
        spring { self.place() }
      }
    } else if index != pressed {
      pressed = index
      spring { self.press() }
    }
    return true
  }

  /// Selects the segment to which the thumb has been dragged, or on which the finger is lifted.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    let index = dragsThumb ? dragged : pressed
    release()
    guard let index, index != shownIndex || isMomentary else { return }
    shownIndex = index
    show()
    spring { self.place() }
    segments[index].action?.perform(self)
    sendActions(for: .valueChanged)
    if isMomentary {
      shownIndex = Self.noSegment
      show()
    }
  }

  /// Moves the thumb back.
  open override func cancelTracking(with event: UIEvent?) {
    release()
    spring { self.place() }
  }

  private func release() {
    (pressed, dragged, dragsThumb) = (nil, nil, false)
    spring { self.press() }
  }
}
