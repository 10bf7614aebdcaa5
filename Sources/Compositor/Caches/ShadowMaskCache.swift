import Raster
import Typography

/// A cache of shadow masks, kept from frame to frame.
///
/// A missing mask is rendered exactly as it was before, so pixels don't depend on the cache.
struct ShadowMaskCache {
  private var masks: RecentCache<ShadowKey, ShadowMask>

  /// Creates a cache with a capacity in bytes.
  init(capacity: Int) { masks = RecentCache(capacity: capacity) }

  /// Returns the mask for `key`, rendered by `rasterizer` if it isn't cached.
  mutating func mask(for key: ShadowKey, _ rasterizer: inout Rasterizer) -> ShadowMask {
    masks.value(for: key) {
      let mask = rasterizer.mask(of: key)
      return (mask, mask.values.count + key.source.byteCount + 256)
    }
  }
}
