/// A pool of surfaces for temporary images.
final class SurfacePool {
  private var surfaces: [Surface] = []

  /// Returns a surface for exclusive use; it returns to the pool when the caller releases it.
  func surface() -> Surface {
    for index in surfaces.indices where isKnownUniquelyReferenced(&surfaces[index]) { return surfaces[index] }
    let surface = Surface()
    surfaces.append(surface)
    return surface
  }
}
