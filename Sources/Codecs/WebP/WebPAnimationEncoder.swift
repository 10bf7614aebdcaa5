import CWebP
import Pixels

/// Encodes an animation with the animation encoder of libwebp.
@safe struct WebPAnimationEncoder: ~Copyable, Sendable {
  // Sound to send: the encoder isn't bound to a thread, and this noncopyable value is its only owner.
  private nonisolated(unsafe) let encoder: OpaquePointer
  private nonisolated(unsafe) var config: WebPConfig

  /// The start of the last frame, in milliseconds.
  private var start: Int?

  /// Creates an encoder.
  ///
  /// - Parameters:
  ///   - width: The width of every frame in pixels, at most 16,383.
  ///   - height: The height of every frame in pixels, at most 16,383.
  ///   - plays: The number of times the animation plays, 0 for an endless loop; at most 65,535.
  ///   - config: The settings for encoding frames.
  ///   - minimizesSize: Whether to try several disposal methods for each frame, in about twice the time.
  /// - Throws: ``ImageError`` when the size exceeds the format's limit.
  init(
    width: Int, height: Int, plays: Int, config: WebPConfig, minimizesSize: Bool
  ) throws(ImageError) {
    try Self.checkSize(width: width, height: height)
    var settings = WebPAnimEncoderOptions()
    // Sound: the call fills in a local variable.
    guard unsafe WebPAnimEncoderOptionsInit(&settings) != 0 else { throw .libwebpMismatch }
    settings.anim_params.loop_count = Int32(min(plays, 65_535))
    settings.anim_params.bgcolor = 0
    settings.allow_mixed = 0
    settings.minimize_size = minimizesSize ? 1 : 0
    let made = unsafe WebPAnimEncoderNewInternal(
      Int32(width), Int32(height), &settings, WEBP_MUX_ABI_VERSION)
    guard let made = unsafe made else { throw .cannotEncode(.webp, reason: "there is not enough memory") }
    unsafe encoder = made
    unsafe self.config = config
  }

  /// Checks the size of an animation.
  ///
  /// - Throws: ``ImageError/beyondFormat(_:reason:)`` when a side exceeds the format's limit.
  static func checkSize(width: Int, height: Int) throws(ImageError) {
    guard width <= WEBP_MAX_DIMENSION, height <= WEBP_MAX_DIMENSION else {
      throw .beyondFormat(.webp, reason: "its sides can have at most \(WEBP_MAX_DIMENSION) pixels")
    }
  }

  deinit { unsafe WebPAnimEncoderDelete(encoder) }

  /// Adds a frame.
  ///
  /// - Parameters:
  ///   - frame: The frame, of the encoder's size.
  ///   - milliseconds: Its start time.
  /// - Throws: ``ImageError`` when memory runs out or the times do not increase.
  mutating func add(_ frame: Bitmap, at milliseconds: Int) throws(ImageError) {
    try begin(milliseconds)
    var straight = frame
    if !frame.isOpaque { straight.unpremultiply() }
    var picture = unsafe WebPPicture()
    // Sound: the image is a local variable that the first call initializes, the import copies all rows of the bitmap,
    // and its memory is freed on every path.
    guard unsafe WebPPictureInit(&picture) != 0 else { throw .libwebpMismatch }
    defer { unsafe WebPPictureFree(&picture) }
    unsafe picture.use_argb = 1
    unsafe picture.width = Int32(frame.width)
    unsafe picture.height = Int32(frame.height)
    let copied = unsafe straight.withUnsafeBytes { bytes in
      unsafe WebPPictureImportRGBA(
        &picture, bytes.assumingMemoryBound(to: UInt8.self), Int32(frame.bytesPerRow))
    }
    guard copied != 0 else { throw .cannotEncode(.webp, reason: "there is not enough memory") }
    guard unsafe WebPAnimEncoderAdd(encoder, &picture, Int32(clamping: milliseconds), &config) != 0 else {
      throw failure
    }
  }

  /// Ends the animation and returns the file.
  ///
  /// - Parameter milliseconds: The end of the last frame.
  /// - Returns: The bytes of the file.
  /// - Throws: ``ImageError`` when memory runs out.
  mutating func finish(at milliseconds: Int) throws(ImageError) -> [UInt8] {
    try begin(milliseconds)
    var data = unsafe WebPData()
    // Sound: the calls fill in a local variable, whose memory is copied and freed before the end of its scope.
    guard unsafe WebPAnimEncoderAdd(encoder, nil, Int32(clamping: milliseconds), nil) != 0,
      unsafe WebPAnimEncoderAssemble(encoder, &data) != 0
    else { throw failure }
    defer { unsafe WebPDataClear(&data) }
    return unsafe [UInt8](UnsafeBufferPointer(start: data.bytes, count: data.size))
  }

  /// Ends the current frame at the given time, if the format allows its duration.
  private mutating func begin(_ milliseconds: Int) throws(ImageError) {
    try WebPDuration.check(from: start ?? milliseconds, to: milliseconds)
    start = milliseconds
  }

  private var failure: ImageError {
    // Sound: the string belongs to the encoder and is copied immediately.
    let text = unsafe WebPAnimEncoderGetError(encoder).map { unsafe String(cString: $0) } ?? ""
    return .cannotEncode(.webp, reason: text.isEmpty ? "libwebp failed" : text)
  }
}
