import Arithmetic
import Geometry
import Motion

extension TextAnimator.Selector {
  /// Returns the strength of a glyph's selection, -1 to 1; it is negative for a negative amount.
  func strength(of glyph: TextBuilder.Glyph, in units: TextUnits, at frame: Double) -> Double {
    let (position, count) = units.position(of: glyph, by: basis)
    guard count > 0 else { return 0 }
    let unit = isIndexed ? 1 : Double(count) / 100
    let move = offset.value(at: frame).x * unit
    var low = start.value(at: frame).x * unit + move
    var high = (end.map { $0.value(at: frame).x * unit } ?? Double(count)) + move
    if low > high { swap(&low, &high) }
    let length = high - low
    let index = Double(isRandom ? units.shuffled(position, of: count) : position)
    func clamp(_ value: Double) -> Double { max(0, min(1, value)) }
    let ramp = length > 0 ? clamp((index + 0.5 - low) / length) : index >= high ? 1 : 0
    let within = min(max(0, index + 0.5 - low), length)
    let result: Double
    switch shape {
    case 2: result = ramp
    case 3: result = 1 - ramp
    case 4: result = length > 0 ? (ramp < 0.5 ? 2 * ramp : 2 - 2 * ramp) : 0
    case 5:
      let x = length > 0 ? 2 * within / length - 1 : 1
      result = max(0, 1 - x * x).squareRoot()
    case 6: result = length > 0 ? (1 - cos(2 * .pi * within / length)) / 2 : 0
    default:
      let covered = index - low < 0 ? clamp(min(high - index, 1) - (low - index)) : clamp(high - index)
      // Without smoothness, a character is either selected or not, depending on its center.
      let softness = max(1e-8, clamp(smoothness.value(at: frame).x / 100))
      result = clamp((covered - (0.5 - softness / 2)) / softness)
    }
    return eased(result, at: frame) * amount.value(at: frame).x / 100
  }

  /// Applies the eases to a selection: a positive ease flattens the curve at its end, a negative one makes it steeper.
  private func eased(_ share: Double, at frame: Double) -> Double {
    func part(_ track: Track<Vector>) -> Double { max(-1, min(1, track.value(at: frame).x / 100)) }
    let (high, low) = (part(easeHigh), part(easeLow))
    guard high != 0 || low != 0, share > 0, share < 1 else { return share }
    return TimingFunction(max(0, low), max(0, -low), 1 - max(0, high), 1 - max(0, -high)).value(at: share)
  }
}
