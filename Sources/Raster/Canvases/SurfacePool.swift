/// Surfaces for images that are needed only for a while, used again afterwards.
final class SurfacePool {
  private var surfaces: [Surface] = []

  /// A surface that nobody else holds; it is free again when the caller lets go of it.
  func surface() -> Surface {
    for index in surfaces.indices where isKnownUniquelyReferenced(&surfaces[index]) { return surfaces[index] }
    let surface = Surface()
    surfaces.append(surface)
    return surface
  }
}
