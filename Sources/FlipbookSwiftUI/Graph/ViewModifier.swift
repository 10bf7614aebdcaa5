/// A modifier of views: SwiftUI's `ViewModifier`.
public protocol ViewModifier {
  /// The type of the body.
  associatedtype Body: View
  /// The type of the content.
  typealias Content = _ViewModifier_Content<Self>
  /// Returns the modified content.
  @ViewBuilder func body(content: Content) -> Body
}

/// The content that a view modifier is applied to.
public struct _ViewModifier_Content<Modifier>: View, PrimitiveView {
  let make: (ViewNode?, ViewContext) -> ViewNode
  func makeNode(updating old: ViewNode?, _ context: ViewContext) -> ViewNode { make(old, context) }
}

/// A view with a modifier: SwiftUI's `ModifiedContent`.
public struct ModifiedContent<Content, Modifier> {
  /// The view.
  public var content: Content
  /// The modifier.
  public var modifier: Modifier
  /// Creates a view with a modifier.
  public init(content: Content, modifier: Modifier) { (self.content, self.modifier) = (content, modifier) }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  /// Never called: the view has no body.
  public var body: Never { preconditionFailure("a modified view has no body") }
}

extension ModifiedContent: PrimitiveView where Content: View, Modifier: ViewModifier {
  func makeNode(updating old: ViewNode?, _ context: ViewContext) -> ViewNode {
    let node = old as? EvaluatedNode<Modifier> ?? EvaluatedNode(context.graph)
    node.update(modifier, context) { modifier, child, context in
      modifier.body(content: _ViewModifier_Content { content.node(updating: $0, $1) }).node(updating: child, context)
    }
    return node
  }
}

extension View {
  /// Applies a modifier.
  public func modifier<Modifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
