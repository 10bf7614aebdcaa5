/// The helpers of exported code as a separate file for several scenes: members of the scenes' base class.
package enum HelperFile {
  /// Returns the class with the helpers; for SwiftUI, the extended protocol.
  static func typeName(_ style: SceneCodeStyle) -> String {
    switch style {
    case .uiKit: "SceneView"
    case .coreAnimation: "SceneLayers"
    case .swiftUI: "View"
    }
  }

  /// Writes all helpers of an API.
  package static func text(_ style: SceneCodeStyle) -> String {
    var code = CodeLines()
    code.add("// Helpers for scenes exported by Flipbook as \(style.words).")
    code.add("")
    addImports(to: &code, style)
    switch style {
    case .uiKit:
      code.add("/// The base class of views exported from scenes.")
      code.open("class SceneView: UIView {")
    case .coreAnimation:
      code.add("/// The base class of layers exported from scenes.")
      code.open("class SceneLayers {")
    case .swiftUI: code.open("extension View {")
    }
    for helper in CodeHelper.allCases where helper.serves(style) {
      if helper == .pop { code.add("#if canImport(pop) || canImport(FlipbookUIKit)") }
      helper.lines(style, isShared: true).forEach { code.add($0) }
      if helper == .pop { code.add("#endif") }
      code.add("")
    }
    code.closeType()
    return code.text
  }

  private static func addImports(to code: inout CodeLines, _ style: SceneCodeStyle) {
    if style == .swiftUI {
      code.add("import SwiftUI")
    } else {
      code.add("#if canImport(UIKit)")
      code.add("  import UIKit")
      if style == .coreAnimation {
        code.add("#elseif canImport(AppKit)")
        code.add("  import AppKit")
      }
      code.add("#else")
      code.add("  import FlipbookUIKit")
      code.add("#endif")
      code.add("#if canImport(pop)")
      code.add("  import pop")
      code.add("#endif")
    }
    code.add("")
  }
}

extension CodeHelper {
  /// Returns true if whole scenes in an API may call the helper.
  fileprivate func serves(_ style: SceneCodeStyle) -> Bool {
    switch self {
    case .after, .every, .numberText: true
    case .setWithoutAnimation, .popSpring, .jnwSpring, .hold: false
    case .animator, .recognize, .percentComplete, .release, .shadedControl, .touchControl, .shapeView, .gradientView,
      .replicatorView, .transformView:
      style == .uiKit
    case .gesture, .transition, .image: style == .coreAnimation
    case .frames, .withoutAnimation, .change, .animate, .animateAdditively, .shown, .shownSize, .shownLayer, .place,
      .fit, .pop,
      .spring, .replaceSpring, .springNumber, .springColor, .play, .components, .mix, .drawnPath, .perspective,
      .centerText, .everyFrame, .beginning, .blockTarget:
      style != .swiftUI
    }
  }
}
