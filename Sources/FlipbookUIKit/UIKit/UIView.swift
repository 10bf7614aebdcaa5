// Apple's own declarations have these optionals, and code that uses them compiles with no others.
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

public import Foundation
import Geometry
import LayerTree

/// A rectangle on the screen with others inside, `UIView`.
///
/// Its layer has its appearance; the layer's name, used by traces and reports, is the view's
/// ``accessibilityIdentifier``.
open class UIView: UIResponder, CALayerDelegate {
  /// The layer.
  public let layer: CALayer
  /// The view around this one.
  open private(set) weak var superview: UIView?
  /// The views inside this one, back to front.
  open private(set) var subviews: [UIView] = []
  /// A number that identifies the view.
  open var tag = 0
  /// The resizing of the view with its superview; none unless it is set.
  open var autoresizingMask: AutoresizingMask = []
  /// A Boolean value that indicates whether views inside are resized with this one.
  open var autoresizesSubviews = true
  /// A Boolean value that indicates whether the view keeps the frame that it has been given, and ``autoresizingMask`` changes;
  /// otherwise constraints place it, as far as there are some.
  open var translatesAutoresizingMaskIntoConstraints = true {
    didSet { if translatesAutoresizingMaskIntoConstraints != oldValue { layoutInputChanged() } }
  }
  /// A Boolean value that indicates whether several fingers count; they always do.
  open var isMultipleTouchEnabled = false
  /// A Boolean value that indicates whether nothing behind the view shows; it makes no difference here.
  open var isOpaque = true
  /// A Boolean value that indicates whether the view is drawn on a clear ground, as it always is here.
  open var clearsContextBeforeDrawing = true
  /// A Boolean value that indicates whether the view gets touches alone; it makes no difference here.
  open var isExclusiveTouch = false
  /// A Boolean value for assistive technology; it makes no difference to the image.
  open var isAccessibilityElement = false
  /// A text for assistive technology.
  open var accessibilityLabel: String?
  /// A value for assistive technology.
  open var accessibilityValue: String?
  /// A hint for assistive technology.
  open var accessibilityHint: String?
  /// The color of templates, such as an image view with one draws; views inside have their own.
  open var tintColor: UIColor! = .systemBlue {
    didSet { tintColorDidChange() }
  }
  /// The gesture recognizers of the view; nil for none.
  open internal(set) var gestureRecognizers: [UIGestureRecognizer]?
  /// The view controller that has the view.
  weak var controller: UIViewController?
  /// The state of the layout by constraints.
  final var autoLayout = AutoLayoutState()

  /// The class of the view's layer: one of Core Animation's, or one of your own that inherits its initializers.
  open class var layerClass: AnyClass { CALayer.self }

  /// Makes a view.
  public init(frame: CGRect) {
    layer = Self.makeLayer()
    super.init()
    setUp()
    // Also in an animation block, a view begins with its frame.
    Self.performWithoutAnimation { layer.frame = frame }
  }

  /// Makes a view without any size.
  public convenience override init() { self.init(frame: .zero) }

  /// Views are not archived here.
  public required init?(coder: NSCoder) {
    layer = Self.makeLayer()
    super.init()
    setUp()
  }

  private static func makeLayer() -> CALayer {
    let kind: AnyClass = layerClass
    let known: [(AnyClass, () -> CALayer)] = [
      (CALayer.self, { CALayer() }), (CAShapeLayer.self, { CAShapeLayer() }),
      (CAGradientLayer.self, { CAGradientLayer() }), (CATextLayer.self, { CATextLayer() }),
      (CAReplicatorLayer.self, { CAReplicatorLayer() }), (CAEmitterLayer.self, { CAEmitterLayer() }),
      (CAScrollLayer.self, { CAScrollLayer() }), (CATransformLayer.self, { CATransformLayer() }),
    ]
    if let make = known.first(where: { $0.0 == kind })?.1 { return make() }
    guard let own = (kind as? CALayer.Type)?.init(coder: NSCoder()) else {
      preconditionFailure("\(Self.self).layerClass: FlipbookUIKit cannot make a \(kind)")
    }
    return own
  }

  private func setUp() {
    layer.isViewLayer = true
    layer.delegate = self
    layer.setNeedsDisplay()
    let backing = layer.backing
    // Like a UIView, it catches the touches that it does not answer.
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

  /// The view controller, or the view around this one.
  open override var next: UIResponder? { controller ?? superview }

  // MARK: Values

  /// The name of the view in traces and reports.
  open var accessibilityIdentifier: String? {
    get { layer.name }
    set { layer.name = newValue }
  }

  /// The view's rectangle in its superview.
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

  /// The point of the bounds at the center, the origin of transforms, in units of the bounds.
  open var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set { layer.anchorPoint = newValue }
  }

  /// The transform in the plane, about the center.
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { layer.setAffineTransform(newValue) }
  }

  /// The transform in space, about the center.
  open var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }

  /// The opacity of the view and its subviews; values outside of 0 to 1 are clamped.
  open var alpha: CGFloat {
    get { CGFloat(layer.backing.model.opacity) }
    set { layer.change { $0.opacity = min(1, max(0, Double(newValue))) } }
  }

  /// A Boolean value that indicates whether the view is left out.
  open var isHidden: Bool {
    get { layer.isHidden }
    set {
      guard newValue != isHidden else { return }
      layer.isHidden = newValue
      (superview as? UIStackView)?.visibilityChanged()
    }
  }

  /// The color behind the view.
  open var backgroundColor: UIColor? {
    get { layer.backing.model.backgroundColor.map { UIColor($0) } }
    set { layer.backgroundColor = newValue?.cgColor }
  }

  /// A Boolean value that indicates whether content outside the bounds is clipped.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  /// A Boolean value that indicates whether the view and its subviews receive touches.
  open var isUserInteractionEnabled: Bool {
    get { layer.backing.isUserInteractionEnabled }
    set { layer.backing.isUserInteractionEnabled = newValue }
  }

  /// Pixels per point of the view's image.
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

  private func autoresize(from old: CGSize, to new: CGSize) {
    guard !autoresizingMask.isEmpty else { return }
    var frame = frame
    let mask = autoresizingMask
    func fit(_ origin: inout CGFloat, _ length: inout CGFloat, _ difference: CGFloat, _ flags: (Bool, Bool, Bool)) {
      let count = [flags.0, flags.1, flags.2].filter(\.self).count
      guard count > 0 else { return }
      let part = difference / CGFloat(count)
      if flags.0 { origin += part }
      if flags.1 { length += part }
    }
    fit(
      &frame.origin.x, &frame.size.width, new.width - old.width,
      (mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin)))
    fit(
      &frame.origin.y, &frame.size.height, new.height - old.height,
      (mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight), mask.contains(.flexibleBottomMargin)))
    self.frame = frame
  }

  // MARK: The tree

  /// The window that the view is in, or nil.
  open var window: UIWindow? {
    var view: UIView? = self
    while let current = view {
      if let window = current as? UIWindow { return window }
      view = current.superview
    }
    return nil
  }

  /// Puts a view in front of the others.
  open func addSubview(_ view: UIView) { insert(view, at: subviews.count) }

  /// Puts a view among the others.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  /// Puts a view behind another.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    view.detach()
    insert(view, at: subviews.firstIndex(of: siblingSubview) ?? subviews.count)
  }

  /// Puts a view in front of another.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    view.detach()
    let index = subviews.firstIndex(of: siblingSubview)
    insert(view, at: index.map { $0 + 1 } ?? subviews.count, above: index == nil ? nil : siblingSubview)
  }

  /// Puts a view that is inside in front of the others.
  open func bringSubviewToFront(_ view: UIView) {
    guard subviews.contains(view) else { return }
    reorder(view, to: subviews.count - 1)
  }

  /// Puts a view that is inside behind the others.
  open func sendSubviewToBack(_ view: UIView) {
    guard subviews.contains(view) else { return }
    reorder(view, to: 0)
  }

  /// Exchanges two views that are inside.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    let (first, second) = (subviews[index1], subviews[index2])
    reorder(first, to: index2)
    reorder(second, to: index1)
  }

  /// Removes the view from its superview.
  open func removeFromSuperview() { detach() }

  /// Removes the view from its superview; another one that adds it does not call overrides, as in UIKit.
  private func detach() {
    guard let superview else { return }
    removeConstraintsToOutside()
    let wasShown = window != nil
    let isLeaving = wasShown && appears(false)
    willMove(toSuperview: nil)
    if wasShown { willMove(toWindow: nil) }
    superview.willRemoveSubview(self)
    superview.subviews.removeAll { $0 === self }
    self.superview = nil
    layer.removeFromSuperlayer()
    didMoveToSuperview()
    didMoveToWindow()
    if isLeaving { child?.endAppearanceTransition() }
  }

  private func insert(_ view: UIView, at index: Int, above sibling: UIView? = nil) {
    precondition(!isDescendant(of: view), "Can't add self as subview")
    if view.superview !== self || view.layer.superlayer !== layer { view.detach() }
    subviews.removeAll { $0 === view }
    let index = min(max(0, index), subviews.count)
    let isNew = window != nil && view.superview == nil
    let isArriving = isNew && view.appears(true)
    view.willMove(toSuperview: self)
    if isNew { view.willMove(toWindow: window) }
    subviews.insert(view, at: index)
    view.superview = self
    placeLayer(of: view, at: index, above: sibling)
    didAddSubview(view)
    view.didMoveToSuperview()
    if window != nil { view.didMoveToWindow() }
    if isArriving { view.child?.endAppearanceTransition() }
    setNeedsLayout()
  }

  /// The view controller that has the view, if it is another one's child.
  private var child: UIViewController? { controller?.parent == nil ? nil : controller }

  /// Has the child that the view belongs to begin to appear or to disappear.
  ///
  /// - Returns: False if there is none, or if its parent reports it.
  private func appears(_ isAppearing: Bool) -> Bool {
    guard let child, child.appearance == nil else { return false }
    child.beginAppearanceTransition(isAppearing, animated: false)
    return true
  }

  private func reorder(_ view: UIView, to index: Int) {
    subviews.removeAll { $0 === view }
    subviews.insert(view, at: min(index, subviews.count))
    placeLayer(of: view, at: min(index, subviews.count - 1))
  }

  /// Places a view's layer right in front of a sibling's, or behind the layer of the next view in front of it.
  ///
  /// Other layers between them keep their places.
  private func placeLayer(of view: UIView, at index: Int, above sibling: UIView? = nil) {
    if let sibling {
      layer.insertSublayer(view.layer, above: sibling.layer)
    } else if index + 1 < subviews.count {
      layer.insertSublayer(view.layer, below: subviews[index + 1].layer)
    } else {
      layer.addSublayer(view.layer)
    }
  }

  /// Returns a Boolean value that indicates whether the view is another one, or inside it.
  open func isDescendant(of view: UIView) -> Bool {
    var current: UIView? = self
    while let next = current {
      if next === view { return true }
      current = next.superview
    }
    return false
  }

  /// Returns the view with a tag, among this one and its descendants.
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
  /// Called when the view is about to move to another window or, with nil, out of one; does nothing by default.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called when the view has moved to another window or out of one; does nothing by default.
  open func didMoveToWindow() {}

  /// Never called: views are made by code here.
  open func awakeFromNib() {}
  /// Never called: there is no Interface Builder here.
  open func prepareForInterfaceBuilder() {}

  /// Called when the tint color has changed; subclasses draw with it.
  open func tintColorDidChange() {}

  // MARK: Layout

  /// Asks for a layout before the end of the turn.
  open func setNeedsLayout() { layer.setNeedsLayout() }

  /// Places and lays out the views inside now, if layout is pending.
  open func layoutIfNeeded() {
    LayoutEngine.placeViews(inside: self)
    layer.layoutTree()
    // Layout can change constraints.
    LayoutEngine.placeViews(inside: self)
  }

  /// Changes the constraints of the view; does nothing by default.
  ///
  /// It is called before a layout, after ``setNeedsUpdateConstraints()``.
  open func updateConstraints() {}

  /// A Boolean value that indicates whether views of the class need constraints; it makes no difference here.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Places the views inside; does nothing by default.
  open func layoutSubviews() {}

  /// Lays out the subviews when the layer asks for it.
  open func layoutSublayers(of layer: CALayer) {
    controller?.viewWillLayoutSubviews()
    layoutSubviews()
    controller?.viewDidLayoutSubviews()
  }

  /// Returns the action for a change: an animation block answers with an animation of its duration and curve.
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

  /// The size that fits the view's content best; the size that it has.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Gives the view the size that fits its content best.
  open func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }

  /// The natural size of the content.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// Asks for a layout, as the natural size has changed.
  open func invalidateIntrinsicContentSize() { layoutInputChanged() }

  /// No natural size.
  public static let noIntrinsicMetric: CGFloat = -1

  /// The distances from the edges that nothing covers: none, here.
  open var safeAreaInsets: UIEdgeInsets { .zero }

  // MARK: Drawing

  /// Draws the view into the current context, in the space of its bounds; draws nothing by default.
  open func draw(_ rect: CGRect) {}

  /// Draws the view's layer by ``draw(_:)``.
  open func draw(_ layer: CALayer, in ctx: CGContext) {
    UIGraphicsPushContext(ctx)
    draw(layer.bounds)
    UIGraphicsPopContext()
  }

  /// Has the layer draw its contents.
  open func display(_ layer: CALayer) { layer.drawContents() }

  /// Has the view drawn before the end of the turn.
  open func setNeedsDisplay() { layer.setNeedsDisplay() }

  /// Has the view drawn before the end of the turn, all of it.
  open func setNeedsDisplay(_ rect: CGRect) { layer.setNeedsDisplay() }

  // MARK: Places

  /// Returns a point of another view's space in this one's.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    layer.convert(point, from: view?.layer ?? window?.layer)
  }

  /// Returns a point of this view's space in another one's.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    layer.convert(point, to: view?.layer ?? window?.layer)
  }

  /// Returns the box around a rectangle of another view's space in this one's.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    layer.convert(rect, from: view?.layer ?? window?.layer)
  }

  /// Returns the box around a rectangle of this view's space in another one's.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    layer.convert(rect, to: view?.layer ?? window?.layer)
  }

  /// Returns a Boolean value that indicates whether a point is inside the bounds.
  ///
  /// Hit testing uses the bounds, even if a subclass overrides this.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// Returns the foremost view at a point, among this one and its descendants.
  ///
  /// Hit testing uses the bounds, even if a subclass overrides this.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, alpha >= 0.01, isUserInteractionEnabled, self.point(inside: point, with: event) else { return nil }
    for view in subviews.reversed() {
      if let hit = view.hitTest(view.convert(point, from: self), with: event) { return hit }
    }
    return self
  }

  // MARK: Gestures

  /// Adds a gesture recognizer.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
    gestureRecognizer.attach(to: self)
  }

  /// Removes a gesture recognizer.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizers?.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.isEnabled = false
  }
}
