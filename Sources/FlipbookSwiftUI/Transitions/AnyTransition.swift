public import Foundation
import Geometry
import LayerTree

/// The insertion and removal of a view: SwiftUI's `Transition`.
public protocol Transition {
  /// The type of the body.
  associatedtype Body: View
  /// The type of the content.
  typealias Content = TransitionContent
  /// Returns the view with its effects in a phase.
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
}

/// Any transition: SwiftUI's `AnyTransition`.
public struct AnyTransition {
  let trait: TransitionTrait

  init(_ trait: TransitionTrait) { self.trait = trait }

  private init<Result: View>(_ body: @escaping (TransitionContent, TransitionPhase) -> Result) {
    let effects = TransitionEffects(body)
    trait = TransitionTrait(insertion: effects, removal: effects)
  }

  /// Creates a transition from another.
  public init<T: Transition>(_ transition: T) {
    self.init { content, phase in transition.body(content: content, phase: phase) }
  }

  /// A fade.
  public static var opacity: AnyTransition {
    AnyTransition { content, phase in content.opacity(phase.isIdentity ? 1 : 0) }
  }
  /// No transition.
  public static var identity: AnyTransition {
    var transition = AnyTransition { content, _ in content }.trait
    transition.isIdentity = true
    return AnyTransition(transition)
  }
  /// A scaling from and to nothing.
  public static var scale: AnyTransition { scale(scale: 0) }
  /// A scaling from and to a factor.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition { content, phase in content.scaleEffect(phase.isIdentity ? 1 : scale, anchor: anchor) }
  }
  /// A movement by an offset.
  public static func offset(_ offset: CGSize) -> AnyTransition {
    AnyTransition { content, phase in content.offset(phase.isIdentity ? .zero : offset) }
  }
  /// A movement by an offset.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    offset(CGSize(width: x, height: y))
  }
  /// A movement by the view's size toward an edge.
  public static func move(edge: Edge) -> AnyTransition {
    AnyTransition { content, phase in content.moved(toward: edge, by: phase.isIdentity ? 0 : 1) }
  }
  /// An insertion from the leading edge and a removal to the trailing one.
  public static var slide: AnyTransition {
    asymmetric(insertion: .move(edge: .leading), removal: .move(edge: .trailing))
  }
  /// An insertion from an edge and a removal to the opposite one, with a fade.
  public static func push(from edge: Edge) -> AnyTransition {
    asymmetric(
      insertion: .move(edge: edge).combined(with: .opacity),
      removal: .move(edge: edge.opposite).combined(with: .opacity))
  }
  /// A transition between two modifiers.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition { content, phase in content.modifier(phase.isIdentity ? identity : active) }
  }
  /// A transition with another one for the removal.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    var trait = insertion.trait
    trait.removal = removal.trait.removal
    trait.isIdentity = insertion.trait.isIdentity && removal.trait.isIdentity
    return AnyTransition(trait)
  }

  /// Returns the transition with another one at the same time.
  public func combined(with other: AnyTransition) -> AnyTransition {
    let insertion = trait.insertion.combined(with: other.trait.insertion)
    let isSymmetric = trait.insertion === trait.removal && other.trait.insertion === other.trait.removal
    var combined = trait
    combined.insertion = insertion
    combined.removal = isSymmetric ? insertion : trait.removal.combined(with: other.trait.removal)
    combined.animation = trait.animation ?? other.trait.animation
    combined.isIdentity = trait.isIdentity && other.trait.isIdentity
    return AnyTransition(combined)
  }

  /// Returns the transition with an animation of its own.
  public func animation(_ animation: Animation?) -> AnyTransition {
    var trait = trait
    trait.animation = animation
    return AnyTransition(trait)
  }
}

extension Edge {
  fileprivate var opposite: Edge {
    switch self {
    case .top: .bottom
    case .bottom: .top
    case .leading: .trailing
    case .trailing: .leading
    }
  }
}

extension View {
  /// Sets the transition of the view's insertion and removal.
  public func transition(_ t: AnyTransition) -> some View {
    modified(TraitModifier { $0.transition = t.trait })
  }
  /// Sets the transition of the view's insertion and removal.
  public func transition<T: Transition>(_ transition: T) -> some View { self.transition(AnyTransition(transition)) }

  /// Moves the view by a part of its size toward an edge.
  fileprivate func moved(toward edge: Edge, by fraction: Double) -> some View {
    let direction: (x: Double, y: Double) =
      switch edge {
      case .top: (0, -1)
      case .bottom: (0, 1)
      case .leading: (-1, 0)
      case .trailing: (1, 0)
      }
    return effect([fraction * direction.x, fraction * direction.y]) { layer, numbers, size in
      layer.model.transform = .translation(numbers[0] * Double(size.width), numbers[1] * Double(size.height))
    }
  }
}
