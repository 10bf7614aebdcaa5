import ArgumentParser
import Flipbook

/// The output formats of a rendering.
enum OutputFormat: String, CaseIterable, ExpressibleByArgument {
  case gif
  case apng
  case webp
  case png
  case sprite
  case y4m
  case rgba
  case mp4
  case webm
  case mov

  /// The movie format; nil for formats that don't need another program.
  var movie: MovieFormat? { MovieFormat(rawValue: rawValue) }

  /// True if a file of the format stores a loop count.
  var loops: Bool { self == .gif || self == .apng || self == .webp || self == .sprite }

  /// True if more effort makes a file of the format smaller.
  var isCompressed: Bool { loops || self == .png }

  /// True if the format supports a size limit.
  var keepsToSize: Bool { self == .gif || self == .apng || self == .webp || movie != nil }

  /// The suffix of an output's file name in this format.
  var ending: String {
    switch self {
    case .gif: ".gif"
    case .apng: ".apng"
    case .webp: ".webp"
    case .png: "_%04d.png"
    case .sprite: ".png"
    case .y4m: ".y4m"
    case .rgba: ".rgba"
    case .mp4, .webm, .mov: ".\(rawValue)"
    }
  }

  /// A description of the format, for use in a sentence.
  var description: String {
    switch self {
    case .gif: "a GIF"
    case .apng: "an animated PNG"
    case .webp: "an animated WebP"
    case .png: "PNG files"
    case .sprite: "a sprite sheet"
    case .y4m: "a YUV4MPEG2 stream"
    case .rgba: "raw RGBA"
    case .mp4: "an MP4 movie"
    case .webm: "a WebM movie"
    case .mov: "a QuickTime movie"
    }
  }
}
