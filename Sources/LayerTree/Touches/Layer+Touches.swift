extension Layer {
  /// Adds a handler of touches on this layer, or on a descendant that has no handler for the event.
  ///
  /// A layer receives touches if it has a handler or a gesture recognizer, or is a control; all others let them through
  /// to the layers behind. Hit testing uses presentation values.
  ///
  /// - Parameters:
  ///   - event: The touch event.
  ///   - handler: Called for each event; several handlers are called in the order added.
  public func on(_ event: TouchEvent, _ handler: @escaping (_ touch: Touch) throws -> Void) {
    ownResponder.handlers[event, default: []].append(handler)
  }

  /// Adds a handler of touch movements, and a function that follows a finger between two ticks.
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

  /// True if the layer tracks touches as a control, such as a button, even without a handler; false by default.
  public var isControl: Bool {
    get { responder?.isControl ?? false }
    set { ownResponder.isControl = newValue }
  }

  /// True if the control is enabled; true by default.
  public var isEnabled: Bool {
    get { responder?.isEnabled ?? true }
    set {
      ownResponder.isEnabled = newValue
      showStates()
    }
  }

  /// True if the control is on or selected; false by default.
  public var isSelected: Bool {
    get { responder?.isSelected ?? false }
    set {
      ownResponder.isSelected = newValue
      showStates()
    }
  }

  /// True if a finger presses the control.
  public var isHighlighted: Bool { responder?.isHighlighted ?? false }

  /// True if the layer tracks touches: it is a control, or has a handler for control events.
  package var tracksTouches: Bool { responder?.tracksTouches ?? false }

  /// The layer's touch handling; nil for none.
  var responder: Responder? { touchReceiver as? Responder }

  /// The layer's touch handling, created on first use.
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
}
