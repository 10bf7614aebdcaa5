import Flipbook

/// How the process ends, after `sysexits.h`.
enum ExitStatus: Int32, Error, CaseIterable {
  case done = 0
  case foundProblems = 1
  case usage = 64
  case badScene = 65
  case missingInput = 66
  case internalFault = 70
  case cannotWrite = 73
  case interrupted = 130

  /// What the number means, for help pages.
  var meaning: String {
    switch self {
    case .done: "done"
    case .foundProblems: "a check found something"
    case .usage: "the arguments make no sense"
    case .badScene: "the scene, a picture, or a frame cannot be used"
    case .missingInput: "a file that was named cannot be read"
    case .internalFault: "a fault of flipbook"
    case .cannotWrite: "the output cannot be written"
    case .interrupted: "interrupted"
    }
  }

  /// The table of all numbers, for help pages.
  static let table =
    "EXIT CODES\n"
    + allCases.map { status in
      let number = String(status.rawValue)
      return "  \(String(repeating: " ", count: 3 - number.count))\(number)  \(status.meaning)"
    }.joined(separator: "\n")
}

extension ExitStatus {
  /// The status for an error that ends a command.
  init(_ error: RenderError) {
    self =
      switch error.reason {
      case .missingInput: .missingInput
      case .scene, .drawing, .notText, .image, .font, .frames, .endless, .action: .badScene
      case .options, .tooLarge: .usage
      case .alreadyPlayed: .internalFault
      case .output(.badPattern): .usage
      case .output(.image): .internalFault
      case .output: .cannotWrite
      }
  }
}
