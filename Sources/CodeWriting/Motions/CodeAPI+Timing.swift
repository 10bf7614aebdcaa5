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

  /// The animated object in the code, with its name and type.
  package var subject: (name: String, type: String) { self == .uiKit ? ("view", "UIView") : ("layer", "CALayer") }

  /// Returns a line of comment in the API's language.
  func comment(_ text: String) -> String {
    self == .css ? "/* \(MotionText.comment(text)) */" : "// \(MotionText.comment(text))"
  }
}
