/// A key of a value that accompanies a change of state: SwiftUI's `TransactionKey`.
public protocol TransactionKey {
  /// The type of the value.
  associatedtype Value
  /// The value unless it has been set.
  static var defaultValue: Value { get }
}

/// The context of a change of state: SwiftUI's `Transaction`.
public struct Transaction {
  /// The animation of the change; nil for none.
  public var animation: Animation?
  /// A Boolean value that indicates whether views ignore their own animations.
  public var disablesAnimations = false
  /// A Boolean value that indicates whether the change is part of a continuous interaction.
  public var isContinuous = false
  private var values: [ObjectIdentifier: Any] = [:]
  /// The completions of the change.
  var completions: [(criteria: AnimationCompletionCriteria, body: () -> Void)] = []

  /// Creates a transaction without animation.
  public init() {}
  /// Creates a transaction with an animation.
  public init(animation: Animation?) { self.animation = animation }

  /// The value for a key.
  public subscript<Key: TransactionKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Adds a closure that is called when the animation is complete.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
  ) {
    completions.append((criteria, completion))
  }
}

/// The criteria for the completion of an animation: SwiftUI's `AnimationCompletionCriteria`.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  let isRemoval: Bool
  /// The value has practically reached its target, although a spring may still be settling.
  public static let logicallyComplete = AnimationCompletionCriteria(isRemoval: false)
  /// The animation has been removed.
  public static let removed = AnimationCompletionCriteria(isRemoval: true)
}
