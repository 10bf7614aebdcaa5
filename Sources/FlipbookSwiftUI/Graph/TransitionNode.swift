/// The phase of a transition: SwiftUI's `TransitionPhase`.
public enum TransitionPhase: Hashable, Sendable {
  /// The view is about to be inserted.
  case willAppear
  /// The view is shown.
  case identity
  /// The view has been removed.
  case didDisappear

  /// A Boolean value that indicates whether the view is shown.
  public var isIdentity: Bool { self == .identity }
  /// −1 before the insertion, 0 while the view is shown, and 1 after the removal.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// One direction of a transition: the view with its effects, for a phase.
final class TransitionEffects {
  let make: (TransitionContent, TransitionPhase, ViewNode?, ViewContext) -> ViewNode

  init<Result: View>(_ body: @escaping (TransitionContent, TransitionPhase) -> Result) {
    make = { content, phase, old, context in body(content, phase).node(updating: old, context) }
  }
}

/// The insertion and removal of a view, as the trait of an element.
struct TransitionTrait {
  var insertion: TransitionEffects
  var removal: TransitionEffects
  /// The animation that replaces the transaction's; nil for none.
  var animation: Animation?
  /// True if the view appears and disappears at once.
  var isIdentity = false
}

/// The view that a transition applies to.
public struct TransitionContent: View, PrimitiveView {
  let element: Element

  func makeNode(updating old: ViewNode?, _ context: ViewContext) -> ViewNode {
    if let old = old as? Node { return old }
    return Node(element)
  }

  private final class Node: ViewNode {
    let element: Element
    init(_ element: Element) { self.element = element }
    override var elements: [Element] { [element] }
  }
}

/// The effects of a transition around an element.
final class TransitionNode {
  private let content: TransitionContent
  private let transition: TransitionTrait
  private var node: ViewNode?
  private var effects: TransitionEffects

  init(_ element: Element, _ transition: TransitionTrait) {
    content = TransitionContent(element: element)
    self.transition = transition
    effects = transition.insertion
  }

  var elements: [Element] { node?.elements ?? [content.element] }

  func show(_ phase: TransitionPhase, _ context: ViewContext) {
    node = effects.make(content, phase, node, context)
  }

  /// Replaces the effects of the insertion by the removal's.
  func prepareRemoval(_ context: ViewContext) {
    if effects === transition.removal, node != nil { return }
    if effects !== transition.removal { node = nil }
    effects = transition.removal
    show(.identity, context)
  }
}

extension TransitionEffects {
  /// Returns these effects with others around them.
  func combined(with other: TransitionEffects) -> TransitionEffects {
    TransitionEffects { content, phase in
      CombinedTransition(inner: self, outer: other, content: content, phase: phase)
    }
  }
}

/// A view with the effects of two transitions.
private struct CombinedTransition: PrimitiveView {
  let inner: TransitionEffects
  let outer: TransitionEffects
  let content: TransitionContent
  let phase: TransitionPhase

  func makeNode(updating old: ViewNode?, _ context: ViewContext) -> ViewNode {
    let node = old as? Node ?? Node()
    node.inner = inner.make(content, phase, node.inner, context)
    if let element = node.inner?.elements.first {
      node.child = outer.make(TransitionContent(element: element), phase, node.child, context)
    }
    return node
  }

  private final class Node: PassingNode {
    var inner: ViewNode?
  }
}
