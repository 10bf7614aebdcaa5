import Arithmetic
import Motion
import Review

extension CSSAnimation {
  /// Returns a timing function in CSS notation.
  func text(of easing: Easing) -> String {
    switch easing {
    case .curve(.linear): return "linear"
    case .curve(let function): return "cubic-bezier\(function.points)"
    case .points(let points):
      let offsets = points.map(\.offset)
      let stops = points.enumerated().map { index, point in
        let isEnd = index == 0 || index == points.count - 1 && point.offset == 1
        return isEnd && !(index > 0 && points[index - 1].offset == 1)
          ? point.progress.cssText : "\(point.progress.cssText) \(percentage(of: offsets, index))"
      }
      return "linear(\(stops.joined(separator: ", ")))"
    }
  }

  /// The positions of the keyframes; they increase, as two keyframes cannot have the same position.
  var percentages: [String] {
    guard frames.count != 2 else { return ["from", "to"] }
    var offsets: [Double] = []
    for (index, frame) in frames.enumerated() {
      let rest = Double(frames.count - 1 - index) * step
      offsets.append(min(max(frame.offset, (offsets.last ?? -1) + step), 1 - rest))
    }
    return offsets.indices.map { percentage(of: offsets, $0) }
  }

  /// The number of decimals of percentages, so that times are exact to a microsecond.
  private var decimals: Int {
    var (decimals, seconds) = (4, duration)
    while seconds > 1, decimals < 10 { (decimals, seconds) = (decimals + 1, seconds / 10) }
    return decimals
  }

  /// The smallest difference between two positions.
  private var step: Double { pow(10, Double(-decimals - 2)) }

  /// Returns one of the positions in an iteration as a percentage; a jump is not later than its time.
  private func percentage(of offsets: [Double], _ index: Int) -> String {
    let offset = offsets[index]
    let isJump = [index - 1, index + 1].contains {
      offsets.indices.contains($0) && abs(offsets[$0] - offset) * duration < 1.5e-6
    }
    guard isJump, offset < 1 else { return "\((offset * 100).plainText(decimals: decimals))%" }
    return "\(((offset / step).rounded(.down) * step * 100).plainText(decimals: decimals))%"
  }
}
