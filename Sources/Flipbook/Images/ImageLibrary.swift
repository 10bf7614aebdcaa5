import Codecs
public import Compositor
public import Geometry
import Locks
public import Pixels

/// The images that layers show, read from PNG, JPEG and GIF files, each once.
///
/// Of `gear.png`, `gear@2x.png` and `gear@3x.png` it takes the one for the scale of the output, as `UIImage` does for
/// the screen's. It can be used from several threads.
///
///     let images = ImageLibrary()
///     layer.contents = try images.image(at: "gear.png", preferredScale: 2)
public final class ImageLibrary: ImageSource {
  private let bitmaps = Locked<[String: Bitmap]>([:])

  /// Makes an empty library.
  public init() {}

  /// The image of a file, or of its variant for a scale; the first frame of an animated GIF.
  ///
  /// Of the file and its variants, named `@2x` and `@3x`, the one with exactly the scale is used, else the next larger,
  /// else the largest. A name that includes `@2x` means only that file.
  ///
  /// - Parameters:
  ///   - path: The file without a scale in its name; another variant need not exist.
  ///   - preferredScale: Pixels a point of the output.
  /// - Returns: A reference for a layer's contents.
  /// - Throws: ``RenderError`` when the file is missing or isn't a readable image.
  public func image(at path: String, preferredScale: Double = 1) throws(RenderError) -> ImageReference {
    let file = try ImageVariant.choose(path, preferredScale: preferredScale)
    let bitmap = try load(file.path)
    return ImageReference(
      name: file.path, pixelWidth: bitmap.width, pixelHeight: bitmap.height, scale: file.scale)
  }

  /// The pixels of an image that this library has read.
  public func bitmap(for reference: ImageReference) -> Bitmap? {
    bitmaps.withLock { $0[reference.name] }
  }

  /// The image in the bytes of a file, kept under a name that no other has.
  func image(decoding bytes: [UInt8], name: String) throws(RenderError) -> ImageReference {
    let bitmap = try decode(bytes, name: name)
    return ImageReference(name: name, pixelWidth: bitmap.width, pixelHeight: bitmap.height)
  }

  /// The image in the bytes of a file that code has; equal ones are kept once.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - scale: Pixels per point.
  /// - Returns: A reference for a layer's contents.
  /// - Throws: ``RenderError`` when it isn't a readable image.
  package func image(decoding bytes: [UInt8], scale: Double) throws(RenderError) -> ImageReference {
    image(drawn: try decode(bytes, name: "data"), scale: scale)
  }

  /// An image that code has drawn; equal ones are kept once.
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
      // The first one stays, so an image never changes once it has been returned.
      return bitmaps.withLock { known in
        if let first = known[name] { return first }
        known[name] = bitmap
        return bitmap
      }
    }
  }
}
