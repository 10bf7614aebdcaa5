/// An API that a motion or a whole scene can be exported to as code.
package enum CodeAPI: String, CaseIterable, Sendable {
  /// Swift with UIKit's animation blocks and property animators.
  case uiKit = "swift-uikit"
  /// Swift with Core Animation.
  case coreAnimation = "swift-coreanimation"
  /// Swift with SwiftUI.
  case swiftUI = "swiftui"
  /// Swift with Facebook's Pop library.
  case pop
  /// CSS.
  case css

  /// Other spellings of the APIs.
  package static let aliases: [String: CodeAPI] = ["swift-quartzcore": .coreAnimation]

  /// Creates the API with a name or an alias; nil for any other name.
  package init?(named name: String) {
    guard let api = CodeAPI(rawValue: name) ?? Self.aliases[name] else { return nil }
    self = api
  }
}
