import Codecs
import Pixels

/// Decodes the frames of a source to bitmaps.
struct SourceDecoder: FrameMaker {
  let width: Int
  let height: Int
  /// The file that determines the size, for messages.
  let origin: String
  /// The relation of the images' components to alpha.
  var alphaType = AlphaType.premultiplied

  func makeWorkerState() {}

  func picture(from input: SourceFrame, in state: inout Void) throws(RenderError) -> Bitmap {
    switch input {
    case .picture(let bitmap): return bitmap
    case .straight(var bitmap):
      if bitmap.isOpaque { bitmap.alphaType = alphaType } else if alphaType == .premultiplied { bitmap.premultiply() }
      return bitmap
    case .cropped(let frame, let part, let developer):
      var developer = developer
      developer.alphaType = alphaType
      return try developer.picture(from: frame, in: &state).cropped(to: part)
    case .video(let planes, let header): return header.picture(planes)
    case .png(let bytes, let path):
      let bitmap = try rethrowing(as: { RenderError(.image($0), path: path) }) { () throws(ImageError) in
        alphaType == .straight ? try PNGDecoder.decodeStraight(bytes) : try PNGDecoder.decode(bytes)
      }
      guard bitmap.width == width, bitmap.height == height else {
        throw RenderError(
          .frames(
            "it has \(bitmap.width) × \(bitmap.height) pixels, but the first frame, \(origin), has \(width) × \(height)"
          ),
          path: path)
      }
      return bitmap
    }
  }
}
