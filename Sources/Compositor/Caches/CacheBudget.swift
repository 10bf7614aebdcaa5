/// The memory limits of a compositor's caches, in bytes.
///
/// Caches only save time: pixels are the same for any budget.
struct CacheBudget {
  private let bytes: Int

  /// Divides a number of bytes among the caches.
  init(bytes: Int) { self.bytes = max(0, bytes) }

  /// The budget for flattened outlines.
  var outlines: Int { bytes / 15 }
  /// The budget for the edges of single glyphs.
  var glyphs: Int { bytes / 15 }
  /// The budget for the edges of all glyphs of a text layout.
  var textEdges: Int { bytes / 15 }
  /// The budget for the coverage of whole text layouts.
  var texts: Int { bytes / 15 }
  /// The budget for scaled copies of images.
  var pictures: Int { bytes / 5 * 2 }
  /// The budget for shadow masks.
  var shadows: Int { bytes / 15 * 2 }
  /// The budget for the image of unchanging layers behind everything else.
  var prefix: Int { bytes / 5 }
}
