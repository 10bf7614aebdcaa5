import SceneProgram

extension RenderError {
  /// The same error, with the variant of the scene.
  public func naming(variant: String) -> RenderError {
    guard case .scene(let error) = reason else { return self }
    return RenderError(.scene(error.naming(variant: variant)), frame: frame, path: path)
  }
}
