extension CodeHelper {
  /// The helpers that are written above the code of single motions.
  static let ofMotions: [CodeHelper] = [.setWithoutAnimation, .popSpring, .jnwSpring, .after, .hold]

  /// Returns the helpers that the code of single motions calls.
  static func all(in text: String) -> [CodeHelper] { ofMotions.filter { text.contains(" \($0)(") } }

  /// True if the helper needs mathematical functions of Foundation.
  var needsFoundation: Bool { self == .jnwSpring || self == .after }

  /// The code of the helper as a global function.
  var text: String {
    lines(.uiKit, isShared: true).joined(separator: "\n") + "\n"
  }
}
