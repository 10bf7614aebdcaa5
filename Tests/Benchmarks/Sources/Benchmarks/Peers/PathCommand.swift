import Flipbook

/// A letter of SVG path data with its coordinates.
struct PathCommand: Decodable {
  let letter: String
  let numbers: [Double]

  init(from decoder: any Decoder) throws {
    var values = try decoder.unkeyedContainer()
    letter = try values.decode(String.self)
    var numbers: [Double] = []
    while !values.isAtEnd { numbers.append(try values.decode(Double.self)) }
    self.numbers = numbers
  }
}

extension Path {
  init(_ commands: [PathCommand]) {
    self.init()
    for command in commands {
      let points = stride(from: 0, to: command.numbers.count, by: 2).map {
        Point(command.numbers[$0], command.numbers[$0 + 1])
      }
      switch command.letter {
      case "M": move(to: points[0])
      case "L": line(to: points[0])
      case "C": cubic(control1: points[0], control2: points[1], to: points[2])
      default: close()
      }
    }
  }
}
