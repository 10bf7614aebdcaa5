/// The contexts that the code of a stage draws into, the innermost last.
final class DrawingStack {
  var contexts: [CGContext] = []
}

extension StageContext {
  /// The contexts that code draws into.
  var drawings: DrawingStack { companion { DrawingStack() } }
}
