/// A button: SwiftUI's `Button`.
public struct Button<Label: View>: View {
  private let action: () -> Void
  private let label: Label
  @State private var isPressed = false
  @Environment(\.buttonStyle) private var style

  /// Creates a button.
  public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    (self.action, self.label) = (action, label())
  }

  /// The label in the button's style.
  public var body: some View {
    style.make(ButtonStyleConfiguration(label: .init(view: AnyView(label)), isPressed: isPressed))
      .contentShape(Rectangle())
      .gesture(PressGesture().onChanged { isPressed = $0 }.onEnded { _ in action() })
  }
}

extension Button where Label == Text {
  /// Creates a button with a title.
  public init<S: StringProtocol>(_ title: S, action: @escaping () -> Void) {
    self.init(action: action) { Text(title) }
  }
}

/// The parts of a button, for its style: SwiftUI's `ButtonStyleConfiguration`.
public struct ButtonStyleConfiguration {
  /// The label of a button.
  public struct Label: View {
    let view: AnyView
    /// The label.
    public var body: some View { view }
  }

  /// The label.
  public let label: Label
  /// A Boolean value that indicates whether the button is pressed.
  public let isPressed: Bool
}

/// The appearance of buttons: SwiftUI's `ButtonStyle`.
public protocol ButtonStyle {
  /// The type of the body.
  associatedtype Body: View
  /// The parts of the button.
  typealias Configuration = ButtonStyleConfiguration
  /// Returns the button's view.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The style of buttons without one: the label in the color of controls, faded while it is pressed.
public struct DefaultButtonStyle: ButtonStyle {
  /// Creates the style.
  public init() {}
  /// Returns the button's view.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.foregroundStyle(.tint).opacity(configuration.isPressed ? 0.2 : 1)
  }
}

/// The style of a button that looks like its label, faded while it is pressed: SwiftUI's `PlainButtonStyle`.
public struct PlainButtonStyle: ButtonStyle {
  /// Creates the style.
  public init() {}
  /// Returns the button's view.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.opacity(configuration.isPressed ? 0.75 : 1)
  }
}

extension ButtonStyle where Self == DefaultButtonStyle {
  /// The style of buttons without one.
  public static var automatic: Self { Self() }
}
extension ButtonStyle where Self == PlainButtonStyle {
  /// The style of a button that looks like its label.
  public static var plain: Self { Self() }
}

/// The style of buttons in the environment.
struct AnyButtonStyle {
  let make: (ButtonStyleConfiguration) -> AnyView
  init<S: ButtonStyle>(_ style: S) { make = { AnyView(style.makeBody(configuration: $0)) } }
}

private struct ButtonStyleKey: EnvironmentKey {
  static var defaultValue: AnyButtonStyle { AnyButtonStyle(DefaultButtonStyle()) }
}

extension EnvironmentValues {
  /// The style of buttons.
  fileprivate var buttonStyle: AnyButtonStyle {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of buttons.
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    environment(\.buttonStyle, AnyButtonStyle(style))
  }
}
