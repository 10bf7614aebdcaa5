public import Foundation

/// Views side by side: SwiftUI's `HStack`.
public struct HStack<Content: View>: View, PrimitiveView {
  private let (alignment, spacing, content): (VerticalAlignment, CGFloat?, Content)
  /// Creates a stack; with nil, views are 8 points apart.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    (self.alignment, self.spacing, self.content) = (alignment, spacing, content())
  }
  func makeNode(updating old: ViewNode?, _ context: ViewContext) -> ViewNode {
    ElementNode<StackElement>.updating(old, context) {
      StackElement(context.graph, .horizontal, alignment.key)
    } update: {
      $0.spacing = spacing
      $0.guideKey = alignment.key
      $0.content = content.node(updating: $0.content, context.inStack(.horizontal))
    }
  }
}

/// Views one below the other: SwiftUI's `VStack`.
public struct VStack<Content: View>: View, PrimitiveView {
  private let (alignment, spacing, content): (HorizontalAlignment, CGFloat?, Content)
  /// Creates a stack; with nil, views are 8 points apart.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    (self.alignment, self.spacing, self.content) = (alignment, spacing, content())
  }
  func makeNode(updating old: ViewNode?, _ context: ViewContext) -> ViewNode {
    ElementNode<StackElement>.updating(old, context) {
      StackElement(context.graph, .vertical, alignment.key)
    } update: {
      $0.spacing = spacing
      $0.guideKey = alignment.key
      $0.content = content.node(updating: $0.content, context.inStack(.vertical))
    }
  }
}

/// Views in front of each other: SwiftUI's `ZStack`.
public struct ZStack<Content: View>: View, PrimitiveView {
  private let (alignment, content): (Alignment, Content)
  /// Creates a stack.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    (self.alignment, self.content) = (alignment, content())
  }
  func makeNode(updating old: ViewNode?, _ context: ViewContext) -> ViewNode {
    ElementNode<LayeredElement>.updating(old, context) {
      LayeredElement(context.graph)
    } update: {
      $0.alignment = alignment
      $0.content = content.node(updating: $0.content, context.inStack(nil))
    }
  }
}

extension ViewContext {
  /// Returns the context of views in a stack; nil for a stack without direction.
  func inStack(_ axis: Axis?) -> ViewContext {
    var context = self
    context.environment.stackAxis = axis
    return context
  }
}
