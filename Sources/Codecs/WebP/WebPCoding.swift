import CWebP

/// The compression of an animated WebP file's frames.
enum WebPCoding: Hashable, Sendable {
  /// Lossy compression (VP8).
  case lossy
  /// Lossless compression (VP8L).
  case lossless

  /// Returns the libwebp settings to encode frames with; the smallest file is kept.
  ///
  /// VP8L divides images into tiles, with larger tiles at lower methods. The better one depends on the animation: at
  /// best, method 3 saves a thirtieth of method 4's size, and method 4 a tenth of method 3's.
  ///
  /// - Parameter effort: The effort spent on a smaller file, from 0 to 9; negative for the least that libwebp has.
  /// - Returns: One or more of libwebp's configurations.
  /// - Throws: ``ImageError`` when the version of libwebp does not match its headers.
  func configurations(effort: Int) throws(ImageError) -> [WebPConfig] {
    var config = WebPConfig()
    // Sound: the call fills in a local variable.
    guard unsafe WebPConfigInit(&config) != 0 else { throw .libwebpMismatch }
    guard self == .lossy else {
      config.lossless = 1
      // Colors of transparent pixels need not be kept: they are zero.
      config.exact = 0
      return Self.searches(effort: effort).map { method, quality in
        var search = config
        (search.method, search.quality) = (method, quality)
        return search
      }
    }
    config.method = Int32(clamping: min(6, effort * 2 / 3))
    // For gradients: one quantizer and one loop filter for all blocks.
    var smooth = config
    (smooth.sns_strength, smooth.segments, smooth.filter_strength) = (0, 1, 20)
    return [config, smooth]
  }

  /// Returns whether libwebp tries several disposal methods for each frame.
  static func minimizesSize(effort: Int) -> Bool { effort >= 6 }

  /// Returns the methods of VP8L to try, each with the effort of its search, from 0 to 100.
  private static func searches(effort: Int) -> [(method: Int32, quality: Float)] {
    switch effort {
    case ..<0: [(0, 0)]
    case 0: [(1, 20)]
    case 1: [(2, 25)]
    case 2: [(3, 30)]
    case 3: [(3, 50)]
    case 4: [(4, 50)]
    case 5: [(4, 75)]
    case 6: [(4, 90), (3, 90)]
    case 7: [(5, 90), (3, 100)]
    default: [(6, 100), (3, 100)]
    }
  }
}

extension ImageError {
  /// The error for a version of libwebp that does not match the headers that Flipbook was built with.
  static var libwebpMismatch: ImageError {
    .cannotEncode(.webp, reason: "the version of libwebp does not match its headers")
  }
}
