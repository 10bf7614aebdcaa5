/// The memory that a compositor's caches may take, in bytes.
///
/// What is kept from frame to frame only saves time: pixels are the same for any budget.
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
  /// For what whole texts cover.
  var texts: Int { bytes / 15 }
  /// For scaled copies of pictures.
  var pictures: Int { bytes / 5 * 2 }
  /// For soft shadows.
  var shadows: Int { bytes / 15 * 2 }
  /// For the picture of what stands still behind everything else.
  var prefix: Int { bytes / 5 }
}
