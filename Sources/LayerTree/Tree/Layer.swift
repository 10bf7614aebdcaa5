public import Geometry
public import Motion

/// A node of the layer tree, with Core Animation's split in two.
///
/// Code sets the ``model``, with immediate effect. The presentation is painted: the model with the layer's animations
/// applied in the order they were added, computed for any time by ``presentation(at:)``.
///
/// Properties of the model are the layer's own: `layer.opacity = 0.5`. A layer belongs to one stage and, like it, is
/// used from one task at a time.
@dynamicMemberLookup
public final class Layer {
  /// The name of the layer in scene files and reports.
  public package(set) var name: String
  /// The values that code has set.
  ///
  /// Setting them here never animates.
  public var model = LayerProperties()
  /// The layer's clock: its begin time, speed and time offset bend the time of the layer and everything below it.
  public var timing = MediaTiming()
  /// The implicit animations of properties inside transactions; properties that are not in it animate.
  public var actions: [AnimatableProperty: LayerAction] = [:]
  /// The switches whose changes are immediate inside transactions; others fade.
  public var switchesWithoutAction: Set<LayerSwitch> = []
  /// True if the layer and its descendants receive touches; true by default.
  public var isUserInteractionEnabled = true
  /// The appearance of the layer while it, or the control around it, is in a state; states that are not in it make no
  /// difference.
  public var looks: [ControlState: ControlLook] = [:]
  /// True if transactions do not animate changes of this layer, as for the layer of a view; false by default.
  ///
  /// Transactions that disable actions, and view animations, still apply to it.
  package var ignoresTransactions = false
  /// The layers inside this one, back to front.
  public private(set) var sublayers: [Layer] = []
  /// The layer whose alpha masks this one and its sublayers; nil for no mask.
  ///
  /// Its position is in the space of this layer's bounds, and it has animations, a clock and sublayers of its own. One
  /// that is hidden lets nothing show. Setting it takes the layer from where it was.
  ///
  /// - Precondition: This layer is not inside it.
  public var mask: Layer? {
    get { ownMask }
    set {
      if newValue === ownMask { return }
      ownMask?.superlayer = nil
      ownMask = nil
      guard let newValue else { return }
      precondition(!isInside(newValue), "a layer inside itself")
      newValue.removeFromSuperlayer()
      ownMask = newValue
      newValue.superlayer = self
      ownStage?.needsCommit = true
    }
  }
  private var ownMask: Layer?
  /// The layer around this one, or the one that it masks.
  ///
  /// Not weak: that would slow down every use of the superlayer, and a superlayer releases its sublayers when it is
  /// deallocated.
  public private(set) unowned var superlayer: Layer?
  /// The stage, on its root layer alone.
  weak var stage: Stage?
  /// Sets the layer's values at every time, over the model and below the animations; nil by default.
  public var driver: (any LayerDriver)?
  var animations: [AttachedAnimation] = []
  var emissionHistory = EmissionHistory()
  /// The animations on the layer that an animator of their own takes along.
  var attachments: [any LayerAttachment] = []
  /// The layer's handling of touches; nil for none.
  var touchReceiver: (any TouchReceiver)?
  /// The states of the control that the layer is, or that is around it, in the order of their looks.
  var controlStates: [ControlState] = []

  /// Makes a layer.
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
    for attachment in attachments { attachment.placeGoes() }
  }

  /// The scrolling of the layer's content; nil for none.
  var scroller: (any ContentScroller)? { touchReceiver?.scroller }

  /// A property of the model; inside a transaction or a view animation, setting it animates.
  public subscript<Value>(dynamicMember member: WritableKeyPath<LayerProperties, Value>) -> Value {
    get { model[keyPath: member] }
    set { change { $0[keyPath: member] = newValue } }
  }

  /// Changes the model; inside a transaction or a view animation, the changes animate.
  public func change(_ changes: (inout LayerProperties) -> Void) { change(onStage: nil, changes) }

  /// Changes the model; inside a block of a stage that the layer is not on yet, the changes animate once it is.
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

  /// A property of the model that follows from others.
  public subscript<Value>(dynamicMember member: KeyPath<LayerProperties, Value>) -> Value {
    model[keyPath: member]
  }

  /// Puts `layer` in front of the other sublayers, taking it from where it was.
  ///
  /// - Precondition: This layer is not inside `layer`.
  public func addSublayer(_ layer: Layer) { insertSublayer(layer, at: .max) }

  /// Puts `layer` among the other sublayers, taking it from where it was.
  ///
  /// - Parameters:
  ///   - layer: The layer.
  ///   - index: Its index among the others, counted from the back; in front of all of them from their number on.
  /// - Precondition: This layer is not inside `layer`.
  public func insertSublayer(_ layer: Layer, at index: Int) {
    precondition(!isInside(layer), "a layer inside itself")
    layer.removeFromSuperlayer()
    sublayers.insert(layer, at: min(max(0, index), sublayers.count))
    layer.superlayer = self
    if !controlStates.isEmpty { layer.show(controlStates) }
    ownStage?.needsCommit = true
  }

  /// Takes the layer out of the one around it, or the one that it masks.
  public func removeFromSuperlayer() {
    if superlayer?.mask === self { superlayer?.ownMask = nil }
    superlayer?.sublayers.removeAll { $0 === self }
    superlayer = nil
  }

  /// The stage of the tree that the layer is in.
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
