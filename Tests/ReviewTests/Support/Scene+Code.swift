import CodeNotation
import Flipbook
import LayerTree
import SceneProgram

@testable import CodeWriting
@testable import Review

extension Scene {
  /// The motions of the scene as `timing --code` writes them.
  func code(in style: CodeAPI) throws -> String {
    try MotionCode(of: makeStage, try trace(), rules: followRules, in: style).text
  }
}
