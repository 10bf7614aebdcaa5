import LayerTree

/// The implementation of ``CALayer/sublayers`` and ``CALayer/mask``, and traversals of the tree.
extension CALayer {
  func index(of sublayer: CALayer) -> Int? { ownSublayers.firstIndex { $0 === sublayer } }

  func insert(_ sublayer: CALayer, at index: Int) {
    requireNoCycle(sublayer)
    sublayer.removeFromSuperlayer()
    let index = min(max(0, index), ownSublayers.count)
    ownSublayers.insert(sublayer, at: index)
    sublayer.superlayer = self
    backing.insertSublayer(sublayer.backing, at: index)
    let context = StageContext.of(backing)
    context?.atEndOfTurn { sublayer.showForTheFirstTime() }
    context?.needsLayout = true
    context?.needsDisplay = true
  }

  func requireNoCycle(_ other: CALayer) {
    var around: CALayer? = self
    while let next = around {
      precondition(next !== other, "CALayerInvalidTree: layer \(other) is a part of cycle in its layer tree")
      around = next.superlayer
    }
  }

  /// Marks the layer and its sublayers as displayed, so that transactions animate them.
  func showForTheFirstTime() {
    guard backing.ownStage != nil else { return }
    if !isShown {
      isShown = true
      backing.ignoresTransactions = isViewLayer
    }
    for sublayer in ownSublayers { sublayer.showForTheFirstTime() }
    ownMask?.showForTheFirstTime()
  }

  /// Ends the animations of blocks if the layer is still not on a stage at the end of the turn, when a device would
  /// commit them.
  func endUnshownAnimations(of stage: Stage) {
    if backing.ownStage == nil { backing.endUnshownViewAnimations(of: stage) }
  }

  func hide() {
    isShown = false
    backing.ignoresTransactions = true
    for sublayer in ownSublayers { sublayer.hide() }
    ownMask?.hide()
  }

  /// Lays out this layer and its descendants if needed.
  func layoutTree() {
    layoutIfNeeded()
    for sublayer in ownSublayers { sublayer.layoutTree() }
  }

  /// Draws this layer and its descendants if needed.
  func displayTree() {
    displayIfNeeded()
    for sublayer in ownSublayers { sublayer.displayTree() }
    ownMask?.displayTree()
  }
}
