import CWebP

/// A method of coding the frames of an animated WebP file.
enum WebPCoding: Hashable, Sendable {
  /// VP8.
  case lossy
  /// VP8L, which keeps every pixel.
  case lossless

  /// The settings of libwebp that frames are coded with; the smallest file of them is kept.
  ///
  /// VP8L divides pictures into tiles, larger ones at lower methods. The better one depends on the animation: at best,
  /// method 3 saves a thirtieth of method 4's size, and method 4 a tenth of method 3's.
  ///
  /// - Parameter effort: The effort spent on a smaller file, from 0 to 9.
  /// - Returns: One or more of libwebp's configurations.
  /// - Throws: ``ImageError`` when libwebp is not the one that this was built for.
  func configurations(effort: Int) throws(ImageError) -> [WebPConfig] {
    var config = WebPConfig()
    // Sound: the call fills in a local variable.
    guard unsafe WebPConfigInit(&config) != 0 else { throw .libwebpMismatch }
    guard self == .lossy else {
      config.lossless = 1
      // Colors under clear pixels need not be kept: they are zero.
      config.exact = 0
      return Self.searches(effort: effort).map { method, quality in
        var search = config
        (search.method, search.quality) = (method, quality)
        return search
      }
    }
    config.method = Int32(clamping: min(6, effort * 2 / 3))
    // Gradients: one quantizer and one loop filter for all blocks.
    var smooth = config
    (smooth.sns_strength, smooth.segments, smooth.filter_strength) = (0, 1, 20)
    return [config, smooth]
  }

  /// Returns whether libwebp tries several disposal methods for each frame.
  static func minimizesSize(effort: Int) -> Bool { effort >= 6 }

  /// The methods of VP8L, and how long each searches, from 0 to 100.
  private static func searches(effort: Int) -> [(method: Int32, quality: Float)] {
    switch effort {
    case ...0: [(1, 20)]
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
  /// The error for a libwebp of another version than the headers this was built with.
  static var libwebpMismatch: ImageError {
    .cannotEncode(.webp, reason: "libwebp is of another version than its headers")
  }
}
