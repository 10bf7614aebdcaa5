/// A view that plays phases in sequence: SwiftUI's `PhaseAnimator`.
public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
  private let phases: [Phase]
  private let trigger: AnyEquatable?
  private let content: (Phase) -> Content
  private let animation: (Phase) -> Animation?
  @State private var index = 0
  /// The number of sequences that have begun; a new one ends the earlier ones.
  @State private var run = 0

  /// Creates a view that repeats its phases forever.
  public init<Phases: Sequence<Phase>>(
    _ phases: Phases, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.init(Array(phases), trigger: nil, content, animation)
  }

  /// Creates a view that plays its phases once whenever a value changes.
  public init<Phases: Sequence<Phase>, Trigger: Equatable>(
    _ phases: Phases, trigger: Trigger, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.init(Array(phases), trigger: AnyEquatable(trigger), content, animation)
  }

  private init(
    _ phases: [Phase], trigger: AnyEquatable?, _ content: @escaping (Phase) -> Content,
    _ animation: @escaping (Phase) -> Animation?
  ) {
    precondition(!phases.isEmpty, "PhaseAnimator needs at least one phase")
    (self.phases, self.trigger, self.content, self.animation) = (phases, trigger, content, animation)
  }

  /// The content in the current phase.
  public var body: some View {
    content(phases[index])
      .onAppear { if trigger == nil { advance(run) } }
      .onChange(of: trigger) { begin() }
  }

  private func begin() {
    run += 1
    advance(run)
  }

  private func advance(_ own: Int) {
    guard own == run, phases.count > 1 else { return }
    let next = (index + 1) % phases.count
    withAnimation(animation(phases[next])) {
      index = next
    } completion: {
      if trigger == nil || next != 0 { advance(own) }
    }
  }
}

/// Any equatable value.
struct AnyEquatable: Equatable {
  private let value: Any
  private let equals: (Any) -> Bool
  init<Value: Equatable>(_ value: Value) {
    self.value = value
    equals = { $0 as? Value == value }
  }
  static func == (lhs: Self, rhs: Self) -> Bool { lhs.equals(rhs.value) }
}

extension View {
  /// Repeats phases of the view forever.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (_PlaceholderContent, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    let view = _PlaceholderContent(self)
    return PhaseAnimator(phases, content: { content(view, $0) }, animation: animation)
  }
  /// Plays phases of the view once whenever a value changes.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (_PlaceholderContent, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    let view = _PlaceholderContent(self)
    return PhaseAnimator(phases, trigger: trigger, content: { content(view, $0) }, animation: animation)
  }
}

/// The view that an animator modifies.
public struct _PlaceholderContent: View, PrimitiveView {
  private let make: (ViewNode?, ViewContext) -> ViewNode
  init(_ view: some View) { make = { view.node(updating: $0, $1) } }
  func makeNode(updating old: ViewNode?, _ context: ViewContext) -> ViewNode { make(old, context) }
}
