public import Foundation
import Geometry
public import LayerTree
import Motion

/// A node of the layer tree, `CALayer`.
///
/// It wraps a ``LayerTree/Layer``, which stores its model, its animations, and its position in the tree.
open class CALayer: NSObject, CAMediaTiming, NSKeyValueObserver, NSCoding {
  /// The layer as a Flipbook layer.
  public let backing: Layer
  /// The delegate: the view that owns the layer, or an object that provides actions.
  open weak var delegate: (any CALayerDelegate)?
  /// The superlayer; nil for none.
  open internal(set) weak var superlayer: CALayer?
  /// The sublayers, back to front.
  final var ownSublayers: [CALayer] = []
  final var ownMask: CALayer?
  /// The actions for changes of properties, by key; `NSNull` for none.
  open var actions: [String: any CAAction]?
  /// A Boolean value that indicates whether the layer is redrawn when its size changes.
  open var needsDisplayOnBoundsChange = false
  /// A Boolean value that indicates whether the layer is opaque, for faster drawing; it has no effect.
  open var isOpaque = false
  /// The bias of the filter of images that are drawn smaller; it has no effect.
  @NoEffect("CALayer.minificationFilterBias", "images are scaled down with their own filter")
  open var minificationFilterBias: Float = 0
  /// A Boolean value that indicates whether edges are antialiased; it has no effect, as they always are.
  @NoEffect("CALayer.allowsEdgeAntialiasing", "edges are always antialiased")
  open var allowsEdgeAntialiasing = true
  /// The values stored for keys that aren't properties of the layer.
  final var values: [String: Any] = [:]
  /// The original objects of animations that were added with a key.
  private var addedAnimations: [String: CAAnimation] = [:]
  /// The sublayers to which animations were added because their key paths refer to them.
  final var addedToSublayers: [(key: String?, layer: CALayer, ownKey: String)] = []
  /// The observers of the layer and its view; nil until there is one.
  final var observers: KeyValueObservers?
  /// True if the layer is drawn at every tick while a custom property is animated.
  final var isDrawnAtTicks = false
  /// True if the layer belongs to a view; views animate in blocks, not in transactions.
  final var isViewLayer = false
  /// True if the layer has been displayed; before that, nothing animates.
  final var isShown = false
  /// True if the layer is waiting for layout.
  private(set) final var needsLayoutPass = false
  /// True while the layer is laying out its sublayers.
  private var isInLayout = false
  /// True if the layer is waiting to be drawn by code.
  private var needsDisplayPass = false
  /// True if code has drawn the contents.
  final var isDrawn = false
  /// The model before the changes of a turn, which become visible at the turn's end.
  final var committed: (turn: Int, model: LayerProperties)?

  /// The kind of layer that the class represents, with its specific properties.
  class var content: LayerContent { .plain }

  /// Creates a layer.
  public override init() {
    backing = Layer(content: Self.content)
    super.init()
    backing.ignoresTransactions = true
    setDefaults()
  }

  /// Creates a layer with another layer's values for custom keys.
  ///
  /// Its properties have their defaults: Core Animation sets the values of a presentation copy afterward.
  public init(layer other: Any) {
    backing = Layer(content: Self.content)
    super.init()
    backing.ignoresTransactions = true
    setDefaults()
    values = (other as? CALayer)?.values ?? [:]
  }

  /// Archiving is not supported.
  public required init?(coder: NSCoder) {
    backing = Layer(content: Self.content)
    super.init()
    backing.ignoresTransactions = true
    setDefaults()
  }

  /// Archiving is not supported: writes nothing.
  open func encode(with coder: NSCoder) {}

  /// Sets the defaults in which Core Animation differs from Flipbook.
  func setDefaults() {}

  // MARK: Properties

  /// Changes the model; inside a transaction or an animation block, the changes animate.
  final func change(_ changes: (inout LayerProperties) -> Void) {
    if isViewLayer, let context = StageContext.current, let animation = context.openViewAnimations.last {
      return animation.animate(on: context) { changeNow(changes) }
    }
    changeNow(changes)
  }

  private func changeNow(_ changes: (inout LayerProperties) -> Void) {
    let old = backing.model.bounds.size
    if let turn = StageContext.of(backing)?.turn, committed?.turn != turn { committed = (turn, backing.model) }
    prepareActions()
    if isViewLayer, let context = StageContext.current, backing.ownStage == nil {
      // If a block changes a view before it joins the stage, the change animates once it does.
      backing.change(onStage: context.stage, changes)
      context.atEndOfTurn { [weak self] in self?.endUnshownAnimations(of: context.stage) }
    } else {
      backing.change(changes)
    }
    if backing.model.bounds.size != old { boundsSizeChanged() }
    observers?.notify()
  }

  func boundsSizeChanged() {
    setNeedsLayout()
    // The superlayer is laid out as well, unless the change is part of its layout.
    if let superlayer, !superlayer.isInLayout { superlayer.setNeedsLayout() }
    if needsDisplayOnBoundsChange { setNeedsDisplay() }
  }

  private func check(_ numbers: [CGFloat], _ name: String) {
    precondition(
      !numbers.contains(where: \.isNaN),
      "CALayerInvalidGeometry: CALayer \(name) contains NaN: [\(numbers.map { "\($0)" }.joined(separator: " "))]")
  }

  /// The name of the layer.
  open var name: String? {
    get { backing.name.isEmpty ? nil : backing.name }
    set { backing.name = newValue ?? "" }
  }

  /// The layer's own coordinate space.
  open var bounds: CGRect {
    get { CGRect(backing.model.bounds) }
    set {
      check([newValue.origin.x, newValue.origin.y, newValue.size.width, newValue.size.height], "bounds")
      change { $0.bounds = Rect(newValue.standardized) }
    }
  }

  /// The position of the anchor point in the superlayer.
  open var position: CGPoint {
    get { CGPoint(backing.model.position) }
    set {
      check([newValue.x, newValue.y], "position")
      change { $0.position = Point(newValue) }
    }
  }

  /// The rectangle that the layer occupies in its superlayer.
  open var frame: CGRect {
    get { CGRect(backing.model.frame) }
    set {
      check([newValue.origin.x, newValue.origin.y, newValue.size.width, newValue.size.height], "frame")
      change { $0.frame = Rect(newValue.standardized) }
    }
  }

  /// The depth that orders siblings.
  open var zPosition: CGFloat {
    get { CGFloat(backing.model.zPosition) }
    set {
      check([newValue], "zPosition")
      change { $0.zPosition = Double(newValue) }
    }
  }

  /// The depth of the transforms' anchor point, in points.
  open var anchorPointZ: CGFloat {
    get { CGFloat(backing.model.anchorPointZ) }
    set {
      check([newValue], "anchorPointZ")
      change { $0.anchorPointZ = Double(newValue) }
    }
  }

  /// The point of the bounds that is placed at the position, in the unit coordinate space of the bounds.
  open var anchorPoint: CGPoint {
    get { CGPoint(backing.model.anchorPoint) }
    set {
      check([newValue.x, newValue.y], "anchorPoint")
      change { $0.anchorPoint = Point(newValue) }
    }
  }

  /// The transform about the anchor point.
  open var transform: CATransform3D {
    get { CATransform3D(backing.model.transform) }
    set { change { $0.transform = newValue.matrix } }
  }

  /// The transform of all sublayers.
  open var sublayerTransform: CATransform3D {
    get { CATransform3D(backing.model.sublayerTransform) }
    set { change { $0.sublayerTransform = newValue.matrix } }
  }

  /// Returns the transform as a 2D affine transform.
  open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }

  /// Sets the transform to a 2D affine transform.
  open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }

  /// The opacity of the layer and its sublayers; clamped to 0 through 1.
  open var opacity: Float {
    get { Float(backing.model.opacity) }
    set { change { $0.opacity = min(1, max(0, Double(shortest: newValue))) } }
  }

  /// A Boolean value that indicates whether the layer is hidden.
  open var isHidden: Bool {
    get { backing.model.isHidden }
    set { change { $0.isHidden = newValue } }
  }

  /// The color painted behind the contents; nil for none.
  open var backgroundColor: CGColor? {
    get { backing.model.backgroundColor.map { CGColor($0) } }
    set { change { $0.backgroundColor = newValue?.color } }
  }

  /// The radius of the corners, in points.
  open var cornerRadius: CGFloat {
    get { CGFloat(backing.model.cornerRadius) }
    set { change { $0.cornerRadius = Double(newValue) } }
  }

  /// The shape of the rounded corners.
  open var cornerCurve: CALayerCornerCurve {
    get { backing.model.cornerCurve == .continuous ? .continuous : .circular }
    set { change { $0.cornerCurve = newValue == .continuous ? .continuous : .circular } }
  }

  /// The corners that are rounded.
  open var maskedCorners: CACornerMask {
    get { CACornerMask(backing.model.maskedCorners) }
    set { change { $0.maskedCorners = newValue.corners } }
  }

  /// The width of the border, in points.
  open var borderWidth: CGFloat {
    get { CGFloat(backing.model.borderWidth) }
    set { change { $0.borderWidth = Double(newValue) } }
  }

  /// The color of the border.
  open var borderColor: CGColor? {
    get { CGColor(backing.model.borderColor) }
    set { change { $0.borderColor = newValue?.color ?? .clear } }
  }

  /// A Boolean value that indicates whether sublayers are clipped to the bounds.
  open var masksToBounds: Bool {
    get { backing.model.masksToBounds }
    set { change { $0.masksToBounds = newValue } }
  }

  /// The image, as a `CGImage` or `UIImage`; nil for none.
  open var contents: Any? {
    get { backing.model.contents.map { CGImage($0) } }
    set { change { $0.contents = newValue.map { ImageReference(contents: $0, of: "CALayer.contents") } } }
  }

  /// The placement of the image.
  open var contentsGravity: CALayerContentsGravity {
    get { CALayerContentsGravity(rawValue: backing.model.contentsGravity.rawValue) }
    set { change { $0.contentsGravity = newValue.gravity } }
  }

  /// The number of image pixels per point.
  open var contentsScale: CGFloat {
    get { CGFloat(backing.model.contentsScale) }
    set { change { $0.contentsScale = Double(newValue) } }
  }

  /// The visible part of the image, in the unit coordinate space of the image.
  open var contentsRect: CGRect {
    get { CGRect(backing.model.effects.contentsRect) }
    set { change { $0.effects.contentsRect = Rect(newValue) } }
  }

  /// The stretchable part of the image, in the unit coordinate space of the image.
  open var contentsCenter: CGRect {
    get { CGRect(backing.model.effects.contentsCenter) }
    set { change { $0.effects.contentsCenter = Rect(newValue) } }
  }

  /// A Boolean value that indicates whether the layer is visible when its back faces the viewer.
  open var isDoubleSided: Bool {
    get { backing.model.effects.isDoubleSided }
    set { change { $0.effects.isDoubleSided = newValue } }
  }

  /// A Boolean value that indicates whether opacity applies to the layer and its sublayers as one image.
  open var allowsGroupOpacity: Bool {
    get { backing.model.effects.allowsGroupOpacity }
    set { change { $0.effects.allowsGroupOpacity = newValue } }
  }

  /// A Boolean value that indicates whether the layer and its sublayers are rasterized into a bitmap before
  /// compositing.
  open var shouldRasterize: Bool {
    get { backing.model.effects.shouldRasterize }
    set { change { $0.effects.shouldRasterize = newValue } }
  }

  /// The number of bitmap pixels per point when rasterized.
  open var rasterizationScale: CGFloat {
    get { backing.model.effects.rasterizationScale ?? 1 }
    set { change { $0.effects.rasterizationScale = newValue } }
  }

  // MARK: The tree

  /// The sublayers, back to front; nil for none.
  open var sublayers: [CALayer]? {
    get { ownSublayers.isEmpty ? nil : ownSublayers }
    set {
      for sublayer in ownSublayers { sublayer.removeFromSuperlayer() }
      for sublayer in newValue ?? [] { addSublayer(sublayer) }
    }
  }

  /// Adds a layer in front of the other sublayers.
  open func addSublayer(_ layer: CALayer) { insert(layer, at: ownSublayers.count) }

  /// Inserts a layer at an index among the other sublayers.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }

  /// Inserts a layer behind a sublayer.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    layer.removeFromSuperlayer()
    insert(layer, at: sibling.flatMap(index) ?? 0)
  }

  /// Inserts a layer in front of a sublayer.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    layer.removeFromSuperlayer()
    insert(layer, at: sibling.flatMap(index).map { $0 + 1 } ?? ownSublayers.count)
  }

  /// Replaces a sublayer with another layer.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard let index = index(of: oldLayer) else { return }
    oldLayer.removeFromSuperlayer()
    insert(newLayer, at: index)
  }

  /// Removes the layer from its superlayer.
  open func removeFromSuperlayer() {
    superlayer?.ownSublayers.removeAll { $0 === self }
    if superlayer?.ownMask === self { superlayer?.ownMask = nil }
    superlayer = nil
    backing.removeFromSuperlayer()
    hide()
  }

  /// The layer whose alpha masks this one; nil for no mask.
  open var mask: CALayer? {
    get { ownMask }
    set {
      if let newValue { requireNoCycle(newValue) }
      newValue?.removeFromSuperlayer()
      ownMask?.superlayer = nil
      ownMask = newValue
      newValue?.superlayer = self
      backing.mask = newValue?.backing
      if let newValue { StageContext.of(backing)?.atEndOfTurn { newValue.showForTheFirstTime() } }
    }
  }

  // MARK: Time

  /// The begin time of the layer, in its parent's time, in seconds.
  open var beginTime: CFTimeInterval {
    get { backing.timing.beginTime }
    set { backing.timing.beginTime = newValue }
  }

  /// The duration of the layer's local time, in seconds, after which it is no longer visible; 0 for no end.
  open var duration: CFTimeInterval {
    get { backing.timing.duration }
    set { backing.timing.duration = newValue }
  }

  /// Seconds of local time per second of the parent's.
  open var speed: Float {
    get { Float(backing.timing.speed) }
    set { backing.timing.speed = Double(shortest: newValue) }
  }

  /// Seconds added to the local time.
  open var timeOffset: CFTimeInterval {
    get { backing.timing.timeOffset }
    set { backing.timing.timeOffset = newValue }
  }

  /// The number of repetitions of the local time, if the layer has a ``duration``.
  open var repeatCount: Float {
    get { Float(backing.timing.repeatCount) }
    set { backing.timing.repeatCount = Double(shortest: newValue) }
  }

  /// The total duration of all repetitions, in seconds.
  open var repeatDuration: CFTimeInterval {
    get { backing.timing.repeatDuration }
    set { backing.timing.repeatDuration = newValue }
  }

  /// A Boolean value that indicates whether the local time runs back and forth.
  open var autoreverses: Bool {
    get { backing.timing.autoreverses }
    set { backing.timing.autoreverses = newValue }
  }

  /// The effect outside the layer's active time.
  open var fillMode: CAMediaTimingFillMode {
    get { CAMediaTimingFillMode(rawValue: backing.timing.fillMode.rawValue) }
    set { backing.timing.fillMode = newValue.mode }
  }

  // MARK: Layout and drawing

  /// Requests layout before the end of the turn.
  open func setNeedsLayout() {
    needsLayoutPass = true
    StageContext.of(backing)?.needsLayout = true
  }

  /// Lays out the sublayers immediately if layout is pending.
  open func layoutIfNeeded() {
    guard needsLayoutPass else { return }
    needsLayoutPass = false
    isInLayout = true
    defer { isInLayout = false }
    delegate?.layoutSublayers(of: self)
    layoutSublayers()
  }

  /// Lays out the sublayers; does nothing by default.
  open func layoutSublayers() {}

  /// Returns the preferred size of the layer; by default, its current size.
  open func preferredFrameSize() -> CGSize { bounds.size }

  /// Requests that the layer be drawn before the end of the turn.
  open func setNeedsDisplay() {
    needsDisplayPass = true
    StageContext.of(backing)?.needsDisplay = true
  }

  /// Requests that the whole layer be drawn before the end of the turn.
  open func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }

  /// Returns a Boolean value that indicates whether the layer is waiting to be drawn.
  open func needsDisplay() -> Bool { needsDisplayPass }

  /// Draws the layer immediately if drawing is pending.
  open func displayIfNeeded() {
    guard needsDisplayPass else { return }
    showingOwnValues { display() }
    // As on a device, a request made while drawing has no effect.
    needsDisplayPass = false
  }

  /// Returns a Boolean value that indicates whether a change of a property affects the drawing of a custom layer class;
  /// animations of it then draw the layer at every tick.
  ///
  /// False by default. The property's values are accessed with ``value(forKey:)`` and ``setValue(_:forKey:)``, as
  /// ``CALayerProperty`` does.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  /// Returns the value of a property that has not been set; nil by default.
  open class func defaultValue(forKey key: String) -> Any? { nil }

  /// Updates the layer's contents: with the delegate's `display(_:)`, or else with ``draw(in:)``.
  open func display() {
    if let delegate { delegate.display(self) } else { drawContents() }
  }

  /// Draws the contents into a context; by default, calls the delegate.
  open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }

  /// Draws the layer and its descendants with their model values.
  open func render(in ctx: CGContext) {
    var whole = backing.described.atOrigin
    whole.properties.position = backing.model.bounds.origin
    ctx.draw(whole)
  }

  // MARK: Animations

  /// Adds a copy of an animation.
  ///
  /// - Parameters:
  ///   - anim: The animation.
  ///   - key: A key for finding and replacing it; nil for none.
  open func add(_ anim: CAAnimation, forKey key: String?) {
    guard let anim = addToSublayers(anim, forKey: key) else { return }
    let copy = anim.makeCopy()
    takeOwnValues(of: copy)
    let animation = copy.makeAnimation(for: self)
    let key = anim is CATransition ? kCATransition : key
    if let key { addedAnimations[key] = copy }
    let engineLayer = backing
    defer { drawAtTicks() }
    guard let delegate = copy.delegate else { return engineLayer.add(animation, forKey: key) }
    func notify(_ body: () -> Void) {
      if let context = StageContext.of(engineLayer) { context.perform(body) } else { body() }
    }
    engineLayer.add(
      animation, forKey: key,
      completion: { finished in notify { delegate.animationDidStop(copy, finished: finished) } },
      onStart: { notify { delegate.animationDidStart(copy) } })
  }

  /// Removes the animation with the given key.
  open func removeAnimation(forKey key: String) {
    addedAnimations[key] = nil
    removeFromSublayers(forKey: key)
    backing.removeAnimation(forKey: key)
    backing.removeViewAnimation(named: key)
  }

  /// Removes all animations.
  open func removeAllAnimations() {
    addedAnimations = [:]
    removeFromSublayers(forKey: nil)
    backing.removeAllAnimations()
  }

  /// Returns the keys of the animations; nil if there are none.
  ///
  /// The key of a block's animation is the key path; repeated ones have a number appended.
  open func animationKeys() -> [String]? {
    let keys = backing.animationKeys + backing.namedViewAnimations.map(\.key)
    return keys.isEmpty ? nil : keys
  }

  /// Returns the animation with the given key; for one that a block or a transaction created, only its timing.
  open func animation(forKey key: String) -> CAAnimation? {
    let named = backing.namedViewAnimations.first { $0.key == key }?.animation
    guard let animation = backing.animation(forKey: key) ?? named else { return nil }
    if let added = addedAnimations[key] { return added }
    let made = CABasicAnimation(keyPath: (animation as? any PropertyAnimation)?.property.keyPath ?? key)
    made.timing = animation.timing
    made.isRemovedOnCompletion = animation.removedOnCompletion
    made.timingFunction = (animation as? any PropertyAnimation)?.timingFunction.map { CAMediaTimingFunction($0) }
    return made
  }

  /// Returns a layer with the current presentation values, or nil for a layer without a stage.
  ///
  /// Values set in this turn become visible at its end, as on a device after the transaction has been committed.
  @_disfavoredOverload
  open func presentation() -> CALayer? { presented(copied() ?? CALayer()) }

  /// Returns the layer itself.
  open func model() -> CALayer { self }

  /// Returns the action for a change of a property, from the delegate or ``actions``.
  open func action(forKey event: String) -> (any CAAction)? {
    delegate?.action(for: self, forKey: event) ?? actions?[event]
  }

  // MARK: Key-value coding

  /// Returns the value for a key path: a number as `NSNumber`, anything else as its own type.
  open func value(forKeyPath keyPath: String) -> Any? {
    if keyPath == "hidden" || keyPath == "isHidden" { return NSNumber(value: isHidden) }
    if let kept = values[keyPath] { return kept }
    if let property = animatable(keyPath) { return property.value(in: valuesWithClock).boxed }
    if let property = FramePart(rawValue: keyPath) { return NSNumber(value: property.value(in: frame)) }
    if let (sublayer, rest) = sublayer(in: keyPath) { return sublayer.value(forKeyPath: rest) }
    if keyPath == "frame" { return frame }
    if keyPath == "name" { return name }
    return type(of: self).defaultValue(forKey: keyPath)
  }

  /// Sets the value for a key path; inside a transaction, it animates.
  ///
  /// A single key that isn't a property is stored with the layer.
  ///
  /// - Precondition: A key path with several components refers to a property, and the value is of its type.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) {
    if setOwnProperty(keyPath, to: value) { return }
    if let property = animatable(keyPath) {
      let value =
        value.map { AnimatableValue($0, for: property, as: "the value for '\(keyPath)'") }
        ?? property.value(in: LayerProperties())
      if setClock(keyPath, to: value) { return }
      change { property.set(value, in: &$0) }
      return valueSet(forKeyPath: keyPath)
    }
    if let (sublayer, rest) = sublayer(in: keyPath) { return sublayer.setValue(value, forKeyPath: rest) }
    switch (keyPath, value) {
    case ("frame", let rect as CGRect): frame = rect
    case ("name", let text as String): name = text
    default:
      precondition(!keyPath.contains("."), "NSUnknownKeyException: CALayer has no key path '\(keyPath)'")
      values[keyPath] = value
    }
  }

  /// Called when a property has been set by its key path.
  func valueSet(forKeyPath keyPath: String) {}

  /// Returns the value for a key.
  open func value(forKey key: String) -> Any? { value(forKeyPath: key) }

  /// Sets the value for a key.
  open func setValue(_ value: Any?, forKey key: String) { setValue(value, forKeyPath: key) }

  // MARK: Hit testing

  /// Returns a Boolean value that indicates whether a point in the layer's coordinate space is inside the bounds.
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  /// Returns the frontmost layer at a point in the superlayer's coordinate space, among this layer and its descendants.
  open func hitTest(_ p: CGPoint) -> CALayer? {
    guard !isHidden, opacity > 0 else { return nil }
    let own = convert(p, fromOuter: true)
    for sublayer in ownSublayers.reversed() {
      if let hit = sublayer.hitTest(own) { return hit }
    }
    return contains(own) ? self : nil
  }

  // MARK: Observing

  /// Called after a change of a value that the layer observes; does nothing by default.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
  ) {}
}
