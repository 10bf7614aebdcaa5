public import Geometry
import Locks

/// The source of images inside drawings.
public struct DrawingResources: Sendable {
  /// The reason why an image could not be loaded.
  public struct Failure: Error, Hashable, Sendable {
    /// The description of the problem.
    public let message: String

    /// Creates a failure with a description of the problem.
    public init(_ message: String) { self.message = message }
  }

  /// True if a drawing may refer to files outside its folder.
  let allowsOutside: Bool
  /// Reads a file that a drawing refers to, by its path relative to the drawing's folder.
  package let read: @Sendable (_ path: String) -> Result<[UInt8], Failure>
  /// Decodes an image and registers it for painting under a name: the path of an image file, or `#` and a number for
  /// embedded data.
  package let decode: @Sendable (_ bytes: [UInt8], _ name: String) -> Result<ImageReference, Failure>

  /// Creates a source of images.
  ///
  /// - Parameters:
  ///   - allowsOutside: True if a drawing may refer to files outside its folder.
  ///   - read: Reads a file that a drawing refers to, by its path relative to the drawing's folder.
  ///   - decode: Decodes a raster image and registers it for painting under a unique name: the path passed to `read`
  ///     for an image file, or `#` and a number for embedded data.
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

  /// A copy of the resources with a cache, so that each image is read and decoded once.
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

  /// A source that provides no images.
  public static let none = DrawingResources(
    read: { _ in .failure(Failure("images cannot be read here")) },
    decode: { _, _ in .failure(Failure("images cannot be read here")) })
}
