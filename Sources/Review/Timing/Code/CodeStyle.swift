/// Whose API motions are written in.
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
}

extension TimingTable {
  /// The motions as code that does the same, a function, modifier or class for each.
  package func code(in style: CodeStyle) -> String {
    var names: [String: Int] = [:]
    /// A name for a row that no other has.
    func name(of row: TimingRow) -> String {
      let base = CodeText.identifier(row.name)
      names[base, default: 0] += 1
      let count = names[base] ?? 1
      return count == 1 ? base : "\(base)\(count)"
    }
    let named = rows.map { (row: $0, name: name(of: $0)) }
    var parts = named.map { row, name in
      switch style {
      case .coreAnimation: CoreAnimationCode.function(for: row, named: name)
      case .uiKit: UIKitCode.function(for: row, named: name)
      case .pop: PopCode.function(for: row, named: name)
      case .swiftUI: SwiftUICode.modifier(for: row, named: name)
      case .css: CSSCode.rules(for: row, named: name)
      }
    }
    if style == .css { parts += CSSCode.groups(of: named) }
    let header: String =
      switch style {
      case .coreAnimation: "import QuartzCore\n\n"
      case .uiKit: "import UIKit\n\n"
      case .pop: "import UIKit\nimport pop\n\n"
      case .swiftUI: "import SwiftUI\n\n"
      case .css: ""
      }
    return header + parts.joined(separator: "\n")
  }
}
