import Codecs
package import Flipbook

/// The pixels of a frame, in memory or in a file that is read on demand.
package struct FrameImage: Sendable {
  private enum Storage {
    case memory(Bitmap)
    case spool(FrameSpool, offset: Int, count: Int)
    case file(ImageFileReader, time: Double)
    case png(path: String)
    indirect case scaled(FrameImage)
  }

  /// The width in pixels.
  package let width: Int
  /// The height in pixels.
  package let height: Int
  private let storage: Storage

  /// Keeps an image in memory.
  package init(_ bitmap: Bitmap) {
    (width, height) = (bitmap.width, bitmap.height)
    storage = .memory(bitmap)
  }

  /// Creates a reference to an image in a spool.
  init(in spool: FrameSpool, at offset: Int, count: Int, width: Int, height: Int) {
    (self.width, self.height) = (width, height)
    storage = .spool(spool, offset: offset, count: count)
  }

  /// Creates a reference to the frame of a file at a time, in seconds.
  init(_ reader: ImageFileReader, at time: Double) {
    (width, height) = (reader.width, reader.height)
    storage = .file(reader, time: time)
  }

  /// Creates a reference to a PNG file that is read on demand.
  ///
  /// - Throws: ``RenderError`` when the file is missing or isn't a PNG file.
  init(path: String) throws(RenderError) {
    let bytes = try InputFile.read(path)
    do throws(ImageError) {
      let header = try PNGHeader(bytes)
      (width, height) = (header.width, header.height)
    } catch { throw RenderError(.image(error), path: path) }
    storage = .png(path: path)
  }

  /// Creates a scaled version of another image, with a size in pixels.
  init(_ picture: FrameImage, scaledTo width: Int, _ height: Int) {
    (self.width, self.height) = (width, height)
    storage = .scaled(picture)
  }

  /// Returns the pixels; reads them from the file unless they are in memory.
  ///
  /// - Throws: ``GoldenError`` when the file is damaged.
  package func bitmap() throws(GoldenError) -> Bitmap {
    switch storage {
    case .memory(let bitmap): return bitmap
    case .spool(let spool, let offset, let count): return try spool.picture(at: offset, count: count)
    case .file(let reader, let time):
      return try rethrowing(as: GoldenError.render) { () throws(RenderError) in try reader.picture(at: time) }
    case .png(let path):
      return try rethrowing(as: GoldenError.render) { () throws(RenderError) in
        let bytes = try InputFile.read(path)
        do throws(ImageError) { return try PNGDecoder.decode(bytes) } catch {
          throw RenderError(.image(error), path: path)
        }
      }
    case .scaled(let picture): return try picture.bitmap().resampled(width: width, height: height)
    }
  }

  /// Returns whether both refer to the same image of the same file, so that no pixels need to be compared.
  func isSame(as other: FrameImage) -> Bool {
    switch (storage, other.storage) {
    case (.memory(let a), .memory(let b)): a.isSame(as: b)
    case (.spool(let a, let x, _), .spool(let b, let y, _)): a === b && x == y
    case (.file(let a, let x), .file(let b, let y)): a === b && x == y
    default: false
    }
  }
}
