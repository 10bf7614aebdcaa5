extension Layer {
  /// Adds a handler of touches on this layer, or on a layer inside that has no handler of its own for it.
  ///
  /// A layer catches touches when it has a handler or a gesture recognizer, or is a control; any other lets them
  /// through to the layers behind. Hit testing uses presentation values.
  ///
  /// - Parameters:
  ///   - event: The touch event.
  ///   - handler: Called as often as it does; several are called in the order added.
  public func on(_ event: TouchEvent, _ handler: @escaping (_ touch: Touch) throws -> Void) {
    ownResponder.handlers[event, default: []].append(handler)
  }

  /// Adds a handler of the movement of touches, and the part of it that follows a finger between two ticks.
  package func onTouchesMoved(
    _ handler: @escaping (_ touch: Touch) throws -> Void, inBetween follower: @escaping (_ touch: Touch) throws -> Void
  ) {
    on(.touchesMoved, handler)
    ownResponder.followers.append(follower)
  }

  /// Adds a gesture recognizer to this layer and its descendants.
  public func addGestureRecognizer(_ recognizer: GestureRecognizer) {
    recognizer.layer = self
    ownResponder.recognizers.append(recognizer)
  }

  /// True if the layer is pressed and released as a control, such as a button, even without a handler; false by
  /// default.
  public var isControl: Bool {
    get { responder?.isControl ?? false }
    set { ownResponder.isControl = newValue }
  }

  /// True if the control can be pressed; true.
  public var isEnabled: Bool {
    get { responder?.isEnabled ?? true }
    set {
      ownResponder.isEnabled = newValue
      showStates()
    }
  }

  /// True if the control is on, or chosen; false.
  public var isSelected: Bool {
    get { responder?.isSelected ?? false }
    set {
      ownResponder.isSelected = newValue
      showStates()
    }
  }

  /// True if a finger holds the control down.
  public var isHighlighted: Bool { responder?.isHighlighted ?? false }

  /// True if fingers press and release the layer: it is a control, or has a handler for control events.
  package var tracksTouches: Bool { responder?.tracksTouches ?? false }

  /// The layer's handling of touches; nil for none.
  var responder: Responder? { touchReceiver as? Responder }

  /// The object that receives touches, created on first use.
  var ownResponder: Responder {
    if let responder { return responder }
    let new = Responder()
    touchReceiver = new
    return new
  }

  /// This layer and its ancestors, from the inside out.
  var chain: [Layer] {
    var chain = [self]
    while let next = chain.last?.superlayer { chain.append(next) }
    return chain
  }

  /// Sets the highlighted state of the layer and its descendants.
  func setHighlighted(_ isHighlighted: Bool) {
    responder?.isHighlighted = isHighlighted
    showStates()
  }

  /// Applies the control states to the layer and its descendants.
  private func showStates() {
    show(
      ControlState.allCases.filter { state in
        switch state {
        case .selected: isSelected
        case .disabled: !isEnabled
        case .highlighted: isHighlighted
        }
      })
  }

  /// Applies the states of the layer's own control, or of the enclosing one, to the layer and its descendants.
  func show(_ states: [ControlState]) {
    controlStates = states
    for layer in sublayers { layer.show(states) }
  }
}
