/// An API that motion or a whole scene is written in as code.
package enum CodeAPI: String, CaseIterable, Sendable {
  /// Swift with UIKit's blocks and property animators.
  case uiKit = "swift-uikit"
  /// Swift with Core Animation.
  case coreAnimation = "swift-coreanimation"
  /// SwiftUI.
  case swiftUI = "swiftui"
  /// Swift with Facebook's Pop.
  case pop
  /// CSS.
  case css

  /// Other spellings of the APIs.
  package static let aliases: [String: CodeAPI] = ["swift-quartzcore": .coreAnimation]

  /// The API of a name or an alias; nil for any other word.
  package init?(named name: String) {
    guard let api = CodeAPI(rawValue: name) ?? Self.aliases[name] else { return nil }
    self = api
  }
}
