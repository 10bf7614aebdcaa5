extension MergeMode {
  /// The paths as one.
  func merged(_ paths: [[BezierShape]]) -> [BezierShape] { paths.flatMap(\.self) }
}
