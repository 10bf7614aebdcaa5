import CodeNotation

@testable import CodeWriting
@testable import Review

/// The different bodies of the functions of a scene's code, each written once.
struct SceneCodeBodies {
  /// A function that does what one or several functions of the printed code do.
  struct Body {
    /// The name.
    let name: String
    /// True if it takes a layer, false if it takes a view.
    let isOfLayer: Bool
  }

  private var known: [String: Body] = [:]
  /// The source of the functions.
  private(set) var text = ""

  /// Returns the function with some statements; nil if there are none.
  mutating func body(of lines: [String], in style: CodeAPI) -> Body? {
    // What UIKit's code leaves to Core Animation is of the view's layer alone.
    let first = "  let layer = view.layer"
    let isLeft = lines.first == first && !lines.dropFirst().contains { $0.contains(/\bview\b/) }
    let statements = isLeft ? Array(lines.dropFirst()) : lines
    guard !statements.isEmpty else { return nil }
    let isOfLayer = isLeft || style != .uiKit
    let source = "(_ \(isOfLayer ? "layer: CALayer" : "view: UIView")) {\n\(statements.joined(separator: "\n"))\n}\n"
    if let body = known[source] { return body }
    let body = Body(name: "motion\(known.count)", isOfLayer: isOfLayer)
    known[source] = body
    text += "\nprivate func \(body.name)\(source)"
    return body
  }
}
