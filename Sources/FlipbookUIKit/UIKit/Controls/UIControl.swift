public import Foundation
import LayerTree

/// A view that responds to touches, `UIControl`.
///
/// A target's action is a method of its class, `action: Menu.tapped`, a ``Selector`` with the method, or a ``UIAction``.
open class UIControl: UIView {
  private struct Action {
    let events: Event
    let run: (UIEvent?) -> Void
    weak var target: AnyObject?
    var selector: Selector?
    /// The action, which the control owns.
    var action: UIAction?
  }

  private var actions: [Action] = []
  /// The horizontal placement of the content.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center { didSet { setNeedsLayout() } }
  /// The vertical placement of the content.
  open var contentVerticalAlignment = ContentVerticalAlignment.center { didSet { setNeedsLayout() } }

  /// Creates a control.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    listen()
  }

  /// Archiving is not supported.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    listen()
  }

  /// Creates a control with an action.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  private func listen() {
    layer.backing.isControl = true
    let events: [(TouchEvent, Event)] = [
      (.touchDown, .touchDown), (.touchDragEnter, .touchDragEnter), (.touchDragExit, .touchDragExit),
      (.touchUpInside, .touchUpInside), (.touchUpOutside, .touchUpOutside), (.touchCancel, .touchCancel),
    ]
    for (touch, event) in events {
      layer.backing.on(touch) { [unowned self] finger in
        StageContext.of(self.layer.backing)?.perform {
          self.isHighlighted = self.layer.backing.isHighlighted
          let touches = UIEvent([UITouch(finger, in: self)])
          self.sendActions(for: event, with: touches)
          if event == .touchUpInside { self.sendActions(for: .primaryActionTriggered, with: touches) }
        }
      }
    }
  }

  // MARK: Tracking

  /// A Boolean value that indicates whether the control is tracking a finger.
  open private(set) var isTracking = false
  /// A Boolean value that indicates whether the tracked finger is inside the control.
  open private(set) var isTouchInside = false

  /// Called when a finger touches down.
  ///
  /// - Returns: True to track the finger, as by default.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Called when the tracked finger has moved.
  ///
  /// - Returns: True to continue tracking, as by default.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Called when the finger has been lifted; does nothing by default.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// Called when the touch has been canceled; does nothing by default.
  open func cancelTracking(with event: UIEvent?) {}

  /// Begins tracking a finger.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, let touch = touches.first else { return }
    isTouchInside = true
    isTracking = beginTracking(touch, with: event)
  }

  /// Tracks a finger.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    isTouchInside = point(inside: touch.location(in: self), with: event)
    isTracking = continueTracking(touch, with: event)
    if isTracking { sendActions(for: isTouchInside ? .touchDragInside : .touchDragOutside, with: event) }
  }

  /// Ends tracking a finger.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking else { return }
    (isTracking, isTouchInside) = (false, false)
    endTracking(touches.first, with: event)
  }

  /// Ends tracking a finger whose touch has been canceled.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking else { return }
    (isTracking, isTouchInside) = (false, false)
    cancelTracking(with: event)
  }

  // MARK: State

  /// A Boolean value that indicates whether the control is enabled.
  open var isEnabled: Bool {
    get { layer.backing.isEnabled }
    set {
      layer.backing.isEnabled = newValue
      stateChanged()
    }
  }

  /// A Boolean value that indicates whether the control is selected.
  open var isSelected: Bool {
    get { layer.backing.isSelected }
    set {
      layer.backing.isSelected = newValue
      stateChanged()
    }
  }

  /// A Boolean value that indicates whether a finger presses the control.
  open var isHighlighted = false {
    didSet { if oldValue != isHighlighted { stateChanged() } }
  }

  /// The current state.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  func stateChanged() {}

  // MARK: Actions

  /// Adds a method of a target as an action: `addTarget(self, action: Menu.tapped, for: .touchUpInside)`.
  public func addTarget<Target: AnyObject>(
    _ target: Target, action: @escaping (Target) -> () -> Void, for controlEvents: Event
  ) {
    let run = { [weak target] (_: UIEvent?) in if let target { action(target)() } }
    actions.append(Action(events: controlEvents, run: run, target: target))
  }

  /// Adds a method of a target that takes the control as an action.
  public func addTarget<Target: AnyObject, Sender>(
    _ target: Target, action: @escaping (Target) -> (Sender) -> Void, for controlEvents: Event
  ) {
    addTarget(target, action: { target in { sender, _ in action(target)(sender) } }, for: controlEvents)
  }

  /// Adds a method of a target that takes the control and the event as an action.
  public func addTarget<Target: AnyObject, Sender>(
    _ target: Target, action: @escaping (Target) -> (Sender, UIEvent) -> Void, for controlEvents: Event
  ) {
    let run = { [weak target, unowned self] (event: UIEvent?) in
      guard let target else { return }
      guard let sender = self as? Sender else {
        preconditionFailure("the action of a \(type(of: self)) expects a \(Sender.self)")
      }
      action(target)(sender, event ?? UIEvent())
    }
    actions.append(Action(events: controlEvents, run: run, target: target))
  }

  /// Adds a method of a target as an action; without a target, of the first responder that has it, starting with the
  /// control.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    let target = target.map { $0 as AnyObject }
    actions.removeAll { $0.selector == action && $0.target === target && $0.events == controlEvents }
    let (isForResponders, reference) = (target == nil, WeakObject(target))
    let run = { [unowned self] (event: UIEvent?) in
      if isForResponders || reference.object != nil { sendAction(action, to: reference.object, for: event) }
    }
    actions.append(Action(events: controlEvents, run: run, target: target, selector: action))
  }

  /// Removes an action of a target for events; with nil, of all targets, or all actions.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    let target = target.map { $0 as AnyObject }
    actions.removeAll {
      (target == nil || $0.target === target) && (action == nil || $0.selector == action)
        && !$0.events.isDisjoint(with: controlEvents)
    }
  }

  /// Calls a method of a target, or of the first responder that has it.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }

  /// The targets of the actions.
  open var allTargets: Set<AnyHashable> {
    Set(actions.compactMap { ($0.target as? NSObject).map { AnyHashable($0) } })
  }

  /// The events that have actions.
  open var allControlEvents: Event { actions.reduce(into: []) { $0.formUnion($1.events) } }

  /// Returns the names of a target's methods for an event; nil for none.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let target = target.map { $0 as AnyObject }
    let names = actions.filter { $0.target === target && !$0.events.isDisjoint(with: controlEvent) }
      .compactMap { $0.selector?.description }
    return names.isEmpty ? nil : names
  }

  /// Removes the actions of a target for events; with nil, of all targets.
  public func removeTarget(_ target: AnyObject?, for controlEvents: Event) {
    actions.removeAll { (target == nil || $0.target === target) && !$0.events.isDisjoint(with: controlEvents) }
  }

  /// Adds an action.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    let run = { [unowned self] (_: UIEvent?) in action.perform(self) }
    actions.append(Action(events: controlEvents, run: run, target: action, action: action))
  }

  /// Removes an action.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    actions.removeAll { $0.target === action && $0.events == controlEvents }
  }

  /// Performs the control's actions for events.
  open func sendActions(for controlEvents: Event) { sendActions(for: controlEvents, with: nil) }

  private func sendActions(for controlEvents: Event, with event: UIEvent?) {
    for action in actions where !action.events.isDisjoint(with: controlEvents) { action.run(event) }
  }
}

/// A block used as an action, `UIAction`.
public final class UIAction: NSObject {
  /// The title of the action.
  public let title: String
  /// The control that performed the action.
  public private(set) weak var sender: AnyObject?
  private let handler: (UIAction) -> Void

  /// Creates an action.
  public init(title: String = "", handler: @escaping (UIAction) -> Void) {
    self.title = title
    self.handler = handler
  }

  func perform(_ sender: UIControl) {
    self.sender = sender
    handler(self)
  }
}
