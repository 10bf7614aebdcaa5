import ArgumentParser
import CodeNotation
import CodeWriting

extension CodeAPI: ExpressibleByArgument {
  package init?(argument: String) { self.init(named: argument) }

  /// Returns the style of whole scenes in this API.
  ///
  /// - Throws: `ValidationError` for an API that supports only motions.
  func sceneStyle() throws -> SceneCodeStyle {
    if let style = SceneCodeStyle(self) { return style }
    let others = Self.allCases.filter { SceneCodeStyle($0) != nil }.map(\.rawValue).joined(separator: ", ")
    throw ValidationError(
      "\(rawValue) cannot express a whole scene: write \(others); flipbook timing --code \(rawValue) writes its motions"
    )
  }
}
