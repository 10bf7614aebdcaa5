import Codecs
import Pixels

extension RenderOptions {
  /// The policy for existing files.
  var policy: OutputFile.Policy { replacesFiles ? .replace : .keep }

  /// Opens an output file; `-` is standard output.
  func output(_ path: String) throws(OutputError) -> OutputFile {
    path == "-" ? .standardOutput : try OutputFile(path: path, policy: policy)
  }

  /// Writes an image to a PNG file.
  func writeStill(_ bitmap: Bitmap, to path: String) throws(RenderError) -> RenderResult {
    return try rethrowing(as: { RenderError(.output($0), path: path) }) { () throws(OutputError) in
      let file = try output(path)
      let bytes: [UInt8]
      do throws(ImageError) { bytes = try PNGEncoder(effort: effort).encode(bitmap) } catch { throw .image(error) }
      try file.write(bytes)
      try file.finish()
      return RenderResult(
        width: bitmap.width, height: bitmap.height, frameCount: 1, duration: 0, byteCount: bytes.count)
    }
  }
}
