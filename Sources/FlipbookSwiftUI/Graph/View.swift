/// A part of a user interface: SwiftUI's `View`.
///
/// Like the views of FlipbookUIKit, views belong to no actor, so that stages can play in parallel.
public protocol View {
  /// The type of the body.
  associatedtype Body: View
  /// The content of the view.
  @ViewBuilder var body: Body { get }
}

extension Never: View {
  /// Never called.
  public var body: Never { preconditionFailure("Never has no body") }
}

/// A view of the framework's own that makes its node itself.
protocol PrimitiveView: View where Body == Never {
  /// Returns the view's node: the old one, or a new one.
  func makeNode(updating old: ViewNode?, _ context: ViewContext) -> ViewNode
}

extension PrimitiveView {
  /// Never called: the view has no body.
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

extension View {
  /// Returns the view's node: the old one, or a new one.
  func node(updating old: ViewNode?, _ context: ViewContext) -> ViewNode {
    if let primitive = self as? any PrimitiveView { return primitive.makeNode(updating: old, context) }
    let node = old as? EvaluatedNode<Self> ?? EvaluatedNode(context.graph)
    node.update(self, context) { view, child, context in view.body.node(updating: child, context) }
    return node
  }
}
