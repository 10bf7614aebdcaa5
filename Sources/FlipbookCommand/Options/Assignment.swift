import ArgumentParser

/// A name and its value, such as `stutter=0.06`.
struct Assignment {
  let name: String
  let value: String

  /// Parses `name=value`; the value begins after the first `=`.
  init(_ text: String) throws {
    guard let sign = text.firstIndex(of: "="), sign > text.startIndex, text.index(after: sign) < text.endIndex else {
      throw ValidationError("write a name and a value, as in stutter=0.06")
    }
    name = String(text[..<sign])
    value = String(text[text.index(after: sign)...])
  }

  /// The values separated by commas, except for commas inside parentheses or quotes.
  var values: [String] {
    var values = [""]
    var depth = 0
    var isQuoted = false
    for character in value {
      switch character {
      case "'": isQuoted.toggle()
      case "(": depth += 1
      case ")": depth -= 1
      case "," where depth == 0 && !isQuoted:
        values.append("")
        continue
      default: break
      }
      values[values.count - 1].append(character)
    }
    return values
  }
}
