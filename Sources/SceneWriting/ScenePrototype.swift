public import Motion

/// Transitions between the states of a scene, with the touches that begin them.
public struct ScenePrototype: Sendable {
  /// The progress of a transition.
  public enum Curve: Sendable {
    /// A timing function over the transition's duration.
    case timing(TimingFunction)
    /// A spring; it determines the duration.
    case spring(mass: Double, stiffness: Double, damping: Double)
  }

  /// The event that begins a transition.
  public enum Trigger: Sendable {
    /// A tap on the layer with this path.
    case tap([Int?])
    /// The time since the state began, in seconds.
    case delay(Double)
  }

  /// A transition.
  public struct Action: Sendable {
    /// The name of the action, with any characters.
    public var name = ""
    /// The state of the scene before the transition.
    public var from: Int
    /// The state of the scene after the transition.
    public var to: Int
    /// The event that begins the transition.
    public var trigger = Trigger.delay(0)
    /// The changes at the beginning.
    public var set: [LayerChange] = []
    /// The changes that are animated.
    public var animated: [LayerChange] = []
    /// The changes at the end, if the scene is still in the transition's state.
    public var final: [LayerChange] = []
    /// The duration for a timing function, in seconds.
    public var duration = 0.0
    /// The progress of the animation.
    public var curve = Curve.timing(.linear)

    /// Creates a transition without changes.
    public init(from: Int, to: Int) { (self.from, self.to) = (from, to) }

    /// The time until the layers are at rest, in seconds.
    public var settlingTime: Double {
      guard !animated.isEmpty else { return 0 }
      switch curve {
      case .timing: return duration
      case .spring(let mass, let stiffness, let damping):
        let spring = try? SpringCurve(mass: mass, stiffness: stiffness, damping: damping)
        return spring?.settlingDuration ?? duration
      }
    }
  }

  /// The transitions; the scene begins in state 0.
  public var actions: [Action] = []
  /// The touches that play the scene: the index of the action that each begins, and the time in seconds.
  public var touches: [(action: Int, time: Double)] = []
  /// The duration of the scene, in seconds.
  public var duration = 0.0

  /// Creates a prototype without transitions.
  public init() {}
}
