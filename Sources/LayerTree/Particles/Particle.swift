import Arithmetic
import Geometry

/// One particle, from birth to death, as a function of time.
struct Particle {
  let kind: ParticleKind
  let random: ParticleRandom
  /// The birth time in the layer's time, in seconds.
  let birth: Double
  /// The lifetime in seconds.
  let lifetime: Double
  private let origin: Point
  private let velocity: Point
  private let scale: Double
  private let spin: Double

  /// Creates a particle.
  ///
  /// - Parameters:
  ///   - kind: The kind of particle.
  ///   - random: The random numbers of the particle.
  ///   - birth: The birth time.
  ///   - origin: The birthplace.
  ///   - heading: The direction of an emission longitude of 0 at the birthplace, in radians.
  ///   - content: The emitter; its factors scale the particle's values.
  init(
    _ kind: ParticleKind, _ random: ParticleRandom, birth: Double, at origin: Point, heading: Double,
    by content: EmitterContent
  ) {
    let cell = kind.cell
    self.kind = kind
    self.random = random
    self.birth = birth
    self.origin = origin
    lifetime = random.number(.lifetime, cell.lifetime) * content.emitterLifetime
    let speed = random.number(.velocity, cell.velocity) * content.emitterVelocity
    let direction = random.number(.direction, heading + cell.emissionLongitude, range: cell.emissionRange)
    velocity = Point(cos(direction), sin(direction)) * speed
    scale = random.number(.scale, cell.scale) * content.emitterScale
    spin = random.number(.spin, cell.spin) * content.emitterSpin
  }

  /// Returns the position at a time, whether or not the particle is alive.
  func position(at time: Double) -> Point {
    let age = time - birth
    return origin + velocity * age + kind.cell.acceleration * (age * age / 2)
  }

  /// Returns the transform from the particle to the coordinate space of the layer's bounds; nil if the particle isn't
  /// alive or has shrunk to nothing.
  func transform(at time: Double) -> AffineTransform? {
    let age = time - birth
    guard age >= 0, age < lifetime else { return nil }
    let size = scale + kind.cell.scaleSpeed * age
    guard size > 0 else { return nil }
    let position = position(at: time)
    let bounds = kind.look.bounds
    return AffineTransform.translation(-bounds.midX, -bounds.midY)
      .concatenating(.scale(size, size))
      .concatenating(.rotation(radians: spin * age))
      .concatenating(.translation(position.x, position.y))
  }

  /// Returns the color that the image's colors are multiplied by at a time.
  func color(at time: Double) -> Color {
    let age = time - birth
    let (color, range, speed) = (kind.cell.color, kind.cell.colorRange, kind.cell.colorSpeed)
    return Color(
      red: random.number(.red, color.red, range: range.red) + speed.red * age,
      green: random.number(.green, color.green, range: range.green) + speed.green * age,
      blue: random.number(.blue, color.blue, range: range.blue) + speed.blue * age,
      alpha: random.number(.alpha, color.alpha, range: range.alpha) + speed.alpha * age
    ).clamped
  }
}

extension EmitterContent {
  /// Returns the direction of an emission longitude of 0, in radians clockwise on screen.
  ///
  /// It is the normal of the source's shape for a line (upward) and for the outline of a circle (outward); otherwise it
  /// points right. With a longitude of 0, rockets that start at a line rise and rings burst; with π, confetti falls.
  package func heading(of random: ParticleRandom) -> Double {
    switch (emitterShape, emitterMode) {
    case (.line, _): -.pi / 2
    case (.circle, .outline): angle(random)
    default: 0
    }
  }

  /// Returns the angle of a particle's birthplace around the center of a circle.
  private func angle(_ random: ParticleRandom) -> Double { 2 * Double.pi * random.fraction(.place) }

  /// Returns the birthplace of a particle, in the coordinate space of the bounds.
  func birthplace(_ random: ParticleRandom) -> Point {
    let (position, size) = (emitterPosition, emitterSize)
    let (along, side) = (random.fraction(.place), random.fraction(.side))
    let (halfWidth, halfHeight) = (size.width / 2, size.height / 2)
    func corner(_ x: Double, _ y: Double) -> Point { position + Point(x * halfWidth, y * halfHeight) }
    switch (emitterShape, emitterMode) {
    case (.point, _), (.circle, .points): return position
    case (.line, .points): return corner(side < 0.5 ? -1 : 1, 0)
    case (.line, _): return corner(2 * along - 1, 0)
    case (.rectangle, .points): return corner(along < 0.5 ? -1 : 1, side < 0.5 ? -1 : 1)
    case (.rectangle, .surface): return corner(2 * along - 1, 2 * side - 1)
    case (.rectangle, .outline):
      // Each pair of opposite sides is chosen in proportion to its share of the perimeter.
      let isAcross = side * (size.width + size.height) < size.width
      let isFirst =
        isAcross ? side * (size.width + size.height) < halfWidth : side > 1 - halfHeight / (size.width + size.height)
      return isAcross ? corner(2 * along - 1, isFirst ? -1 : 1) : corner(isFirst ? 1 : -1, 2 * along - 1)
    case (.circle, let mode):
      let angle = angle(random)
      // The square root distributes birthplaces evenly over the disc.
      return position + Point(cos(angle), sin(angle)) * (size.width * (mode == .outline ? 1 : side.squareRoot()))
    }
  }
}
