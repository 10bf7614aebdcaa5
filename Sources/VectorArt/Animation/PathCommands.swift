import Arithmetic

/// Path data as a list of commands with numbers, so that two paths with the same commands can be interpolated.
struct PathCommands: Hashable {
  struct Command: Hashable {
    /// The command letter: uppercase for absolute coordinates, lowercase for relative ones.
    var letter: Character
    var numbers: [Double]
  }

  private(set) var commands: [Command] = []

  /// The number of arguments of each command.
  private static let counts: [Character: Int] = [
    "M": 2, "Z": 0, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7,
  ]

  /// Reads path data; nil if the text is not valid path data.
  init?(_ text: String) {
    var scanner = ValueScanner(text.trimmed)
    while !scanner.isAtEnd {
      guard let byte = scanner.next else { return nil }
      var letter = Character(Unicode.Scalar(byte))
      guard let count = Self.counts[Character(letter.uppercased())], scanner.take(letter) else { return nil }
      scanner.skipSpace()
      guard count > 0 else {
        commands.append(Command(letter: letter, numbers: []))
        continue
      }
      repeat {
        var numbers: [Double] = []
        while numbers.count < count {
          // The flags of an arc need no separator after them.
          let isFlag = count == 7 && (3...4).contains(numbers.count)
          let flag: Double? = isFlag ? scanner.take("0") ? 0 : scanner.take("1") ? 1 : nil : scanner.number()
          guard let number = flag else { return nil }
          numbers.append(number)
          scanner.skipSeparator()
        }
        commands.append(Command(letter: letter, numbers: numbers))
        if letter == "M" { letter = "L" } else if letter == "m" { letter = "l" }
      } while scanner.next.map({ !Self.isLetter($0) }) ?? false
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 32) }

  /// The same path with absolute coordinates.
  var absolute: PathCommands {
    var result = self
    var (x, y, startX, startY) = (0.0, 0.0, 0.0, 0.0)
    for (index, command) in commands.enumerated() {
      let isRelative = command.letter.isLowercase
      let letter = Character(command.letter.uppercased())
      var numbers = command.numbers
      switch letter {
      case "Z": (x, y) = (startX, startY)
      case "H":
        if isRelative { numbers[0] += x }
        x = numbers[0]
      case "V":
        if isRelative { numbers[0] += y }
        y = numbers[0]
      default:
        if isRelative {
          for place in stride(from: letter == "A" ? 5 : 0, to: numbers.count, by: 2) {
            numbers[place] += x
            numbers[place + 1] += y
          }
        }
        (x, y) = (numbers[numbers.count - 2], numbers[numbers.count - 1])
        if letter == "M" { (startX, startY) = (x, y) }
      }
      result.commands[index] = Command(letter: letter, numbers: numbers)
    }
    return result
  }

  /// Returns `first · a + second · b`, number by number; nil if the two paths have different commands.
  static func sum(_ a: PathCommands, times first: Double, _ b: PathCommands, times second: Double) -> PathCommands? {
    var (a, b) = (a, b)
    if a.commands.map(\.letter) != b.commands.map(\.letter) { (a, b) = (a.absolute, b.absolute) }
    guard a.commands.map(\.letter) == b.commands.map(\.letter) else { return nil }
    for (index, command) in a.commands.enumerated() {
      let other = b.commands[index].numbers
      for place in command.numbers.indices {
        // Flags cannot be interpolated; they switch to the second path's at the midpoint.
        let isFlag = command.numbers.count == 7 && (3...4).contains(place)
        a.commands[index].numbers[place] =
          isFlag
          ? (second > first ? other[place] : command.numbers[place])
          : command.numbers[place] * first + other[place] * second
      }
    }
    return a
  }

  /// The commands as path data.
  var text: String {
    commands.map { "\($0.letter)\($0.numbers.map(\.plainText).joined(separator: " "))" }.joined()
  }
}
