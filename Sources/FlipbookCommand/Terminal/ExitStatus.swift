import Flipbook
import Golden

/// An exit status of the process, with values from `sysexits.h`.
enum ExitStatus: Int32, Error, CaseIterable {
  case done = 0
  case foundProblems = 1
  case missingGolden = 2
  case recorded = 3
  case usage = 64
  case badScene = 65
  case missingInput = 66
  case internalFault = 70
  case cannotWrite = 73
  case interrupted = 130
  case terminated = 143

  /// The meaning of the status, for help pages.
  var meaning: String {
    switch self {
    case .done: "success"
    case .foundProblems: "a check found problems, or images differ"
    case .missingGolden: "a golden is missing"
    case .recorded: "a golden was recorded instead of compared"
    case .usage: "the arguments are invalid"
    case .badScene: "the scene, an image, or a frame cannot be used"
    case .missingInput: "an input file cannot be read"
    case .internalFault: "an internal error"
    case .cannotWrite: "the output cannot be written"
    case .interrupted: "interrupted"
    case .terminated: "ended by SIGTERM"
    }
  }

  /// The table of all statuses, for help pages.
  static let table =
    "EXIT CODES\n"
    + allCases.map { status in
      let number = String(status.rawValue)
      return "  \(String(repeating: " ", count: 3 - number.count))\(number)  \(status.meaning)"
    }.joined(separator: "\n")
}

extension ExitStatus {
  /// Determines the status for an error that ends a command.
  init(_ error: RenderError) {
    self =
      switch error.reason {
      case .missingInput: .missingInput
      case .scene, .drawing, .lottie, .figma, .notText, .image, .font, .frames, .endless, .action, .tooLarge,
        .beyondLimits:
        .badScene
      case .options: .usage
      case .alreadyPlayed: .internalFault
      case .output(.badPattern): .usage
      case .output(.image(.beyondFormat)): .badScene
      case .output(.image): .internalFault
      case .output: .cannotWrite
      }
  }
}

extension ExitStatus {
  /// Determines the status for an error of goldens.
  init(_ error: GoldenError) {
    self =
      switch error {
      case .missing: .missingGolden
      case .unreadable, .otherSettings, .tolerance: .badScene
      case .forbidden: .usage
      case .tooLarge: .foundProblems
      case .render(let error): ExitStatus(error)
      case .output: .cannotWrite
      case .cancelled: .interrupted
      }
  }

  /// Determines the status for the outcomes of several comparisons, as written in reports.
  init(outcomes: [String]) {
    let ranks: [(outcome: String, status: ExitStatus)] = [
      ("failed", .badScene), ("different", .foundProblems), ("orphan", .foundProblems), ("missing", .missingGolden),
      ("recorded", .recorded),
    ]
    self = ranks.first { outcomes.contains($0.outcome) }?.status ?? .done
  }

  /// Determines the status for several comparisons: failures take precedence, then differences, missing goldens, and
  /// recordings.
  init(_ verdicts: [GoldenVerdict]) {
    let all = verdicts.map { verdict -> ExitStatus in
      switch verdict.outcome {
      case .passed: .done
      case .recorded: .recorded
      case .missing: .missingGolden
      case .different, .orphan: .foundProblems
      case .failed(let error): ExitStatus(error)
      }
    }
    let ranks: [ExitStatus] = [.foundProblems, .missingGolden, .recorded, .done]
    self = all.first { !ranks.contains($0) } ?? ranks.first { all.contains($0) } ?? .done
  }
}
