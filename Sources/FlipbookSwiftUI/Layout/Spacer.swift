public import Foundation
import LayerTree

/// Flexible space: SwiftUI's `Spacer`.
public struct Spacer: View, PrimitiveView {
  private let minLength: CGFloat?
  /// Creates a spacer; with nil, its minimum length is 8 points.
  public init(minLength: CGFloat? = nil) { self.minLength = minLength }
  func makeNode(updating old: ViewNode?, _ context: ViewContext) -> ViewNode {
    ElementNode<SpacerElement>.updating(old, context) {
      SpacerElement(context.graph)
    } update: {
      $0.minLength = minLength ?? StackElement.defaultSpacing
      $0.axis = context.environment.stackAxis
    }
  }
}

private final class SpacerElement: Element {
  var minLength: CGFloat = 0
  override var traits: Traits { Traits(layoutPriority: -.infinity, isSpacer: true) }
  /// The direction of the stack; nil outside of stacks.
  var axis: Axis?
  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    func length(_ own: Axis) -> CGFloat { axis == nil || axis == own ? max(minLength, proposal[own] ?? 0) : 0 }
    return CGSize(width: length(.horizontal), height: length(.vertical))
  }
}

/// A line between views: SwiftUI's `Divider`.
public struct Divider: View, PrimitiveView {
  /// Creates a divider.
  public init() {}
  func makeNode(updating old: ViewNode?, _ context: ViewContext) -> ViewNode {
    ElementNode<DividerElement>.updating(old, context) {
      DividerElement(context.graph)
    } update: {
      $0.isVertical = context.environment.stackAxis == .horizontal
      $0.layer.model.backgroundColor = Color.separator.resolved(isDark: context.environment.colorScheme == .dark)
    }
  }
}

private final class DividerElement: LayerElement {
  var isVertical = false
  /// The thickness of the line: a pixel of the screen.
  private let thickness = 0.5
  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    isVertical
      ? CGSize(width: thickness, height: Double(proposal.height ?? 10))
      : CGSize(width: Double(proposal.width ?? 10), height: thickness)
  }
}
