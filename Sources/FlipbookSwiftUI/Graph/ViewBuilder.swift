/// Builds views from closures: SwiftUI's `ViewBuilder`.
@resultBuilder public struct ViewBuilder {
  /// Returns the view of an expression.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  /// Returns a view without content.
  public static func buildBlock() -> EmptyView { EmptyView() }
  /// Returns the only view.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  /// Returns several views as one.
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<(repeat each Content)>
  {
    TupleView((repeat each content))
  }
  /// Returns the view of an `if` without `else`.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  /// Returns the view of the first branch.
  public static func buildEither<First: View, Second: View>(first: First) -> _ConditionalContent<First, Second> {
    _ConditionalContent(branch: .first(first))
  }
  /// Returns the view of the second branch.
  public static func buildEither<First: View, Second: View>(second: Second) -> _ConditionalContent<First, Second> {
    _ConditionalContent(branch: .second(second))
  }
  /// Returns the view of an availability check.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> Content { content }
}

/// A view without content: SwiftUI's `EmptyView`.
public struct EmptyView: View, PrimitiveView {
  /// Creates the view.
  public init() {}
  func makeNode(updating old: ViewNode?, _ context: ViewContext) -> ViewNode { old as? ListNode ?? ListNode() }
}

/// Several views: SwiftUI's `TupleView`.
public struct TupleView<Content>: View, PrimitiveView {
  private let views: [any View]

  init<each Child: View>(_ content: (repeat each Child)) where Content == (repeat each Child) {
    var views: [any View] = []
    for view in repeat each content { views.append(view) }
    self.views = views
  }

  func makeNode(updating old: ViewNode?, _ context: ViewContext) -> ViewNode {
    let node = old as? ListNode ?? ListNode()
    node.children = views.enumerated().map { index, view in
      view.node(updating: index < node.children.count ? node.children[index] : nil, context)
    }
    return node
  }
}

/// One of two views: the view of `if` and `else`.
public struct _ConditionalContent<First: View, Second: View>: View, PrimitiveView {
  enum Branch {
    case first(First)
    case second(Second)
  }

  let branch: Branch

  func makeNode(updating old: ViewNode?, _ context: ViewContext) -> ViewNode {
    DynamicNode.updating(old, context) {
      switch branch {
      case .first(let view): [(true, { view.node(updating: $0, $1) })]
      case .second(let view): [(false, { view.node(updating: $0, $1) })]
      }
    }
  }
}

extension Optional: View where Wrapped: View {
  /// Never called: the view has no body.
  public var body: Never { preconditionFailure("an optional view has no body") }
}

extension Optional: PrimitiveView where Wrapped: View {
  func makeNode(updating old: ViewNode?, _ context: ViewContext) -> ViewNode {
    DynamicNode.updating(old, context) {
      map { view in [(true, { view.node(updating: $0, $1) })] } ?? []
    }
  }
}
