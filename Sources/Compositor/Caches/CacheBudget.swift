/// The memory that a compositor's caches may take, in bytes.
///
/// Caches only save time: pixels are the same for any budget.
struct CacheBudget {
  private let bytes: Int

  /// Divides a number of bytes among the caches.
  init(bytes: Int) { self.bytes = max(0, bytes) }

  /// For flattened outlines.
  var outlines: Int { bytes / 15 }
  /// For the sides of single glyphs.
  var glyphs: Int { bytes / 15 }
  /// For the sides of all glyphs of texts.
  var textEdges: Int { bytes / 15 }
  /// The budget for the coverage of whole texts.
  var texts: Int { bytes / 15 }
  /// For scaled copies of images.
  var pictures: Int { bytes / 5 * 2 }
  /// For soft shadows.
  var shadows: Int { bytes / 15 * 2 }
  /// The budget for the image of still layers behind everything else.
  var prefix: Int { bytes / 5 }
}
