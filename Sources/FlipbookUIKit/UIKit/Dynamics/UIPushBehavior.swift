public import Foundation
import Geometry
import Motion

/// A push, `UIPushBehavior`: a magnitude of 1 accelerates a square of 100 points by 100 points per second squared.
open class UIPushBehavior: UIItemsBehavior {
  /// The mode of a push.
  public enum Mode: Int, Sendable {
    /// A continuous force.
    case continuous
    /// A single impulse.
    case instantaneous
  }

  /// The mode of the push.
  public let mode: Mode
  /// The direction and magnitude.
  open var pushDirection = CGVector() {
    didSet { renew() }
  }
  /// A Boolean value that indicates whether the push is active.
  open var active = true {
    didSet { renew() }
  }
  private var hasPushed = false

  /// Creates a push for items.
  public init(items: [any UIDynamicItem], mode: Mode) {
    self.mode = mode
    super.init(items: items)
  }

  /// The magnitude of the push.
  open var magnitude: CGFloat {
    get { hypot(pushDirection.dx, pushDirection.dy) }
    set { setAngle(angle, magnitude: newValue) }
  }

  /// The direction in radians, clockwise from the right.
  open var angle: CGFloat {
    get { atan2(pushDirection.dy, pushDirection.dx) }
    set { setAngle(newValue, magnitude: magnitude) }
  }

  /// Sets the direction and the magnitude.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    pushDirection = CGVector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
  }

  private func renew() {
    hasPushed = false
    changed()
  }

  override func addForces(to world: inout RigidWorld, index: (any UIDynamicItem) -> Int?) {
    guard active, mode == .continuous || !hasPushed, magnitude > 0 else { return }
    for item in items {
      guard let body = index(item) else { continue }
      world.pushes.append(
        RigidWorld.Push(
          body: body, force: Point(Double(pushDirection.dx), Double(pushDirection.dy)),
          isContinuous: mode == .continuous))
    }
    hasPushed = true
  }
}
