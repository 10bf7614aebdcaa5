/// An image of premultiplied RGBA pixels with eight bits per component, in gamma-encoded sRGB.
///
/// No color component exceeds its alpha. Rows are stored from top to bottom; each is aligned to 16 bytes, `bytesPerRow`
/// after the previous one, which may be more than four bytes per pixel. A bitmap is a value: copies share pixels until
/// one is written.
public struct Bitmap: Sendable {
  /// The width in pixels; at least 1.
  public let width: Int
  /// The height in pixels; at least 1.
  public let height: Int
  /// The distance between the starts of two rows, in bytes; a multiple of 16.
  public let bytesPerRow: Int
  /// The relation of components to alpha; premultiplied except in images on their way from one file to another.
  package var alphaType = AlphaType.premultiplied
  private var storage: PixelStorage

  /// The maximum width and height: more than any screen, and within the range of GIF.
  public static let maximumExtent = 32_767
  /// The maximum number of pixels in one image: a gigabyte.
  public static let maximumArea = 1 << 28

  /// Creates a transparent image.
  ///
  /// - Parameters:
  ///   - width: The width in pixels.
  ///   - height: The height in pixels.
  /// - Precondition: Both are from 1 to ``maximumExtent`` and their product is at most ``maximumArea``.
  public init(width: Int, height: Int) {
    precondition(Bitmap.canHold(width: width, height: height), "invalid bitmap size: \(width) × \(height) pixels")
    self.width = width
    self.height = height
    bytesPerRow = (width * 4 + 15) & ~15
    storage = PixelStorage(byteCount: bytesPerRow * height)
  }

  /// Returns whether an image of this size can be created.
  public static func canHold(width: Int, height: Int) -> Bool {
    (1...maximumExtent).contains(width) && (1...maximumExtent).contains(height) && width * height <= maximumArea
  }

  /// Calls `body` with row `y` for reading, as the bytes R, G, B, A of each pixel; exactly `width * 4` of them.
  ///
  /// - Precondition: `y` is within the image.
  public func withRow<Result: ~Copyable, Failure: Error>(
    _ y: Int, _ body: (Span<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    precondition((0..<height).contains(y), "row \(y) of \(height)")
    let row = unsafe UnsafeRawBufferPointer(start: storage.bytes + y * bytesPerRow, count: width * 4)
    // Sound: the storage outlives the call, since `self` holds it, and it isn't written to during the call.
    return try unsafe body(Span(_unsafeElements: row.assumingMemoryBound(to: UInt8.self)))
  }

  /// Accesses the pixel at (x, y).
  ///
  /// - Precondition: (x, y) is within the image.
  public subscript(x: Int, y: Int) -> Pixel {
    get {
      precondition((0..<width).contains(x) && (0..<height).contains(y), "pixel (\(x), \(y))")
      return unsafe (storage.bytes + y * bytesPerRow + x * 4).load(as: Pixel.self)
    }
    set {
      precondition((0..<width).contains(x) && (0..<height).contains(y), "pixel (\(x), \(y))")
      makeUnique()
      unsafe (storage.bytes + y * bytesPerRow + x * 4).storeBytes(of: newValue, as: Pixel.self)
    }
  }

  /// Calls `body` with the whole memory, `bytesPerRow * height` bytes, for reading by kernels.
  ///
  /// The 16 bytes before and after may be read as well; their contents are undefined.
  package func withUnsafeBytes<Result: ~Copyable, Failure: Error>(
    _ body: (UnsafeRawPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    // Sound as long as `body` stays within `bytesPerRow * height` bytes: `self` keeps the storage alive.
    defer { storage.didRead() }
    return try unsafe body(UnsafeRawPointer(storage.bytes))
  }

  /// Calls `body` with the whole memory, `bytesPerRow * height` bytes, for writing by kernels, which must not let a
  /// color component exceed alpha.
  package mutating func withUnsafeMutableBytes<Result: ~Copyable, Failure: Error>(
    _ body: (UnsafeMutableRawPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    makeUnique()
    // Sound: the storage is uniquely referenced now, and alive for as long as `self` is.
    return try unsafe body(storage.bytes)
  }

  /// Copies bytes of premultiplied or unpremultiplied pixels unchanged, four per pixel without gaps, into rows
  /// beginning with `first`.
  ///
  /// - Precondition: The bytes fit into the remaining rows.
  package mutating func copyRows(_ bytes: [UInt8], from first: Int) {
    let (rowBytes, distance) = (width * 4, bytesPerRow)
    precondition(
      first >= 0 && bytes.count <= max(0, height - first) * rowBytes, "the bytes must fit into the remaining rows")
    unsafe withUnsafeMutableBytes { (target: UnsafeMutableRawPointer) in
      unsafe bytes.withUnsafeBytes { source in
        guard let start = source.baseAddress else { return }
        // Sound: as checked above, the rows are in the bitmap, `distance` bytes apart, and the last one is copied only
        // as far as there are bytes.
        for (row, offset) in stride(from: 0, to: bytes.count, by: max(1, rowBytes)).enumerated() {
          unsafe (target + (first + row) * distance).copyMemory(
            from: start + offset, byteCount: min(rowBytes, bytes.count - offset))
        }
      }
    }
  }

  /// Returns whether no copy shares the pixels, so that writing them allocates no memory.
  package mutating func isUnique() -> Bool {
    guard isKnownUniquelyReferenced(&storage) else { return false }
    storage.isUnshared()
    return true
  }

  /// Returns whether both bitmaps share the same storage, so that no pixel needs to be compared.
  package func isSame(as other: Bitmap) -> Bool { storage === other.storage }

  private mutating func makeUnique() {
    if !isUnique() { storage = PixelStorage(copying: storage) }
  }
}

extension Bitmap: Equatable {
  /// Returns whether two images have the same size and the same pixels.
  public static func == (a: Bitmap, b: Bitmap) -> Bool {
    guard a.width == b.width, a.height == b.height else { return false }
    return a.storage === b.storage || a.storage.holdsSameBytes(as: b.storage)
  }
}
