// Apple's declarations have implicitly unwrapped optionals here, and code that relies on them must compile.
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

public import Foundation
import Geometry
import LayerTree

/// A rectangular view that can contain other views, `UIView`.
///
/// Its layer defines its appearance; the layer's name, used in traces and reports, is the view's
/// ``accessibilityIdentifier``.
open class UIView: UIResponder, CALayerDelegate, NSCoding {
  /// The view's layer.
  public let layer: CALayer
  /// The superview; nil for none.
  open internal(set) weak var superview: UIView?
  /// The subviews, back to front.
  open internal(set) var subviews: [UIView] = []
  /// A number that identifies the view.
  open var tag = 0
  /// The resizing of the view with its superview; none by default.
  open var autoresizingMask: AutoresizingMask = []
  /// A Boolean value that indicates whether subviews are resized with this view.
  open var autoresizesSubviews = true
  /// A Boolean value that indicates whether the view keeps its frame, subject to ``autoresizingMask``; otherwise
  /// constraints determine the frame, if there are any.
  open var translatesAutoresizingMaskIntoConstraints = true {
    didSet { if translatesAutoresizingMaskIntoConstraints != oldValue { layoutInputChanged() } }
  }
  /// A Boolean value that indicates whether the view receives multiple touches; it always does here.
  open var isMultipleTouchEnabled = false
  /// A Boolean value that indicates whether the view is opaque; it has no effect.
  open var isOpaque = true
  /// A Boolean value that indicates whether the context is cleared before drawing; it always is here.
  @NoEffect("UIView.clearsContextBeforeDrawing", "the context is always cleared")
  open var clearsContextBeforeDrawing = true
  /// A Boolean value that indicates whether the view receives touches exclusively; it has no effect.
  @NoEffect("UIView.isExclusiveTouch", "other views receive touches as well")
  open var isExclusiveTouch = false
  /// A Boolean value for assistive technology; it has no visible effect.
  open var isAccessibilityElement = false
  /// A text for assistive technology.
  open var accessibilityLabel: String?
  /// A value for assistive technology.
  open var accessibilityValue: String?
  /// A hint for assistive technology.
  open var accessibilityHint: String?
  /// Traits for assistive technology; they have no visible effect.
  open var accessibilityTraits: UIAccessibilityTraits = []
  /// The views for assistive technology; they have no visible effect.
  open var accessibilityElements: [Any]?
  /// A Boolean value for assistive technology; it has no visible effect.
  open var accessibilityElementsHidden = false
  /// A Boolean value for assistive technology; it has no visible effect.
  open var accessibilityViewIsModal = false
  /// A Boolean value that indicates whether margins include the superview's; it has no effect.
  @NoEffect("UIView.preservesSuperviewLayoutMargins", "margins are those of the view itself")
  open var preservesSuperviewLayoutMargins = false
  /// A Boolean value that indicates whether margins include the safe area; it has no effect, as that is empty.
  open var insetsLayoutMarginsFromSafeArea = true
  /// The meaning of the content for the layout direction; `forceRightToLeft` only puts the title of a button before its
  /// image.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
    didSet {
      guard semanticContentAttribute == .forceRightToLeft else { return }
      if self is UIButton { return setNeedsLayout() }
      Unsupported.report("UIView.semanticContentAttribute", "the layout direction is left to right")
    }
  }
  /// The direction of the layout: left to right.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  /// The environment: the appearance that the view or an ancestor overrides, or else the stage's.
  open var traitCollection: UITraitCollection { presentedTraits }
  /// The appearance of the view and its descendants, in place of the stage's.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet {
      StageContext.current?.overridesTraits = true
      updateTraits()
    }
  }
  /// The environment when it was last applied; nil before.
  final var shownTraits: UITraitCollection?
  /// The closures that set colors that depend on the appearance, by property.
  final var colors: [String: () -> Void] = [:]
  /// The closures that are called when the appearance has changed.
  final var traitHandlers: [(UITraitCollection) -> Void] = []
  /// The tint color, used for template images; subviews don't inherit it.
  open var tintColor: UIColor! = .systemBlue {
    didSet { tintColorDidChange() }
  }
  /// The gesture recognizers of the view; nil for none.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { attachedRecognizers.isEmpty ? nil : attachedRecognizers }
    set {
      let new = newValue ?? []
      for old in attachedRecognizers where !new.contains(old) { removeGestureRecognizer(old) }
      for added in new where !attachedRecognizers.contains(added) { addGestureRecognizer(added) }
    }
  }
  /// The gesture recognizers of the view.
  final var attachedRecognizers: [UIGestureRecognizer] = []
  /// The actions for assistive technology; they are never performed.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
  /// The interactions of the view.
  open var interactions: [any UIInteraction] = []
  /// The effects of tilting the device.
  open var motionEffects: [UIMotionEffect] = []
  /// The view controller that owns the view.
  weak var controller: UIViewController?
  /// The Auto Layout state.
  final var autoLayout = AutoLayoutState()

  /// The class of the view's layer: a Core Animation class, a subclass that conforms to ``CreatedLayer``, or one with
  /// `init(coder:)`.
  open class var layerClass: AnyClass { CALayer.self }

  /// Creates a view.
  public init(frame: CGRect) {
    layer = Self.makeLayer()
    super.init()
    setUp()
    // Even in an animation block, a view starts with its frame.
    Self.performWithoutAnimation { layer.frame = frame }
  }

  /// Creates a view with a size of zero.
  public convenience override init() { self.init(frame: .zero) }

  /// Archiving is not supported.
  public required init?(coder: NSCoder) {
    layer = Self.makeLayer()
    super.init()
    setUp()
  }

  /// Archiving is not supported: writes nothing.
  open func encode(with coder: NSCoder) {}

  private static func makeLayer() -> CALayer {
    let kind: AnyClass = layerClass
    let known: [(AnyClass, () -> CALayer)] = [
      (CALayer.self, { CALayer() }), (CAShapeLayer.self, { CAShapeLayer() }),
      (CAGradientLayer.self, { CAGradientLayer() }), (CATextLayer.self, { CATextLayer() }),
      (CAReplicatorLayer.self, { CAReplicatorLayer() }), (CAEmitterLayer.self, { CAEmitterLayer() }),
      (CAScrollLayer.self, { CAScrollLayer() }), (CATransformLayer.self, { CATransformLayer() }),
    ]
    if let make = known.first(where: { $0.0 == kind })?.1 { return make() }
    if let created = kind as? any CreatedLayer.Type { return created.init() }
    guard let own = (kind as? CALayer.Type)?.init(coder: NSCoder()) else {
      preconditionFailure("\(Self.self).layerClass: FlipbookUIKit cannot create a \(kind)")
    }
    return own
  }

  private func setUp() {
    layer.isViewLayer = true
    layer.delegate = self
    layer.setNeedsDisplay()
    let backing = layer.backing
    // Like UIKit's `UIView`, the view receives all touches, even those that it doesn't handle.
    for event in [TouchEvent.touchesBegan, .touchesMoved, .touchesEnded, .touchesCancelled] {
      backing.on(event) { [unowned self] touch in self.receive(event, touch) }
    }
  }

  private func receive(_ event: TouchEvent, _ touch: Touch) {
    StageContext.of(layer.backing)?.perform {
      let touches: Set<UITouch> = [UITouch(touch, in: self)]
      let event = (event, UIEvent(touches))
      switch event.0 {
      case .touchesBegan: touchesBegan(touches, with: event.1)
      case .touchesMoved: touchesMoved(touches, with: event.1)
      case .touchesEnded: touchesEnded(touches, with: event.1)
      default: touchesCancelled(touches, with: event.1)
      }
    }
  }

  /// The view controller that owns the view, or else the superview.
  open override var next: UIResponder? { controller ?? superview }

  // MARK: Properties

  /// The name of the view in traces and reports.
  open var accessibilityIdentifier: String? {
    get { layer.name }
    set { layer.name = newValue }
  }

  /// The frame of the view in its superview.
  open var frame: CGRect {
    get { layer.frame }
    set { resize { layer.frame = newValue } }
  }

  /// The view's own coordinate space.
  open var bounds: CGRect {
    get { layer.bounds }
    set { resize { layer.bounds = newValue } }
  }

  /// The center of the view, in its superview.
  open var center: CGPoint {
    get { layer.position }
    set { layer.position = newValue }
  }

  /// The point of the bounds that is placed at the center, and the origin of transforms, in the unit coordinate space
  /// of the bounds.
  open var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set { layer.anchorPoint = newValue }
  }

  /// The 2D transform about the center.
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { layer.setAffineTransform(newValue) }
  }

  /// The 3D transform about the center.
  open var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }

  /// The opacity of the view and its subviews; clamped to 0 through 1.
  open var alpha: CGFloat {
    get { CGFloat(layer.backing.model.opacity) }
    set { layer.change { $0.opacity = min(1, max(0, Double(newValue))) } }
  }

  /// A Boolean value that indicates whether the view is hidden.
  open var isHidden: Bool {
    get { layer.isHidden }
    set {
      guard newValue != isHidden else { return }
      layer.isHidden = newValue
      (superview as? UIStackView)?.visibilityChanged()
    }
  }

  /// The color painted behind the view's content.
  open var backgroundColor: UIColor? {
    get { layer.backing.model.backgroundColor.map { UIColor($0) } }
    set { set(newValue, for: "backgroundColor") { $0.layer.backgroundColor = $1?.cgColor } }
  }

  /// A Boolean value that indicates whether subviews are clipped to the bounds.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  /// A Boolean value that indicates whether the view and its subviews receive touches.
  open var isUserInteractionEnabled: Bool {
    get { layer.backing.isUserInteractionEnabled }
    set { layer.backing.isUserInteractionEnabled = newValue }
  }

  /// The number of pixels per point of the view's image.
  open var contentScaleFactor: CGFloat {
    get { layer.contentsScale }
    set { layer.contentsScale = newValue }
  }

  /// The placement of the view's image.
  open var contentMode = ContentMode.scaleToFill {
    didSet {
      layer.contentsGravity = contentMode.gravity
      layer.needsDisplayOnBoundsChange = contentMode == .redraw
    }
  }

  /// The view whose alpha masks this one.
  open var mask: UIView? {
    didSet {
      layer.mask = mask?.layer
      mask?.layer.delegate = mask
    }
  }

  private func resize(_ change: () -> Void) {
    let old = bounds.size
    change()
    guard bounds.size != old else { return }
    if autoresizesSubviews { for view in subviews { view.autoresize(from: old, to: bounds.size) } }
  }

  // MARK: The tree

  /// The window that contains the view, or nil.
  open var window: UIWindow? {
    var view: UIView? = self
    while let current = view {
      if let window = current as? UIWindow { return window }
      view = current.superview
    }
    return nil
  }

  /// Adds a view in front of the other subviews.
  open func addSubview(_ view: UIView) { insert(view, at: subviews.count) }

  /// Inserts a view at an index among the other subviews.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  /// Inserts a view behind a subview.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    view.detach()
    insert(view, at: subviews.firstIndex(of: siblingSubview) ?? subviews.count)
  }

  /// Inserts a view in front of a subview.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    view.detach()
    let index = subviews.firstIndex(of: siblingSubview)
    insert(view, at: index.map { $0 + 1 } ?? subviews.count, above: index == nil ? nil : siblingSubview)
  }

  /// Moves a subview in front of the others.
  open func bringSubviewToFront(_ view: UIView) {
    guard subviews.contains(view) else { return }
    reorder(view, to: subviews.count - 1)
  }

  /// Moves a subview behind the others.
  open func sendSubviewToBack(_ view: UIView) {
    guard subviews.contains(view) else { return }
    reorder(view, to: 0)
  }

  /// Exchanges two subviews.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    let (first, second) = (subviews[index1], subviews[index2])
    reorder(first, to: index2)
    reorder(second, to: index1)
  }

  /// Removes the view from its superview.
  open func removeFromSuperview() { detach() }

  /// Returns a Boolean value that indicates whether the view is another view or a descendant of it.
  open func isDescendant(of view: UIView) -> Bool {
    var current: UIView? = self
    while let next = current {
      if next === view { return true }
      current = next.superview
    }
    return false
  }

  /// Returns the view with a tag, among this view and its descendants.
  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviews { if let found = view.viewWithTag(tag) { return found } }
    return nil
  }

  /// Called when a subview has been added; does nothing by default.
  open func didAddSubview(_ subview: UIView) {}
  /// Called when a subview is about to be removed; does nothing by default.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Called when the view is about to move to another superview; does nothing by default.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called when the view has moved to another superview; does nothing by default.
  open func didMoveToSuperview() {}
  /// Called when the view is about to move to another window, or out of one if nil; does nothing by default.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called when the view has moved to another window or out of one; does nothing by default.
  open func didMoveToWindow() {}

  /// Never called: the environment doesn't change.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// The number of elements, for assistive technology.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
  /// Returns an element, for assistive technology.
  open func accessibilityElement(at index: Int) -> Any? {
    accessibilityElements.flatMap { $0.indices.contains(index) ? $0[index] : nil }
  }
  /// Returns the index of an element, for assistive technology; always `NSNotFound`.
  open func index(ofAccessibilityElement element: Any) -> Int { NSNotFound }
  /// Returns the view whose baseline represents this one's; it has no effect.
  open func forBaselineLayout() -> UIView { self }
  /// Increases the value, for assistive technology; does nothing by default.
  open func accessibilityIncrement() {}
  /// Decreases the value, for assistive technology; does nothing by default.
  open func accessibilityDecrement() {}
  /// Dismisses the view, for assistive technology.
  ///
  /// - Returns: False by default.
  open func accessibilityPerformEscape() -> Bool { false }
  /// Triggers the view, for assistive technology.
  ///
  /// - Returns: False by default.
  open func accessibilityActivate() -> Bool { false }
  /// The view whose baseline represents this one's; it has no effect.
  open var forFirstBaselineLayout: UIView { self }
  /// The view whose last baseline represents this one's; it has no effect.
  open var forLastBaselineLayout: UIView { self }
  /// Never called: the safe area doesn't change.
  open func safeAreaInsetsDidChange() {}
  /// Returns the layout direction of a meaning: left to right.
  open class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection { .leftToRight }

  /// Never called: views are created in code.
  open func awakeFromNib() {}
  /// Never called: Interface Builder is not supported.
  open func prepareForInterfaceBuilder() {}

  /// Called when the tint color has changed; subclasses redraw with it.
  open func tintColorDidChange() {}

  // MARK: Layout

  /// Requests layout before the end of the turn.
  open func setNeedsLayout() { layer.setNeedsLayout() }

  /// Lays out the subviews immediately if layout is pending.
  open func layoutIfNeeded() {
    LayoutEngine.placeViews(inside: self)
    layer.layoutTree()
    // Layout can change constraints.
    LayoutEngine.placeViews(inside: self)
  }

  /// Updates the constraints of the view; does nothing by default.
  ///
  /// It is called before layout, after ``setNeedsUpdateConstraints()``.
  open func updateConstraints() {}

  /// A Boolean value that indicates whether views of the class require constraints; it has no effect.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Lays out the subviews; does nothing by default.
  open func layoutSubviews() {}

  /// Lays out the subviews when the layer requests it.
  open func layoutSublayers(of layer: CALayer) {
    controller?.viewWillLayoutSubviews()
    layoutSubviews()
    controller?.viewDidLayoutSubviews()
  }

  /// Returns the action for a change: in an animation block, an animation with its duration and curve.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    guard let stage = StageContext.current?.stage, let (duration, curve) = stage.blockTiming else { return NSNull() }
    let animation = CABasicAnimation(keyPath: event)
    (animation.duration, animation.timingFunction) = (duration, CAMediaTimingFunction(curve))
    animation.fromValue = (layer.presentation() ?? layer).value(forKeyPath: event)
    return animation
  }

  final func layoutTree() {
    LayoutEngine.placeViews(inside: self)
    layer.layoutTree()
  }

  /// Returns the size that fits the view's content best; by default, its current size.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Resizes the view to the size that fits its content best.
  open func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }

  /// The intrinsic size of the content.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// Requests layout, because the intrinsic size has changed.
  open func invalidateIntrinsicContentSize() { layoutInputChanged() }

  /// The value for no intrinsic size.
  public static let noIntrinsicMetric: CGFloat = -1

  /// The safe area insets, which are zero here.
  open var safeAreaInsets: UIEdgeInsets { .zero }

  // MARK: Drawing

  /// Draws the view into the current context, in the coordinate space of its bounds; draws nothing by default.
  open func draw(_ rect: CGRect) {}

  /// Draws the view's layer with ``draw(_:)``.
  open func draw(_ layer: CALayer, in ctx: CGContext) {
    UIGraphicsPushContext(ctx)
    draw(layer.bounds)
    UIGraphicsPopContext()
  }

  /// Draws the layer's contents.
  open func display(_ layer: CALayer) { layer.drawContents() }

  /// Requests that the view be drawn before the end of the turn.
  open func setNeedsDisplay() { layer.setNeedsDisplay() }

  /// Requests that the whole view be drawn before the end of the turn.
  open func setNeedsDisplay(_ rect: CGRect) { layer.setNeedsDisplay() }

  // MARK: Coordinates and hit testing

  /// Converts a point from another view's coordinate space to this view's.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    layer.convert(point, from: view?.layer ?? window?.layer)
  }

  /// Converts a point from this view's coordinate space to another view's.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    layer.convert(point, to: view?.layer ?? window?.layer)
  }

  /// Converts a rectangle from another view's coordinate space to this view's; returns the bounding box.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    layer.convert(rect, from: view?.layer ?? window?.layer)
  }

  /// Converts a rectangle from this view's coordinate space to another view's; returns the bounding box.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    layer.convert(rect, to: view?.layer ?? window?.layer)
  }

  /// Returns a Boolean value that indicates whether a point is inside the bounds.
  ///
  /// Hit testing of touches uses the bounds, even if a subclass overrides this method.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// Returns the frontmost view at a point, among this view and its descendants.
  ///
  /// Hit testing of touches uses the bounds, even if a subclass overrides this method.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, alpha >= 0.01, isUserInteractionEnabled, self.point(inside: point, with: event) else { return nil }
    for view in subviews.reversed() {
      if let hit = view.hitTest(view.convert(point, from: self), with: event) { return hit }
    }
    return self
  }

  /// Ends the editing of text fields in the view.
  ///
  /// - Returns: True if no view in it receives text any longer.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool {
    if isFirstResponder, !resignFirstResponder() { return false }
    return subviews.allSatisfy { $0.endEditing(force) }
  }

  // MARK: Gestures

  /// Returns a Boolean value that indicates whether a gesture may begin; true by default.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Adds a gesture recognizer.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    attachedRecognizers.append(gestureRecognizer)
    gestureRecognizer.attach(to: self)
  }

  /// Removes a gesture recognizer.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    attachedRecognizers.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.isEnabled = false
  }

  // MARK: Layout by constraints

  /// The layout margins.
  open var layoutMargins: UIEdgeInsets {
    get { autoLayout.margins }
    set {
      autoLayout.margins = newValue
      layoutInputChanged()
    }
  }

  /// Returns the size nearest to a target size that the view's constraints and content permit.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
  }

  /// Returns the size nearest to a target size that the view's constraints and content permit, given the priorities of
  /// the target.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    LayoutEngine.size(
      of: self, fitting: targetSize, priorities: (horizontalFittingPriority, verticalFittingPriority))
  }
}
