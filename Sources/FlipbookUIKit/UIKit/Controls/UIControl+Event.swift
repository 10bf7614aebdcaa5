extension UIControl {
  /// The event of a control.
  public struct Event: OptionSet, Hashable, Sendable {
    /// One bit per event.
    public let rawValue: UInt

    /// Makes a set of its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// It comes down on the control.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// It comes down again soon; never sent here.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// It moves inside.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// It moves outside.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// It comes back.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// It leaves the bounds.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// It is lifted on the control.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// It is lifted outside.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// It is taken away.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The value changes.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The control's primary action has been triggered.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// Editing begins; a control of your own sends it.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// Edited content changes; a control of your own sends it.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing ends; a control of your own sends it.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// All of a finger's.
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    /// All.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// The state of a control.
  public struct State: OptionSet, Hashable, Sendable {
    /// One bit per state.
    public let rawValue: UInt

    /// Makes a set of its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Nothing in particular.
    public static let normal: State = []
    /// A finger holds it.
    public static let highlighted = State(rawValue: 1)
    /// It cannot be pressed.
    public static let disabled = State(rawValue: 2)
    /// It is on.
    public static let selected = State(rawValue: 4)
  }
}
