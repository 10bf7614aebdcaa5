import Foundation
import Geometry
import Motion
import Testing

/// Tracks of keyframes beside polynomials and springs written out here.
@Suite struct SwiftUIKeyframeTrackTests {
  private func value(_ track: SwiftUIKeyframeTrack, at time: Double) throws -> Double {
    guard case .number(let number) = track.value(at: time) else { throw CocoaError(.featureUnsupported) }
    return number
  }

  /// The cubic of Hermite: ends and velocities over a duration.
  private func hermite(
    _ from: Double, _ velocity: Double, _ to: Double, _ last: Double, duration: Double, at time: Double
  ) -> Double {
    let u = time / duration
    return (2 * u * u * u - 3 * u * u + 1) * from + (u * u * u - 2 * u * u + u) * duration * velocity
      + (-2 * u * u * u + 3 * u * u) * to + (u * u * u - u * u) * duration * last
  }

  private let smooth = SwiftUIKeyframe.Interpolation.cubic(startVelocity: nil, endVelocity: nil)

  @Test("Linear keyframes go at the pace of their curve, and moves take no time") func linear() throws {
    let track = SwiftUIKeyframeTrack(
      from: 1,
      [
        SwiftUIKeyframe(2, .linear(.linear), duration: 0.5), SwiftUIKeyframe(10, .move),
        SwiftUIKeyframe(20, .linear(.easeIn), duration: 1),
      ])
    #expect(track.duration == 1.5)
    #expect(try value(track, at: -1) == 1 && value(track, at: 0.25) == 1.5)
    #expect(try value(track, at: 0.5) == 10)
    #expect(abs(try value(track, at: 1) - (10 + 10 * TimingFunction.easeIn.value(at: 0.5))) < 1e-12)
    #expect(try value(track, at: 9) == 20)
  }

  @Test("Adjacent cubic keyframes are a Catmull-Rom spline that begins and ends at rest") func catmullRom() throws {
    let track = SwiftUIKeyframeTrack(
      from: 0,
      [
        SwiftUIKeyframe(60, smooth, duration: 0.3), SwiftUIKeyframe(-20, smooth, duration: 0.6),
        SwiftUIKeyframe(0, smooth, duration: 0.2),
      ])
    // The mean velocity from the value before to the value after.
    let (first, second) = ((-20.0 - 0) / 0.9, (0.0 - 60) / 0.8)
    for time in [0.1, 0.2, 0.29] {
      let wanted = hermite(0, 0, 60, first, duration: 0.3, at: time)
      #expect(abs(try value(track, at: time) - wanted) < 1e-10)
    }
    for time in [0.05, 0.3, 0.55] {
      let wanted = hermite(60, first, -20, second, duration: 0.6, at: time)
      #expect(abs(try value(track, at: 0.3 + time) - wanted) < 1e-10)
    }
    let wanted = hermite(-20, second, 0, 0, duration: 0.2, at: 0.15)
    #expect(abs(try value(track, at: 1.05) - wanted) < 1e-10)
  }

  @Test("A cubic keyframe inherits the velocity before it, and ends with the velocity after it")
  func neighbors() throws {
    let track = SwiftUIKeyframeTrack(
      from: 0,
      [
        SwiftUIKeyframe(10, .linear(.linear), duration: 0.5), SwiftUIKeyframe(40, smooth, duration: 0.4),
        SwiftUIKeyframe(30, .linear(.linear), duration: 0.5),
      ])
    // 20 a second before, −20 a second after.
    let wanted = hermite(10, 20, 40, -20, duration: 0.4, at: 0.3)
    #expect(abs(try value(track, at: 0.8) - wanted) < 1e-10)
  }

  @Test("Given velocities win") func velocities() throws {
    let track = SwiftUIKeyframeTrack(
      from: 0, [SwiftUIKeyframe(10, .cubic(startVelocity: 100, endVelocity: -50), duration: 0.4)])
    #expect(abs(try value(track, at: 0.1) - hermite(0, 100, 10, -50, duration: 0.4, at: 0.1)) < 1e-10)
  }

  @Test("A spring keyframe keeps the velocity that it meets, for its duration or until it settles") func spring() throws
  {
    let curve = try SpringCurve(perceptualDuration: 0.5, bounce: 0.3)
    let track = SwiftUIKeyframeTrack(
      from: 0,
      [
        SwiftUIKeyframe(100, .linear(.linear), duration: 0.5), SwiftUIKeyframe(120, .spring(curve, startVelocity: nil)),
      ])
    let settled = SwiftUISpring(curve).settlingDuration(offset: 1, velocity: 0, distance: 1)
    #expect(abs(track.duration - 0.5 - settled) < 1e-12)
    // x(t) = −20 at first, with 200 a second: e^−at (x₀ cos + (v₀ + a x₀) / ω′ sin).
    let (w, z) = (4 * Double.pi, 0.7)
    let swing = w * (1 - z * z).squareRoot()
    for time in [0.05, 0.2, 0.5] {
      let left =
        exp(-z * w * time) * (-20 * cos(swing * time) + (200 + z * w * -20) / swing * sin(swing * time))
      #expect(abs(try value(track, at: 0.5 + time) - (120 + left)) < 1e-9, "\(time)")
    }
    let cut = SwiftUIKeyframeTrack(from: 0, [SwiftUIKeyframe(1, .spring(curve, startVelocity: 0), duration: 0.1)])
    #expect(cut.duration == 0.1)
    #expect(abs(try value(cut, at: 5) - curve.value(at: 0.1)) < 1e-12, "it stays where it was cut off")
  }

  @Test("Points move by their components") func points() throws {
    let track = SwiftUIKeyframeTrack(
      from: .point(.zero), [SwiftUIKeyframe(.point(Point(10, -4)), .linear(.linear), duration: 1)])
    #expect(track.value(at: 0.5) == .point(Point(5, -2)))
  }
}
