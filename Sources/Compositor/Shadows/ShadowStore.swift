import Geometry
import Typography

/// Masks of shadows, kept from frame to frame.
///
/// A mask that isn't here is made exactly as it was before, so pixels don't depend on the cache.
struct ShadowStore {
  private var masks: RecentCache<ShadowKey, ShadowMask>

  /// Keeps masks of so many bytes.
  init(capacity: Int) { masks = RecentCache(capacity: capacity) }
  private let surface = Surface()
  let memory = ScratchMemory()

  mutating func mask(for key: ShadowKey, cells: inout CoverageCells) -> ShadowMask {
    let (surface, memory) = (surface, memory)
    return masks.value(for: key) {
      let mask = ShadowMask(key, cells: &cells, surface: surface, memory: memory)
      return (mask, mask.values.count + key.source.byteCount + 256)
    }
  }
}
