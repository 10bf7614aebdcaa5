/// The position in a scene's text of the step that adds an animation.
package struct StepOrigin: Hashable, Sendable {
  /// The index of the text; 0 is the scene file itself.
  package let file: Int
  /// The line of the step's verb, counted from 1.
  package let line: Int
  /// The column of the step's verb, counted from 1.
  package let column: Int

  /// Creates a position.
  package init(file: Int, line: Int, column: Int) { (self.file, self.line, self.column) = (file, line, column) }
}
