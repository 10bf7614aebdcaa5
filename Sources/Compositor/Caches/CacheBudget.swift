/// The memory that a compositor's caches may take, in bytes.
///
/// What is kept from frame to frame only saves time: pixels are the same for any budget.
struct CacheBudget {
  private let bytes: Int

  /// Divides so many bytes among the caches.
  init(bytes: Int) { self.bytes = max(0, bytes) }

  /// For flattened outlines.
  var outlines: Int { bytes / 12 }
  /// For the sides of single glyphs.
  var glyphs: Int { bytes / 12 }
  /// For the sides of all glyphs of texts.
  var textEdges: Int { bytes / 12 }
  /// For what whole texts cover.
  var texts: Int { bytes / 12 }
  /// For scaled copies of pictures.
  var pictures: Int { bytes / 2 }
  /// For soft shadows.
  var shadows: Int { bytes / 6 }
}
