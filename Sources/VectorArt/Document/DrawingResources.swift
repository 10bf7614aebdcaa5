public import Geometry
import Locks

/// The source of images inside drawings.
public struct DrawingResources: Sendable {
  /// The reason why an image is not shown.
  public struct Failure: Error, Hashable, Sendable {
    /// The problem.
    public let message: String

    /// Makes a failure.
    public init(_ message: String) { self.message = message }
  }

  /// True if a drawing's files may be outside its folder.
  let allowsOutside: Bool
  /// Reads a file that a drawing names, by its path from the drawing's folder.
  package let read: @Sendable (_ path: String) -> Result<[UInt8], Failure>
  /// Decodes an image and keeps it for painting: a file's image by its path, another by `#` and a number.
  package let decode: @Sendable (_ bytes: [UInt8], _ name: String) -> Result<ImageReference, Failure>

  /// Makes a source of images.
  ///
  /// - Parameters:
  ///   - allowsOutside: Whether a drawing's files may be outside its folder.
  ///   - read: Reads a file that a drawing names, by its path from the drawing's folder.
  ///   - decode: Decodes an image that isn't a drawing itself, and keeps it for painting under a unique name: a file's
  ///     image by its path as for `read`, another by `#` and a number.
  public init(
    allowsOutside: Bool = false,
    read: @escaping @Sendable (_ path: String) -> Result<[UInt8], Failure>,
    decode: @escaping @Sendable (_ bytes: [UInt8], _ name: String) -> Result<ImageReference, Failure>
  ) {
    self.allowsOutside = allowsOutside
    self.read = read
    self.decode = decode
  }

  /// The resources for nested SVG images, without access to files outside the folder.
  var inside: DrawingResources { DrawingResources(read: read, decode: decode) }

  /// The same resources with a cache: each image is read and decoded once.
  var remembering: DrawingResources {
    let files = Locked<[String: Result<[UInt8], Failure>]>([:])
    let images = Locked<[String: Result<ImageReference, Failure>]>([:])
    let (read, decode) = (self.read, self.decode)
    return DrawingResources(
      allowsOutside: allowsOutside,
      read: { path in
        if let known = files.withLock({ $0[path] }) { return known }
        let result = read(path)
        files.withLock { $0[path] = result }
        return result
      },
      decode: { bytes, name in
        if let known = images.withLock({ $0[name] }) { return known }
        let result = decode(bytes, name)
        images.withLock { $0[name] = result }
        return result
      })
  }

  /// No images at all.
  public static let none = DrawingResources(
    read: { _ in .failure(Failure("pictures are not read here")) },
    decode: { _, _ in .failure(Failure("pictures are not read here")) })
}
