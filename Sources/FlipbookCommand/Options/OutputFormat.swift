import ArgumentParser

/// The formats that a rendering can have.
enum OutputFormat: String, CaseIterable, ExpressibleByArgument {
  case gif
  case apng
  case png
  case y4m
  case rgba

  /// True if a file of the format says how often it plays.
  var loops: Bool { self == .gif || self == .apng }

  /// True if trying harder makes a file of the format smaller.
  var isCompressed: Bool { self == .gif || self == .png || self == .apng }

  /// The file name of an output in this format, after a stem.
  var ending: String {
    switch self {
    case .gif: ".gif"
    case .apng: ".apng"
    case .png: "_%04d.png"
    case .y4m: ".y4m"
    case .rgba: ".rgba"
    }
  }

  /// The format in a sentence.
  var description: String {
    switch self {
    case .gif: "a GIF"
    case .apng: "an animated PNG"
    case .png: "PNG files"
    case .y4m: "a YUV4MPEG2 stream"
    case .rgba: "raw RGBA"
    }
  }
}
