/// The version of iOS that exported code requires, if it is a recent one.
enum RequiredSystem {
  /// Returns the APIs introduced with iOS 17, with the text of their calls.
  private static func news(_ style: SceneCodeStyle) -> [(call: String, name: String)] {
    switch style {
    case .coreAnimation: []
    case .uiKit:
      [
        ("springDuration:", "UIView.animate(springDuration:bounce:)"),
        ("UISpringTimingParameters(duration:", "UISpringTimingParameters(duration:bounce:)"),
      ]
    case .swiftUI:
      [
        (".keyframeAnimator(", "keyframeAnimator"), (".phaseAnimator(", "phaseAnimator"), (".smooth", "smooth"),
        (".snappy", "snappy"), (".bouncy", "bouncy"), ("pring(duration:", "springs with a duration and a bounce"),
        ("} completion: {", "withAnimation with a completion"),
      ]
    }
  }

  /// Returns the code with a note about the required version below its first line.
  static func noted(in code: String, _ style: SceneCodeStyle) -> String {
    let names = news(style).filter { code.contains($0.call) }.map(\.name)
    guard !names.isEmpty, let end = code.firstIndex(of: "\n") else { return code }
    return "\(code[..<end])\n// Needs iOS 17: \(names.joined(separator: ", ")).\(code[end...])"
  }
}
