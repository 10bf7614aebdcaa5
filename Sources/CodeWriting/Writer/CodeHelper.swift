import CodeNotation

/// A function or type that exported code needs in addition to the frameworks, nested in the exported class.
enum CodeHelper: CaseIterable {
  case after, every, frames, withoutAnimation, change, animate, animateAdditively, animator, shown, shownSize,
    shownLayer, place,
    fit, pop
  case spring, replaceSpring, springNumber, springColor, play
  case numberText, components, mix, image, drawnPath, perspective, centerText
  case everyFrame, recognize, percentComplete, release, gesture, transition
  case setWithoutAnimation, popSpring, jnwSpring, hold
  case beginning, blockTarget, shadedControl, touchControl, shapeView, gradientView, replicatorView, transformView

  /// The helpers that the helper itself calls.
  var needs: [CodeHelper] {
    switch self {
    case .shown, .shownSize: [.shownLayer]
    case .every: [.after]
    case .frames: [.everyFrame]
    case .change: [.shown]
    case .animate: [.shown, .withoutAnimation]
    case .animateAdditively: [.withoutAnimation]
    case .place: [.shownSize, .withoutAnimation]
    case .fit: [.withoutAnimation]
    case .mix: [.components]
    case .springNumber: [.spring, .replaceSpring, .withoutAnimation]
    case .springColor: [.spring, .replaceSpring, .components, .withoutAnimation]
    case .play: [.spring, .withoutAnimation]
    case .everyFrame, .recognize: [.blockTarget]
    default: []
    }
  }

  /// True if only the exported code itself uses the helper; properties of the code may have the types of others.
  private var isPrivate: Bool {
    switch self {
    case .gesture, .shadedControl, .touchControl, .shapeView, .gradientView, .replicatorView, .transformView: false
    default: true
    }
  }

  /// Writes the helper as a member of the exported class.
  ///
  /// - Parameters:
  ///   - style: The API of the exported code.
  ///   - isShared: True if other files use the helper as well.
  /// - Returns: The lines, without indentation.
  func lines(_ style: SceneCodeStyle, isShared: Bool = false) -> [String] {
    let lines = CodeHelperSource.lines(of: "\(self)", in: style)
    guard isPrivate, !isShared else { return lines }
    return lines.map { line in
      Self.declarations.contains { line.hasPrefix($0) } ? "private \(line)" : line
    }
  }

  /// The beginnings of lines that declare a member.
  private static let declarations = ["func ", "final class ", "struct ", "var "]
}
