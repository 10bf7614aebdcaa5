import Arithmetic
import Geometry

extension ExpressionValue {
  /// The value as text; numbers have at most six decimals.
  package var text: String {
    switch self {
    case .number(let number, _):
      abs(number) < 1e9 ? ((number * 1e6).rounded() / 1e6).plainText : number.plainText
    case .boolean(let boolean): boolean ? "true" : "false"
    case .color(let color): color.hexText
    case .text(let text): text
    case .numbers(let numbers): numbers.map { ExpressionValue.number($0).text }.joined(separator: ", ")
    case .choice(let choice): choice.word
    case .table(let table): table.name
    case .row(let row): "\(row.table.name)(\(row.index))"
    }
  }
}

extension Color {
  /// The color as `#RRGGBB`, or as `#RRGGBBAA` if it is not opaque.
  fileprivate var hexText: String {
    let parts = alpha < 1 ? [red, green, blue, alpha] : [red, green, blue]
    return parts.reduce("#") { text, part in
      let byte = Int(saturating: (min(max(part, 0), 1) * 255).rounded())
      return text + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
  }
}
