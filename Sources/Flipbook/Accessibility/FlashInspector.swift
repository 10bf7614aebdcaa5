import Arithmetic
import Compositor
import Geometry
import LayerTree
import Motion
import Pixels
import SceneDiagnostics
import SceneProgram
import Typography

/// Finds areas that flash.
///
/// Source: WCAG 2.2, 2.3.1 "Three Flashes or Below Threshold", and "general flash and red flash thresholds": a flash is a
/// pair of opposing changes of the relative luminance by 10 % or more where the darker image is below 0.80, or a pair of
/// opposing transitions involving a saturated red whose chromaticities in the CIE 1976 UCS diagram differ by more than
/// 0.2; more than three flashes in one second fail if they cover a quarter of any 341 × 256 pixels at once.
struct FlashInspector {
  /// The number of points that a cell is wide and high.
  private static let cell = 8.0
  /// The part of the visual field that is looked at, in points.
  private static let field = Size(341, 256)
  /// The number of transitions in one second that are more than three flashes.
  private static let manyTransitions = 7

  private let compositor: Compositor
  private let columns: Int
  private let rows: Int
  private var luminances: [Transitions]
  private var reds: [Transitions]
  private var lastImage: UInt64?

  /// The changes of a cell.
  fileprivate struct Transitions {
    /// The luminance at the last turn, or the most extreme one since.
    var extreme: Double?
    /// 1 while the luminance rises, −1 while it falls, and 0 before the first transition.
    var direction = 0
    /// The color at the last transition.
    var color: LinearColor?
    /// The times of the transitions in the last second.
    var times: [Double] = []
  }

  init(canvas: Size, _ makeCompositor: (Viewport) -> Compositor) {
    columns = max(1, Int(saturating: (canvas.width / Self.cell).rounded(.up)))
    rows = max(1, Int(saturating: (canvas.height / Self.cell).rounded(.up)))
    compositor = makeCompositor(Viewport(widthPixels: columns, heightPixels: rows, scale: 1 / Self.cell))
    // Budget: the canvas at an eighth of its width and height.
    luminances = [Transitions](repeating: Transitions(), count: columns * rows)
    reds = luminances
  }

  /// Adds the sightings of a frame.
  mutating func look(at frame: InspectedFrame, _ sightings: inout Sightings) {
    let image = compositor.paint(frame.snapshot)
    let fingerprint = image.fingerprint
    guard fingerprint != lastImage else { return }
    lastImage = fingerprint
    for y in 0..<rows {
      for x in 0..<columns {
        let color = LinearColor(image[x, y])
        luminances[y * columns + x].note(luminance: color.luminance, at: frame.time)
        reds[y * columns + x].note(red: color, at: frame.time)
      }
    }
    report(.flash, luminances, at: frame.time, &sightings)
    report(.redFlash, reds, at: frame.time, &sightings)
  }

  /// Reports the field with the largest area that flashes, if it is too large.
  private func report(
    _ rule: AccessibilityRule, _ cells: [Transitions], at time: Double, _ sightings: inout Sightings
  ) {
    guard cells.contains(where: { $0.times.count >= Self.manyTransitions }) else { return }
    // The sums of all cells above and to the left.
    var sums = [Int](repeating: 0, count: (columns + 1) * (rows + 1))
    for y in 0..<rows {
      for x in 0..<columns {
        let own = cells[y * columns + x].times.count >= Self.manyTransitions ? 1 : 0
        sums[(y + 1) * (columns + 1) + x + 1] =
          own + sums[y * (columns + 1) + x + 1] + sums[(y + 1) * (columns + 1) + x] - sums[y * (columns + 1) + x]
      }
    }
    let width = min(columns, Int(saturating: (Self.field.width / Self.cell).rounded()))
    let height = min(rows, Int(saturating: (Self.field.height / Self.cell).rounded()))
    var worst = (count: 0, x: 0, y: 0)
    for y in 0...(rows - height) {
      for x in 0...(columns - width) {
        let (right, bottom) = (x + width, y + height)
        let count =
          sums[bottom * (columns + 1) + right] - sums[y * (columns + 1) + right] - sums[bottom * (columns + 1) + x]
          + sums[y * (columns + 1) + x]
        if count > worst.count { worst = (count, x, y) }
      }
    }
    let area = Double(worst.count) * Self.cell * Self.cell
    guard area > Self.field.width * Self.field.height / 4 else { return }
    let transitions = cells.map(\.times.count).max() ?? 0
    sightings.add(
      .init(rule: rule, layer: ""), at: time, severity: area * Double(transitions),
      in: Rect(
        Double(worst.x) * Self.cell, Double(worst.y) * Self.cell, Double(width) * Self.cell,
        Double(height) * Self.cell),
      measured: "\((transitions + 1) / 2)")
  }
}

extension FlashInspector.Transitions {
  /// Notes the relative luminance at a time.
  fileprivate mutating func note(luminance: Double, at time: Double) {
    times.removeAll { $0 <= time - 1 }
    guard let extreme else {
      self.extreme = luminance
      return
    }
    let change = luminance - extreme
    let isTransition = abs(change) >= 0.1 - 1e-9 && min(luminance, extreme) < 0.8
    switch direction {
    case 1 where change >= 0, -1 where change <= 0: self.extreme = luminance
    default:
      guard isTransition else { return }
      direction = change > 0 ? 1 : -1
      self.extreme = luminance
      times.append(time)
    }
  }

  /// Notes the color at a time.
  fileprivate mutating func note(red: LinearColor, at time: Double) {
    times.removeAll { $0 <= time - 1 }
    guard let color else {
      self.color = red
      return
    }
    guard color.isSaturatedRed || red.isSaturatedRed else {
      self.color = red
      return
    }
    let ((u, v), (otherU, otherV)) = (color.chromaticity, red.chromaticity)
    guard hypot(u - otherU, v - otherV) > 0.2 else { return }
    self.color = red
    times.append(time)
  }
}
