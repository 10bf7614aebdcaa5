public import Geometry
public import Motion

/// A node of the layer tree, with Core Animation's separation of model and presentation.
///
/// Code sets the ``model`` with immediate effect. The presentation is painted: the model with the layer's animations
/// applied in the order they were added, computed for any time by ``presentation(at:)``.
///
/// Properties of the model can be accessed on the layer: `layer.opacity = 0.5`. A layer belongs to one stage and, like
/// it, must be used from one task at a time.
@dynamicMemberLookup
public final class Layer {
  /// The name of the layer in scene files and reports.
  public package(set) var name: String
  /// The values set by code.
  ///
  /// Setting this property never animates.
  public var model = LayerProperties()
  /// The layer's timing: its begin time, speed, and time offset affect the local time of the layer and its descendants.
  public var timing = MediaTiming()
  /// The implicit animations of properties inside transactions; properties without an entry use the default animation.
  public var actions: [AnimatableProperty: LayerAction] = [:]
  /// The Boolean properties whose changes are immediate inside transactions; others fade.
  public var switchesWithoutAction: Set<BooleanProperty> = []
  /// True if the layer and its descendants receive touches; true by default.
  public var isUserInteractionEnabled = true
  /// The appearance of the layer while it, or the control that contains it, is in a state; states without an entry have
  /// no effect.
  public var looks: [ControlState: ControlAppearance] = [:]
  /// True if transactions do not animate changes of this layer, as for the layer of a view; false by default.
  ///
  /// Transactions that disable actions, and view animations, still apply.
  package var ignoresTransactions = false
  /// The sublayers, back to front.
  public private(set) var sublayers: [Layer] = []
  /// The layer whose alpha masks this one and its sublayers; nil for no mask.
  ///
  /// Its position is in the coordinate space of this layer's bounds, and it can have animations, a clock, and
  /// sublayers. A hidden mask hides everything. Setting a mask removes it from its previous superlayer.
  ///
  /// - Precondition: This layer is not inside the mask.
  public var mask: Layer? {
    get { ownMask }
    set {
      if newValue === ownMask { return }
      ownMask?.superlayer = nil
      ownMask = nil
      guard let newValue else { return }
      precondition(!isInside(newValue), "a layer cannot be inside itself")
      newValue.removeFromSuperlayer()
      ownMask = newValue
      newValue.superlayer = self
      ownStage?.needsCommit = true
    }
  }
  private var ownMask: Layer?
  /// The superlayer, or the layer that this one masks.
  ///
  /// The reference is not weak, since that would slow down every access; a superlayer releases its sublayers when it is
  /// deallocated.
  public private(set) unowned var superlayer: Layer?
  /// The stage; set only on its root layer.
  weak var stage: Stage?
  /// Sets the layer's values at every time, after the model and before the animations; nil by default.
  public var driver: (any LayerDriver)?
  var animations: [AttachedAnimation] = []
  var emissionHistory = EmissionHistory()
  /// The animations on the layer that are advanced by a separate animator.
  var attachments: [any LayerAttachment] = []
  /// The layer's handling of touches; nil for none.
  var touchReceiver: (any TouchReceiver)?
  /// The states of the control that is or contains the layer, in the order in which their appearances apply.
  var controlStates: [ControlState] = []

  /// Creates a layer.
  ///
  /// - Parameters:
  ///   - name: The name in reports.
  ///   - frame: The frame in its superlayer, in points.
  ///   - content: The kind of layer; scroll layers mask to their bounds by default.
  public init(name: String = "", frame: Rect = .zero, content: LayerContent = .plain) {
    self.name = name
    model.frame = frame
    model.content = content
    model.masksToBounds = content.kind == .scroll
  }

  deinit {
    for layer in sublayers { layer.superlayer = nil }
    ownMask?.superlayer = nil
    for attachment in attachments { attachment.endForDeallocation() }
  }

  /// The scrolling of the layer's content; nil for none.
  var scroller: (any ContentScroller)? { touchReceiver?.scroller }

  /// Accesses a property of the model; inside a transaction or a view animation, setting it animates.
  public subscript<Value>(dynamicMember member: WritableKeyPath<LayerProperties, Value>) -> Value {
    get { model[keyPath: member] }
    set { change { $0[keyPath: member] = newValue } }
  }

  /// Changes the model; inside a transaction or a view animation, the changes animate.
  public func change(_ changes: (inout LayerProperties) -> Void) { change(onStage: nil, changes) }

  /// Changes the model; inside a block of a stage that the layer has yet to join, the changes animate once it does.
  package func change(onStage future: Stage?, _ changes: (inout LayerProperties) -> Void) {
    let old = model
    changes(&model)
    defer { scroller?.edgesMoved(from: old) }
    if let stage = ownStage ?? future, let scope = stage.changeScopes.last(where: { $0.applies(to: self) }) {
      scope.modelChanged(of: self, from: old, on: stage)
    }
  }

  /// Changes the model without animation, regardless of enclosing blocks.
  package func changeAtOnce(_ changes: (inout LayerProperties) -> Void) {
    guard let scroller else { return changes(&model) }
    let old = model
    changes(&model)
    scroller.edgesMoved(from: old)
  }

  /// Accesses a computed property of the model.
  public subscript<Value>(dynamicMember member: KeyPath<LayerProperties, Value>) -> Value {
    model[keyPath: member]
  }

  /// Adds `layer` in front of the other sublayers, removing it from its previous superlayer.
  ///
  /// - Precondition: This layer is not inside `layer`.
  public func addSublayer(_ layer: Layer) { insertSublayer(layer, at: .max) }

  /// Inserts `layer` among the other sublayers, removing it from its previous superlayer.
  ///
  /// - Parameters:
  ///   - layer: The layer.
  ///   - index: Its index among the others, counted from the back; clamped to their number.
  /// - Precondition: This layer is not inside `layer`.
  public func insertSublayer(_ layer: Layer, at index: Int) {
    precondition(!isInside(layer), "a layer cannot be inside itself")
    layer.removeFromSuperlayer()
    sublayers.insert(layer, at: min(max(0, index), sublayers.count))
    layer.superlayer = self
    if !controlStates.isEmpty { layer.show(controlStates) }
    ownStage?.needsCommit = true
  }

  /// Applies the states of the layer's own control, or of the enclosing one, to the layer and its descendants.
  func show(_ states: [ControlState]) {
    controlStates = states
    for layer in sublayers { layer.show(states) }
  }

  /// Removes the layer from its superlayer, or from the layer that it masks.
  public func removeFromSuperlayer() {
    if superlayer?.mask === self { superlayer?.ownMask = nil }
    superlayer?.sublayers.removeAll { $0 === self }
    superlayer = nil
  }

  /// The stage of the tree that contains the layer.
  package var ownStage: Stage? {
    var layer = self
    while let superlayer = layer.superlayer { layer = superlayer }
    return layer.stage
  }

  private func isInside(_ other: Layer) -> Bool {
    var layer: Layer? = self
    while let current = layer {
      if current === other { return true }
      layer = current.superlayer
    }
    return false
  }
}
