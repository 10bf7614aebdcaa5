/// The shape of a corner with a radius of one: `x` is measured back from the corner along the incoming side, `y`
/// forward along the outgoing side.
struct CornerShape {
  struct Segment {
    var control1: Point
    var control2: Point
    var end: Point
  }

  var start: Point
  var segments: [Segment]

  /// A quarter circle made of two cubics, each within 5·10⁻⁶ of the radius.
  static let circular: CornerShape = {
    // Each cubic spans 45°, and the length of its handles is 4/3·tan(45°/4).
    let handle = 4.0 / 3 * 0.198_912_367_379_658_0
    let diagonal = 0.707_106_781_186_547_5
    let middle = Point(1 - diagonal, 1 - diagonal)
    let tangent = Point(-diagonal, diagonal) * handle
    return CornerShape(
      start: Point(1, 0),
      segments: [
        Segment(control1: Point(1 - handle, 0), control2: middle - tangent, end: middle),
        Segment(control1: middle + tangent, control2: Point(0, 1 - handle), end: Point(0, 1)),
      ])
  }()

  /// Returns the continuous corner of iOS 7.
  ///
  /// It begins 1.528665 radii before the corner. If the sides have less `room` than that, in radii and at least 1, it
  /// is blended toward the circle, which needs a room of 1.
  ///
  /// The constants are the control points that `UIBezierPath(roundedRect:cornerRadius:)` is widely reported to return
  /// (PaintCode, "Code for iOS 7 rounded rectangles").
  static func continuous(room: Double) -> CornerShape {
    let full = CornerShape(
      start: Point(1.528_664_98, 0),
      segments: [
        Segment(
          control1: Point(1.088_492_96, 0), control2: Point(0.868_406_94, 0),
          end: Point(0.631_493_79, 0.074_911_39)),
        Segment(
          control1: Point(0.372_823_83, 0.169_059_56), control2: Point(0.169_059_56, 0.372_823_83),
          end: Point(0.074_911_39, 0.631_493_79)),
        Segment(
          control1: Point(0, 0.868_406_94), control2: Point(0, 1.088_492_96), end: Point(0, 1.528_664_98)),
      ])
    guard room < full.start.x else { return full }
    let smoothing = max(0, (room - 1) / (full.start.x - 1))
    return threeArcs.blended(with: full, by: smoothing)
  }

  /// The quarter circle, split at the same angles as the continuous corner, so that the two can be blended point by
  /// point.
  private static let threeArcs: CornerShape = {
    // Seen from the circle's center, the joints are at the same angles as the continuous corner's.
    let sine = 0.370_067
    return arcs(cutSine: sine, cutCosine: (1 - sine * sine).squareRoot())
  }()

  private static func arcs(cutSine sine: Double, cutCosine cosine: Double) -> CornerShape {
    // Returns tan(θ/4), given sin θ and cos θ, by two half-angle steps.
    func handle(_ sine: Double, _ cosine: Double) -> Double {
      let half = sine / (1 + cosine)
      return 4.0 / 3 * half / (1 + (1 + half * half).squareRoot())
    }
    let first = Point(1 - sine, 1 - cosine)
    let second = Point(1 - cosine, 1 - sine)
    let outer = handle(sine, cosine)
    // The middle arc spans 90° − 2θ.
    let inner = handle(cosine * cosine - sine * sine, 2 * sine * cosine)
    let tangent1 = Point(-cosine, sine)
    let tangent2 = Point(-sine, cosine)
    return CornerShape(
      start: Point(1, 0),
      segments: [
        Segment(control1: Point(1 - outer, 0), control2: first - tangent1 * outer, end: first),
        Segment(control1: first + tangent1 * inner, control2: second - tangent2 * inner, end: second),
        Segment(control1: second + tangent2 * outer, control2: Point(0, 1 - outer), end: Point(0, 1)),
      ])
  }

  private func blended(with other: CornerShape, by fraction: Double) -> CornerShape {
    func mix(_ a: Point, _ b: Point) -> Point { a + (b - a) * fraction }
    return CornerShape(
      start: mix(start, other.start),
      segments: zip(segments, other.segments).map { a, b in
        Segment(
          control1: mix(a.control1, b.control1), control2: mix(a.control2, b.control2), end: mix(a.end, b.end))
      })
  }
}
