import Codecs
public import Compositor
public import Geometry
import Locks
public import Pixels

/// A cache of the images that layers show, read from PNG, JPEG, and GIF files.
///
/// Of `gear.png`, `gear@2x.png`, and `gear@3x.png`, it chooses the file for the scale of the output, as `UIImage` does
/// for the scale of the screen. It can be used from several threads.
///
///     let images = ImageLibrary()
///     layer.contents = try images.image(at: "gear.png", preferredScale: 2)
public final class ImageLibrary: ImageSource {
  private let bitmaps = Locked<[String: Bitmap]>([:])

  /// Creates an empty library.
  public init() {}

  /// Returns the image of a file, or of its variant for a scale; of an animated GIF, the first frame.
  ///
  /// The file and its `@2x` and `@3x` variants are searched for the exact scale, then for the next larger, then for the
  /// largest. A name that includes `@2x` refers to that file only.
  ///
  /// - Parameters:
  ///   - path: The file, without a scale in its name; it need not exist if a variant does.
  ///   - preferredScale: Pixels per point of the output.
  /// - Returns: A reference for a layer's contents.
  /// - Throws: ``RenderError`` when the file is missing or isn't a readable image.
  public func image(at path: String, preferredScale: Double = 1) throws(RenderError) -> ImageReference {
    let file = try ImageVariant.choose(path, preferredScale: preferredScale)
    let bitmap = try load(file.path)
    return ImageReference(
      name: file.path, pixelWidth: bitmap.width, pixelHeight: bitmap.height, scale: file.scale)
  }

  /// Returns the pixels of an image in this library.
  public func bitmap(for reference: ImageReference) -> Bitmap? {
    bitmaps.withLock { $0[reference.name] }
  }

  /// Decodes an image file and stores it under a unique name.
  func image(decoding bytes: [UInt8], name: String) throws(RenderError) -> ImageReference {
    let bitmap = try decode(bytes, name: name)
    return ImageReference(name: name, pixelWidth: bitmap.width, pixelHeight: bitmap.height)
  }

  /// Decodes an image file in memory; equal files are stored once.
  ///
  /// - Parameters:
  ///   - bytes: The contents of the file.
  ///   - scale: Pixels per point.
  /// - Returns: A reference for a layer's contents.
  /// - Throws: ``RenderError`` when the bytes aren't a readable image.
  package func image(decoding bytes: [UInt8], scale: Double) throws(RenderError) -> ImageReference {
    image(drawn: try decode(bytes, name: "data"), scale: scale)
  }

  /// Stores an image drawn by code; equal images are stored once.
  ///
  /// - Parameters:
  ///   - bitmap: The pixels.
  ///   - scale: Pixels per point.
  /// - Returns: A reference for a layer's contents.
  package func image(drawn bitmap: Bitmap, scale: Double) -> ImageReference {
    bitmaps.withLock { known in
      func name(_ number: Int) -> String { "drawn picture \(number)" }
      var number = 1
      while let other = known[name(number)], other != bitmap { number += 1 }
      known[name(number)] = bitmap
      return ImageReference(
        name: name(number), pixelWidth: bitmap.width, pixelHeight: bitmap.height, scale: scale)
    }
  }

  private func load(_ path: String) throws(RenderError) -> Bitmap {
    if let bitmap = bitmaps.withLock({ $0[path] }) { return bitmap }
    return try decode(InputFile.readNamed(path), name: path)
  }

  private func decode(_ bytes: [UInt8], name: String) throws(RenderError) -> Bitmap {
    return try rethrowing(as: { RenderError(.image($0), path: name) }) { () throws(ImageError) in
      let bitmap = try ImageFile.decode(bytes)
      // An existing entry is kept, so an image never changes once it has been returned.
      return bitmaps.withLock { known in
        if let first = known[name] { return first }
        known[name] = bitmap
        return bitmap
      }
    }
  }
}
