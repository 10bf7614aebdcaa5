import Arithmetic
import Geometry

extension FilterGraph.Transfer {
  /// The value of the transfer function for each byte.
  var bytes: [UInt8] {
    (0..<256).map { byte in
      let value = self.value(Double(byte) / 255)
      return UInt8(saturating: ((value.isFinite ? min(1, max(0, value)) : 0) * 255).rounded())
    }
  }

  private func value(_ x: Double) -> Double {
    switch self {
    case .identity: return x
    case .table(let values):
      guard values.count > 1 else { return values.first ?? x }
      let place = min(Int(saturating: x * Double(values.count - 1)), values.count - 2)
      let share = x * Double(values.count - 1) - Double(place)
      return values[place] + share * (values[place + 1] - values[place])
    case .discrete(let values):
      return values.isEmpty ? x : values[min(Int(saturating: x * Double(values.count)), values.count - 1)]
    case .linear(let slope, let intercept): return slope * x + intercept
    case .gamma(let amplitude, let exponent, let offset): return amplitude * pow(x, exponent) + offset
    }
  }
}
