public import Foundation
import Geometry
public import LayerTree
import Motion

/// A node of the layer tree, `CALayer`.
///
/// It wraps a ``LayerTree/Layer``, the owner of its model, its animations, and its place.
open class CALayer: NSObject, CAMediaTiming {
  /// The layer in Flipbook's type.
  public let backing: Layer
  /// The object that the layer belongs to: a view, or a provider of actions.
  open weak var delegate: (any CALayerDelegate)?
  /// The layer around this one.
  open internal(set) weak var superlayer: CALayer?
  /// The sublayers, back to front.
  final var ownSublayers: [CALayer] = []
  final var ownMask: CALayer?
  /// Animations for changes of properties, by key; `NSNull` for none.
  open var actions: [String: any CAAction]?
  /// A Boolean value that indicates whether the layer is drawn again when its size changes.
  open var needsDisplayOnBoundsChange = false
  /// A Boolean value that indicates whether nothing behind the layer shows; it makes no difference here.
  open var isOpaque = false
  /// A Boolean value that indicates whether edges are smoothed, as they always are here.
  open var allowsEdgeAntialiasing = true
  /// Values for keys that the layer does not know.
  final var values: [String: Any] = [:]
  /// The animations that have been added with a key, as they were added.
  private var addedAnimations: [String: CAAnimation] = [:]
  /// The sublayers that animations with a key were added to, because their key paths name them.
  final var addedToSublayers: [(key: String?, layer: CALayer, ownKey: String)] = []
  /// True if the layer is drawn at every tick, as long as a property of its class's own is animated.
  final var isDrawnAtTicks = false
  /// True if it belongs to a view; views animate by blocks, not by transactions.
  final var isViewLayer = false
  /// True if the layer has been shown: before, nothing animates.
  final var isShown = false
  /// True if the sublayers wait for their layout.
  private(set) final var needsLayoutPass = false
  /// True while it places its sublayers.
  private var isInLayout = false
  /// True if the layer waits to be drawn by code.
  private var needsDisplayPass = false
  /// True if code has drawn the contents.
  final var isDrawn = false
  /// The model before the changes of a turn; these become visible at the turn's end.
  final var committed: (turn: Int, model: LayerProperties)?

  /// The kind of layer that the class represents, with its specific properties.
  class var content: LayerContent { .plain }

  /// Makes a layer.
  public override init() {
    backing = Layer(content: Self.content)
    super.init()
    backing.ignoresTransactions = true
    setDefaults()
  }

  /// Makes a layer with the values that another one keeps for keys of your own.
  ///
  /// Its properties have their defaults: Core Animation gives a presentation copy its values after this.
  public init(layer other: Any) {
    backing = Layer(content: Self.content)
    super.init()
    backing.ignoresTransactions = true
    setDefaults()
    values = (other as? CALayer)?.values ?? [:]
  }

  /// Layers are not archived here.
  public required init?(coder: NSCoder) {
    backing = Layer(content: Self.content)
    super.init()
    backing.ignoresTransactions = true
    setDefaults()
  }

  /// Sets the defaults of Core Animation that differ from Flipbook's.
  func setDefaults() {}

  // MARK: Values

  /// Changes the model; inside a transaction or an animation block, the changes animate.
  final func change(_ changes: (inout LayerProperties) -> Void) {
    let old = backing.model.bounds.size
    if let turn = StageContext.of(backing)?.turn, committed?.turn != turn { committed = (turn, backing.model) }
    prepareActions()
    if isViewLayer, let context = StageContext.current, backing.ownStage == nil {
      // A view that a block changes before it is on the stage animates once it is.
      backing.change(onStage: context.stage, changes)
      context.atEndOfTurn { [weak self] in self?.endUnshownAnimations(of: context.stage) }
    } else {
      backing.change(changes)
    }
    if backing.model.bounds.size != old { boundsSizeChanged() }
  }

  func boundsSizeChanged() {
    setNeedsLayout()
    // The superlayer is laid out as well, unless it is the one setting the size.
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

  /// The point of the bounds that sits at the position.
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

  /// Returns the transform's part in the plane.
  open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }

  /// Sets the transform to one in the plane.
  open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }

  /// The opacity of the layer with its sublayers; values beyond 0 and 1 are clamped.
  open var opacity: Float {
    get { Float(backing.model.opacity) }
    set { change { $0.opacity = min(1, max(0, Double(shortest: newValue))) } }
  }

  /// A Boolean value that indicates whether the layer is left out.
  open var isHidden: Bool {
    get { backing.model.isHidden }
    set { change { $0.isHidden = newValue } }
  }

  /// The fill behind the contents; nil for none.
  open var backgroundColor: CGColor? {
    get { backing.model.backgroundColor.map { CGColor($0) } }
    set { change { $0.backgroundColor = newValue?.color } }
  }

  /// The radius of the corners.
  open var cornerRadius: CGFloat {
    get { CGFloat(backing.model.cornerRadius) }
    set { change { $0.cornerRadius = Double(newValue) } }
  }

  /// The form of the corners.
  open var cornerCurve: CALayerCornerCurve {
    get { backing.model.cornerCurve == .continuous ? .continuous : .circular }
    set { change { $0.cornerCurve = newValue == .continuous ? .continuous : .circular } }
  }

  /// The corners that are rounded.
  open var maskedCorners: CACornerMask {
    get { CACornerMask(backing.model.maskedCorners) }
    set { change { $0.maskedCorners = newValue.corners } }
  }

  /// The width of the border.
  open var borderWidth: CGFloat {
    get { CGFloat(backing.model.borderWidth) }
    set { change { $0.borderWidth = Double(newValue) } }
  }

  /// The color of the border.
  open var borderColor: CGColor? {
    get { CGColor(backing.model.borderColor) }
    set { change { $0.borderColor = newValue?.color ?? .clear } }
  }

  /// A Boolean value that indicates whether content outside the bounds is clipped.
  open var masksToBounds: Bool {
    get { backing.model.masksToBounds }
    set { change { $0.masksToBounds = newValue } }
  }

  /// The image: a `CGImage` or `UIImage`; nil for none.
  open var contents: Any? {
    get { backing.model.contents.map { CGImage($0) } }
    set { change { $0.contents = newValue.map { ImageReference(contents: $0, of: "CALayer.contents") } } }
  }

  /// The placement of the image.
  open var contentsGravity: CALayerContentsGravity {
    get { CALayerContentsGravity(rawValue: backing.model.contentsGravity.rawValue) }
    set { change { $0.contentsGravity = newValue.gravity } }
  }

  /// Pixels of the image per point.
  open var contentsScale: CGFloat {
    get { CGFloat(backing.model.contentsScale) }
    set { change { $0.contentsScale = Double(newValue) } }
  }

  /// The part of the image that shows, in units of the image.
  open var contentsRect: CGRect {
    get { CGRect(backing.model.effects.contentsRect) }
    set { change { $0.effects.contentsRect = Rect(newValue) } }
  }

  /// The part of the image that stretches.
  open var contentsCenter: CGRect {
    get { CGRect(backing.model.effects.contentsCenter) }
    set { change { $0.effects.contentsCenter = Rect(newValue) } }
  }

  /// A Boolean value that indicates whether the layer is visible from behind.
  open var isDoubleSided: Bool {
    get { backing.model.effects.isDoubleSided }
    set { change { $0.effects.isDoubleSided = newValue } }
  }

  /// A Boolean value that indicates whether opacity applies to the layer with its sublayers as one image.
  open var allowsGroupOpacity: Bool {
    get { backing.model.effects.allowsGroupOpacity }
    set { change { $0.effects.allowsGroupOpacity = newValue } }
  }

  /// A Boolean value that indicates whether the layer, with its sublayers, is drawn as a bitmap that is then placed.
  open var shouldRasterize: Bool {
    get { backing.model.effects.shouldRasterize }
    set { change { $0.effects.shouldRasterize = newValue } }
  }

  /// The pixels of that bitmap for each point.
  open var rasterizationScale: CGFloat {
    get { backing.model.effects.rasterizationScale ?? 1 }
    set { change { $0.effects.rasterizationScale = newValue } }
  }

  /// The color of the shadow.
  open var shadowColor: CGColor? {
    get { CGColor(backing.model.effects.shadow.color) }
    set { change { $0.effects.shadow.color = newValue?.color ?? .clear } }
  }

  /// The opacity of the shadow.
  open var shadowOpacity: Float {
    get { Float(backing.model.effects.shadow.opacity) }
    set { change { $0.effects.shadow.opacity = Double(shortest: newValue) } }
  }

  /// The offset of the shadow from the layer.
  open var shadowOffset: CGSize {
    get { CGSize(backing.model.effects.shadow.offset) }
    set { change { $0.effects.shadow.offset = Size(newValue) } }
  }

  /// The blur of the shadow.
  open var shadowRadius: CGFloat {
    get { CGFloat(backing.model.effects.shadow.radius) }
    set { change { $0.effects.shadow.radius = Double(newValue) } }
  }

  /// The shape of the shadow; nil for the layer's shape.
  open var shadowPath: CGPath? {
    get { backing.model.effects.shadow.path.map { CGPath($0) } }
    set { change { $0.effects.shadow.path = newValue?.path } }
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

  /// Puts a layer in front of the other sublayers.
  open func addSublayer(_ layer: CALayer) { insert(layer, at: ownSublayers.count) }

  /// Puts a layer among the other sublayers.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }

  /// Puts a layer behind a sublayer.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    layer.removeFromSuperlayer()
    insert(layer, at: sibling.flatMap(index) ?? 0)
  }

  /// Puts a layer in front of a sublayer.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    layer.removeFromSuperlayer()
    insert(layer, at: sibling.flatMap(index).map { $0 + 1 } ?? ownSublayers.count)
  }

  /// Puts a layer in the place of a sublayer.
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

  /// The beginning of the layer's own time, in seconds of the time around.
  open var beginTime: CFTimeInterval {
    get { backing.timing.beginTime }
    set { backing.timing.beginTime = newValue }
  }

  /// The length of the layer's own time in seconds, after which it shows nothing; 0 for no end.
  open var duration: CFTimeInterval {
    get { backing.timing.duration }
    set { backing.timing.duration = newValue }
  }

  /// Seconds of own time per second of the time around.
  open var speed: Float {
    get { Float(backing.timing.speed) }
    set { backing.timing.speed = Double(shortest: newValue) }
  }

  /// Seconds added to the own time.
  open var timeOffset: CFTimeInterval {
    get { backing.timing.timeOffset }
    set { backing.timing.timeOffset = newValue }
  }

  /// The number of runs of its own time, if it has a ``duration``.
  open var repeatCount: Float {
    get { Float(backing.timing.repeatCount) }
    set { backing.timing.repeatCount = Double(shortest: newValue) }
  }

  /// For how long the own time repeats.
  open var repeatDuration: CFTimeInterval {
    get { backing.timing.repeatDuration }
    set { backing.timing.repeatDuration = newValue }
  }

  /// A Boolean value that indicates whether the own time runs back.
  open var autoreverses: Bool {
    get { backing.timing.autoreverses }
    set { backing.timing.autoreverses = newValue }
  }

  /// The effect outside of the layer's own time.
  open var fillMode: CAMediaTimingFillMode {
    get { CAMediaTimingFillMode(rawValue: backing.timing.fillMode.rawValue) }
    set { backing.timing.fillMode = newValue.mode }
  }

  // MARK: Layout and drawing

  /// Asks for a layout before the end of the turn.
  open func setNeedsLayout() {
    needsLayoutPass = true
    StageContext.of(backing)?.needsLayout = true
  }

  /// Lays out the sublayers now, if layout is pending.
  open func layoutIfNeeded() {
    guard needsLayoutPass else { return }
    needsLayoutPass = false
    isInLayout = true
    defer { isInLayout = false }
    delegate?.layoutSublayers(of: self)
    layoutSublayers()
  }

  /// Places the sublayers; does nothing by default.
  open func layoutSublayers() {}

  /// Returns the size that fits the layer's content best; the size that it has.
  open func preferredFrameSize() -> CGSize { bounds.size }

  /// Has the layer drawn before the end of the turn.
  open func setNeedsDisplay() {
    needsDisplayPass = true
    StageContext.of(backing)?.needsDisplay = true
  }

  /// Has the layer drawn before the end of the turn, all of it.
  open func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }

  /// Returns a Boolean value that indicates whether the layer waits to be drawn.
  open func needsDisplay() -> Bool { needsDisplayPass }

  /// Has the layer drawn now, if it waits for that.
  open func displayIfNeeded() {
    guard needsDisplayPass else { return }
    needsDisplayPass = false
    showingOwnValues { display() }
  }

  /// Returns a Boolean value that indicates whether a property of a class of your own, by its name, changes what the layer
  /// draws: animations of it then draw the layer at every tick.
  ///
  /// False by default. The property's values are read and written by ``value(forKey:)`` and ``setValue(_:forKey:)``, as
  /// ``CALayerProperty`` does.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  /// Returns the value of a property that has not been set; nil by default.
  open class func defaultValue(forKey key: String) -> Any? { nil }

  /// Gives the layer its contents: by the delegate's `display(_:)`, or else by ``draw(in:)``.
  open func display() {
    if let delegate { delegate.display(self) } else { drawContents() }
  }

  /// Draws the contents into a context; by default, the delegate does.
  open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }

  /// Draws the layer with its descendants, by their model values.
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
  ///   - key: The key that it can be found and replaced by; nil for none.
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

  /// Removes the animation with a key.
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

  /// Returns the keys of the animations that have one; nil for none.
  ///
  /// The keys of animation blocks are the key path, with a number from the second one on.
  open func animationKeys() -> [String]? {
    let keys = backing.animationKeys + backing.namedViewAnimations.map(\.key)
    return keys.isEmpty ? nil : keys
  }

  /// Returns the animation with a key; of one that an animation block or a transaction has made, its timing.
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
  /// Values set in this turn become visible at its end, as on a device after the transaction is committed.
  open func presentation() -> CALayer? { presented(CALayer()) }

  /// Returns the layer itself.
  open func model() -> CALayer { self }

  /// Returns the action for a change of a property, from the delegate or ``actions``.
  open func action(forKey event: String) -> (any CAAction)? {
    delegate?.action(for: self, forKey: event) ?? actions?[event]
  }

  // MARK: Keys

  /// Returns the value of a key path: a number as `NSNumber`, anything else as its own type.
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

  /// Sets the value of a key path; inside a transaction it animates.
  ///
  /// A key of one word that isn't a property is stored with the layer.
  ///
  /// - Precondition: A key path of more than one word is a property's, and takes such a value.
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

  /// Returns the value of a key.
  open func value(forKey key: String) -> Any? { value(forKeyPath: key) }

  /// Sets the value of a key.
  open func setValue(_ value: Any?, forKey key: String) { setValue(value, forKeyPath: key) }

  // MARK: Places

  /// Returns a Boolean value that indicates whether a point of the layer's own space is inside the bounds.
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  /// Returns the foremost layer at a point of the superlayer's space, among this one and its descendants.
  open func hitTest(_ p: CGPoint) -> CALayer? {
    guard !isHidden, opacity > 0 else { return nil }
    let own = convert(p, fromOuter: true)
    for sublayer in ownSublayers.reversed() {
      if let hit = sublayer.hitTest(own) { return hit }
    }
    return contains(own) ? self : nil
  }
}
