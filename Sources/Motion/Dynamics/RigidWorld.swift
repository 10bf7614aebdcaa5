import Arithmetic
public import Geometry

/// Rigid boxes under gravity, pushes, snaps, attachments, and collisions: the physics of UIKit Dynamics.
///
/// UIKit's engine is Box2D. The constants are Box2D's (`b2Settings.h` 2.3), at 150 points per meter, as in SpriteKit's
/// physics; Apple's documentation specifies gravity (1,000 points per second squared) and pushes (a magnitude of 1
/// accelerates a square of 100 points by 100 points per second squared). The time step of 1/240 s, the springs of
/// snaps, and the combined friction and elasticity at boundaries are our choice: UIKit's are unknown.
public struct RigidWorld: Sendable {
  /// A push of a body.
  public struct Push: Sendable {
    /// The index of the body.
    public var body: Int
    /// The direction and magnitude, in UIKit's units.
    public var force: Point
    /// The point of application, relative to the center of the body.
    public var offset: Point
    /// True if the push is continuous; false if it changes the velocity once.
    public var isContinuous: Bool

    /// Creates a push.
    public init(body: Int, force: Point, offset: Point = .zero, isContinuous: Bool) {
      self.body = body
      self.force = force
      self.offset = offset
      self.isContinuous = isContinuous
    }
  }

  /// A spring that pulls a body to a point and rotates it upright.
  public struct Snap: Sendable {
    /// The index of the body.
    public var body: Int
    /// The final position of the body's center.
    public var point: Point
    /// The damping, from 0 to 1.
    public var damping: Double

    /// Creates a snap.
    public init(body: Int, point: Point, damping: Double = 0.5) {
      self.body = body
      self.point = point
      self.damping = damping
    }
  }

  /// A rigid or springy link between a body and a point or another body.
  public struct Attachment: Sendable {
    /// The index of the body.
    public var body: Int
    /// The attachment point of the body, relative to its center.
    public var offset: Point
    /// The index of the other body; nil for a fixed point.
    public var other: Int?
    /// The attachment point of the other body, relative to its center, or the fixed point.
    public var anchor: Point
    /// The length in points; nil for the initial distance.
    public var length: Double?
    /// The spring's frequency in oscillations per second; 0 for a rigid link.
    public var frequency: Double
    /// The damping of the spring, from 0 to 1.
    public var damping: Double

    /// Creates an attachment.
    public init(
      body: Int, offset: Point = .zero, other: Int? = nil, anchor: Point, length: Double? = nil, frequency: Double = 0,
      damping: Double = 0
    ) {
      self.body = body
      self.offset = offset
      self.other = other
      self.anchor = anchor
      self.length = length
      self.frequency = frequency
      self.damping = damping
    }
  }

  /// The number of points per meter of Box2D.
  public static let pointsPerMeter = 150.0
  /// The acceleration of a gravity of 1, in points per second squared (documentation of `UIGravityBehavior`).
  public static let gravity = 1000.0
  /// The time step, in seconds; UIKit's is unknown.
  public static let step = 1.0 / 240
  /// The impulse of a push of magnitude 1 over one second: it accelerates a square of 100 points by 100 points per
  /// second squared.
  private static let pushUnit = 1_000_000.0
  /// Box2D's `b2_velocityThreshold`: slower collisions are inelastic.
  private static let bounceThreshold = 1 * pointsPerMeter
  /// Box2D's `b2_linearSlop`: the penetration depth that is left uncorrected.
  private static let slop = 0.005 * pointsPerMeter
  /// Box2D's `b2_baumgarte`: the fraction of the overlap that is corrected per step.
  private static let correction = 0.2
  /// Box2D's `b2_linearSleepTolerance`: the speed, in points per second, below which a body is at rest.
  private static let slowest = 0.01 * pointsPerMeter
  /// Box2D's `b2_angularSleepTolerance`: two degrees per second.
  private static let slowestTurn = 2.0 / 180 * Double.pi
  /// Box2D's `b2_timeToSleep`: the time at rest, in seconds, before the simulation stops.
  private static let timeToSleep = 0.5
  /// The number of solver iterations for velocities.
  private static let rounds = 10
  /// The frequency of a snap's spring, in oscillations per second; UIKit's is unknown.
  private static let snapFrequency = 2.5

  /// The bodies with their current states.
  public private(set) var bodies: [RigidBody]
  /// The pushes.
  public var pushes: [Push] = []
  /// The snaps.
  public var snaps: [Snap] = []
  /// The attachments.
  public var attachments: [Attachment] = []
  private let boundaries: [RigidBody]
  private var hasBegun = false
  private var steps = 0
  private var slowTime = 0.0

  /// Creates a world.
  ///
  /// - Parameters:
  ///   - bodies: The bodies.
  ///   - bounds: The rectangle that confines bodies that collide with boundaries; nil for none.
  ///   - lines: Additional boundaries.
  public init(_ bodies: [RigidBody], within bounds: Rect? = nil, lines: [(Point, Point)] = []) {
    self.bodies = bodies
    var boundaries: [RigidBody] = []
    func wall(_ rect: Rect) {
      var wall = RigidBody(position: Point(rect.midX, rect.midY), size: rect.size)
      wall.isAnchored = true
      boundaries.append(wall)
    }
    if let bounds {
      let thickness = 1000 + max(bounds.width, bounds.height)
      let (width, height) = (bounds.width + 2 * thickness, bounds.height + 2 * thickness)
      wall(Rect(bounds.minX - thickness, bounds.minY - thickness, width, thickness))
      wall(Rect(bounds.minX - thickness, bounds.maxY, width, thickness))
      wall(Rect(bounds.minX - thickness, bounds.minY - thickness, thickness, height))
      wall(Rect(bounds.maxX, bounds.minY - thickness, thickness, height))
    }
    for (start, end) in lines {
      let way = end - start
      var line = RigidBody(
        position: (start + end) * 0.5, angle: atan2(way.y, way.x), size: Size(max(1, way.length), 1))
      line.isAnchored = true
      boundaries.append(line)
    }
    self.boundaries = boundaries
  }

  /// A Boolean value that indicates whether all bodies have come to rest permanently.
  public private(set) var isAtRest = false

  /// Returns the position and angle of a body `rest` seconds after the last step.
  public func pose(of body: Int, after rest: Double) -> (position: Point, angle: Double) {
    let body = bodies[body]
    guard !isAtRest else { return (body.position, body.angle) }
    return (body.position + body.velocity * rest, body.angle + body.angularVelocity * rest)
  }

  /// Advances the world to a time since its beginning, in seconds.
  ///
  /// - Returns: The remaining time after the last full step, in seconds.
  public mutating func advance(to time: Double) -> Double {
    let wanted = Int(saturating: (time / Self.step + 1e-6).rounded(.down))
    begin()
    while steps < wanted {
      steps += 1
      if isAtRest { continue }
      move()
    }
    return max(0, time - Double(steps) * Self.step)
  }

  /// Applies the instantaneous pushes, and measures attachments without a length; does nothing after the first call.
  public mutating func begin() {
    guard !hasBegun else { return }
    hasBegun = true
    for push in pushes where !push.isContinuous {
      bodies[push.body].apply(push.force * (Self.pushUnit), at: push.offset)
    }
    for index in attachments.indices where attachments[index].length == nil {
      let (from, to) = ends(of: attachments[index])
      attachments[index].length = (to - from).length
    }
  }

  private mutating func move() {
    let step = Self.step
    for push in pushes where push.isContinuous {
      let turned = BoxAxes(angle: bodies[push.body].angle).global(push.offset)
      bodies[push.body].apply(push.force * (Self.pushUnit * step), at: turned)
    }
    for index in bodies.indices where !bodies[index].isAnchored {
      bodies[index].velocity = bodies[index].velocity + bodies[index].gravity * step
      bodies[index].velocity = bodies[index].velocity * (1 / (1 + step * max(0, bodies[index].resistance)))
      bodies[index].angularVelocity /= 1 + step * max(0, bodies[index].angularResistance)
    }
    for snap in snaps { pull(snap, step) }
    for attachment in attachments where attachment.frequency > 0 { pull(attachment, step) }
    collide(step)
    slowTime = isSlow ? slowTime + step : 0
    guard slowTime >= Self.timeToSleep else { return }
    isAtRest = true
    for index in bodies.indices { (bodies[index].velocity, bodies[index].angularVelocity) = (.zero, 0) }
  }

  private var isSlow: Bool {
    bodies.allSatisfy { body in
      body.isAnchored || (body.velocity.length < Self.slowest && abs(body.angularVelocity) < Self.slowestTurn)
    } && !pushes.contains(where: \.isContinuous)
  }

  // MARK: Springs

  /// Pulls a body to its snap point with an implicit spring, which is stable for all damping values.
  private mutating func pull(_ snap: Snap, _ step: Double) {
    let frequency = 2 * Double.pi * Self.snapFrequency
    let damping = 2 * min(max(snap.damping, 0.05), 1) * frequency
    let (stiffness, rate) = (frequency * frequency, 1 / (1 + step * damping + step * step * frequency * frequency))
    var body = bodies[snap.body]
    guard !body.isAnchored else { return }
    let way = snap.point - body.position
    body.velocity = (body.velocity + way * (step * stiffness)) * rate
    if body.allowsRotation {
      let turn = body.angle.remainder(dividingBy: 2 * .pi)
      body.angularVelocity = (body.angularVelocity - turn * step * stiffness) * rate
    }
    bodies[snap.body] = body
  }

  private func ends(of attachment: Attachment) -> (from: Point, to: Point) {
    let body = bodies[attachment.body]
    let from = body.position + BoxAxes(angle: body.angle).global(attachment.offset)
    guard let other = attachment.other.map({ bodies[$0] }) else { return (from, attachment.anchor) }
    return (from, other.position + BoxAxes(angle: other.angle).global(attachment.anchor))
  }

  /// Returns the line of an attachment: its direction, its stretch, and the effective mass along it.
  private func line(of attachment: Attachment) -> (
    arms: (Point, Point), direction: Point, stretch: Double, mass: Double
  )? {
    let (from, to) = ends(of: attachment)
    let body = bodies[attachment.body]
    let way = to - from
    let direction = way.length > 1e-9 ? way * (1 / way.length) : Point(0, 1)
    let arm = from - body.position
    var inverse = body.inverseMass + body.inverseInertia * arm.cross(direction) * arm.cross(direction)
    var otherArm = Point.zero
    if let index = attachment.other {
      let other = bodies[index]
      otherArm = to - other.position
      inverse += other.inverseMass + other.inverseInertia * otherArm.cross(direction) * otherArm.cross(direction)
    }
    guard inverse > 0 else { return nil }
    return ((arm, otherArm), direction, way.length - (attachment.length ?? 0), 1 / inverse)
  }

  /// Returns the relative velocity of an attachment's ends; positive if they separate.
  private func parting(_ attachment: Attachment, _ arms: (Point, Point), _ direction: Point) -> Double {
    let other = attachment.other.map { bodies[$0].velocity(at: arms.1) } ?? .zero
    return direction.dot(other - bodies[attachment.body].velocity(at: arms.0))
  }

  private mutating func apply(
    _ impulse: Double, along direction: Point, _ attachment: Attachment, _ arms: (Point, Point)
  ) {
    bodies[attachment.body].apply(direction * impulse, at: arms.0)
    if let other = attachment.other { bodies[other].apply(direction * -impulse, at: arms.1) }
  }

  private mutating func pull(_ attachment: Attachment, _ step: Double) {
    guard let line = line(of: attachment) else { return }
    let frequency = 2 * Double.pi * attachment.frequency
    let damping = 2 * max(0, attachment.damping) * frequency
    let rate = 1 / (1 + step * damping + step * step * frequency * frequency)
    let speed = parting(attachment, line.arms, line.direction)
    let wanted = (speed - step * frequency * frequency * line.stretch) * rate
    apply(line.mass * (speed - wanted), along: line.direction, attachment, line.arms)
  }

  // MARK: Collisions

  /// A contact with its precomputed solver values.
  private struct Constraint {
    let first: Int
    /// The index of the other body; nil for a boundary.
    let second: Int?
    let arms: (Point, Point)
    let normal: Point
    let depth: Double
    let normalMass: Double
    let slideMass: Double
    let friction: Double
    /// The target separation velocity of the bodies.
    let rebound: Double
    var impulse = 0.0
    var slide = 0.0
  }

  private func constraints() -> [Constraint] {
    var all: [Constraint] = []
    for first in bodies.indices {
      if bodies[first].collidesWithBoundaries {
        for boundary in boundaries { add(first, nil, boundary, to: &all) }
      }
      guard bodies[first].collidesWithItems else { continue }
      for second in bodies.indices.dropFirst(first + 1) where bodies[second].collidesWithItems {
        add(first, second, bodies[second], to: &all)
      }
    }
    return all
  }

  private func add(_ first: Int, _ second: Int?, _ other: RigidBody, to all: inout [Constraint]) {
    let body = bodies[first]
    guard !(body.isAnchored && other.isAnchored) else { return }
    for contact in BoxContact.between(body, other) {
      let arms = (contact.point - body.position, contact.point - other.position)
      let tangent = Point(-contact.normal.y, contact.normal.x)
      func mass(along direction: Point) -> Double {
        let (a, b) = (arms.0.cross(direction), arms.1.cross(direction))
        let inverse =
          body.inverseMass + other.inverseMass + a * a * body.inverseInertia + b * b * other.inverseInertia
        return inverse > 0 ? 1 / inverse : 0
      }
      let approach = contact.normal.dot(other.velocity(at: arms.1) - body.velocity(at: arms.0))
      let elasticity = second == nil ? body.elasticity : max(body.elasticity, other.elasticity)
      let friction = second == nil ? body.friction : (body.friction * other.friction).squareRoot()
      all.append(
        Constraint(
          first: first, second: second, arms: arms, normal: contact.normal, depth: contact.depth,
          normalMass: mass(along: contact.normal), slideMass: mass(along: tangent), friction: friction,
          rebound: approach < -Self.bounceThreshold ? -elasticity * approach : 0))
    }
  }

  private mutating func collide(_ step: Double) {
    var constraints = constraints()
    for _ in 0..<Self.rounds {
      for attachment in attachments where attachment.frequency <= 0 {
        guard let line = line(of: attachment) else { continue }
        let speed = parting(attachment, line.arms, line.direction) + Self.correction / step * line.stretch
        apply(line.mass * speed, along: line.direction, attachment, line.arms)
      }
      for index in constraints.indices { solve(&constraints[index]) }
    }
    for index in bodies.indices where !bodies[index].isAnchored {
      bodies[index].position = bodies[index].position + bodies[index].velocity * step
      bodies[index].angle += bodies[index].angularVelocity * step
    }
    for constraint in constraints { part(constraint) }
  }

  private mutating func solve(_ constraint: inout Constraint) {
    func relative() -> Point {
      let other = constraint.second.map { bodies[$0].velocity(at: constraint.arms.1) } ?? .zero
      return other - bodies[constraint.first].velocity(at: constraint.arms.0)
    }
    let wanted = constraint.normalMass * (constraint.rebound - constraint.normal.dot(relative()))
    let impulse = max(0, constraint.impulse + wanted)
    apply(constraint.normal * (impulse - constraint.impulse), constraint)
    constraint.impulse = impulse
    let tangent = Point(-constraint.normal.y, constraint.normal.x)
    let limit = constraint.friction * constraint.impulse
    let slide = min(max(constraint.slide - constraint.slideMass * tangent.dot(relative()), -limit), limit)
    apply(tangent * (slide - constraint.slide), constraint)
    constraint.slide = slide
  }

  private mutating func apply(_ impulse: Point, _ constraint: Constraint) {
    bodies[constraint.first].apply(impulse * -1, at: constraint.arms.0)
    if let second = constraint.second { bodies[second].apply(impulse, at: constraint.arms.1) }
  }

  /// Moves overlapping bodies apart by a fraction of the overlap.
  private mutating func part(_ constraint: Constraint) {
    let excess = constraint.depth - Self.slop
    guard excess > 0 else { return }
    let first = bodies[constraint.first].inverseMass
    let second = constraint.second.map { bodies[$0].inverseMass } ?? 0
    guard first + second > 0 else { return }
    let way = constraint.normal * (Self.correction * excess / (first + second))
    bodies[constraint.first].position = bodies[constraint.first].position - way * first
    if let index = constraint.second { bodies[index].position = bodies[index].position + way * second }
  }
}
