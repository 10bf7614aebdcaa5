package import CodeNotation

extension CodeAPI {
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
  package var subject: (name: String, type: String) { self == .uiKit ? ("view", "UIView") : ("layer", "CALayer") }

  /// A line of comment.
  func comment(_ text: String) -> String {
    self == .css ? "/* \(MotionText.comment(text)) */" : "// \(MotionText.comment(text))"
  }
}
