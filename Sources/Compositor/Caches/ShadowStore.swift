import Raster
import Typography

/// Masks of shadows, kept from frame to frame.
///
/// A mask that isn't here is made exactly as it was before, so pixels don't depend on the cache.
struct ShadowStore {
  private var masks: RecentCache<ShadowKey, ShadowMask>

  /// Makes a store for masks of a number of bytes.
  init(capacity: Int) { masks = RecentCache(capacity: capacity) }

  /// The mask for `key`, made by `rasterizer` if it isn't known.
  mutating func mask(for key: ShadowKey, _ rasterizer: inout Rasterizer) -> ShadowMask {
    masks.value(for: key) {
      let mask = rasterizer.mask(of: key)
      return (mask, mask.values.count + key.source.byteCount + 256)
    }
  }
}
