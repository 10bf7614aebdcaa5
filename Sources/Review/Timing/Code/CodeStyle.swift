/// The API for generated code.
package enum CodeStyle: String, CaseIterable, Sendable {
  /// Swift with UIKit's blocks and property animators.
  case uiKit = "swift-uikit"
  /// Swift with Core Animation.
  case coreAnimation = "swift-coreanimation"
  /// Swift with Facebook's Pop.
  case pop
  /// SwiftUI.
  case swiftUI = "swiftui"
  /// CSS.
  case css

  /// The imports of the code.
  var imports: [String] {
    switch self {
    case .uiKit: ["UIKit"]
    case .coreAnimation: ["QuartzCore"]
    case .pop: ["UIKit", "pop"]
    case .swiftUI: ["SwiftUI"]
    case .css: []
    }
  }

  /// The moving object in the code: a name and its type.
  var subject: (name: String, type: String) { self == .uiKit ? ("view", "UIView") : ("layer", "CALayer") }

  /// A line of comment.
  func comment(_ text: String) -> String {
    self == .css ? "/* \(CodeText.comment(text)) */" : "// \(CodeText.comment(text))"
  }
}
