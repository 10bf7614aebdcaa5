/// The version of iOS that exported code needs, where that is a recent one.
enum RequiredSystem {
  /// The APIs introduced with iOS 17, by the text that calls them.
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

  /// The code with the version that it needs under its first line.
  static func noted(in code: String, _ style: SceneCodeStyle) -> String {
    let names = news(style).filter { code.contains($0.call) }.map(\.name)
    guard !names.isEmpty, let end = code.firstIndex(of: "\n") else { return code }
    return "\(code[..<end])\n// Needs iOS 17: \(names.joined(separator: ", ")).\(code[end...])"
  }
}
