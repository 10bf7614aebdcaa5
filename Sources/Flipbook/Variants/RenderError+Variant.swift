import SceneProgram

extension RenderError {
  /// The same, with a word on which variant of the scene is meant.
  public func naming(variant: String) -> RenderError {
    guard case .scene(let error) = reason else { return self }
    return RenderError(.scene(error.naming(variant: variant)), frame: frame, path: path)
  }
}
