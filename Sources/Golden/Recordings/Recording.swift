import Encodings
package import Flipbook
import SystemCalls

/// A recording of a scene, a stage, or a file: timed images, and the motion as numbers if it is known.
package struct Recording: Sendable {
  /// An image with its presentation time.
  package struct Frame: Sendable {
    /// The presentation time of the frame, in seconds.
    package var time: Double
    /// The image before any encoding.
    package var picture: FrameImage
    /// A hash of the pixels; nil if it hasn't been computed.
    var fingerprint: UInt64?
    /// The bounding rectangles of ignored layers, in pixels.
    var ignored: [PixelRect] = []
    /// The name of the frame's file, if frames are matched by name.
    var name: String?

    /// The difference in seconds below which two frame times are equal.
    static let instant = 1e-4

    /// Creates a frame.
    package init(time: Double, picture: FrameImage) {
      self.time = time
      self.picture = picture
    }
  }

  /// The frames, in order; at least one.
  package var frames: [Frame]
  /// The total duration, in seconds; 0 for an image.
  package var duration: Double
  /// The values of all layers at every tick; nil for recordings without layers.
  package var trace: MotionTrace?
  /// The animations as they were played; empty for recordings without layers, and for goldens without a timing table.
  package var timing: [TimingParameters] = []
  /// The fonts of the texts, with their versions.
  package var fonts: [String] = []
  /// The files that the recording was made from, including missing ones.
  var files: [String] = []
  /// True if the frames form an animation; false for a set of separately named images.
  var isSequence = true
  /// True if the frames have times; false for the files of a folder without a manifest, which last 1/50 s each.
  package var hasTimes = true

  /// Creates a recording.
  package init(frames: [Frame], duration: Double, trace: MotionTrace? = nil, fonts: [String] = []) {
    self.frames = frames
    self.duration = duration
    self.trace = trace
    self.fonts = fonts
  }

  /// Creates a recording of a single image.
  package init(_ picture: Bitmap) { self.init(frames: [Frame(time: 0, picture: FrameImage(picture))], duration: 0) }

  /// Reads the frames of a file: an image, a GIF, an animated PNG, a folder of frames with its manifest, or a folder of
  /// other PNG files, sorted by the numbers in their names.
  ///
  /// - Throws: ``RenderError`` when the file is missing or damaged, or `CancellationError`.
  package init(file path: String) throws {
    if FileSystem.kind(of: path) == .folder {
      let folder = path.hasSuffix("/") ? path : "\(path)/"
      if FileSystem.kind(of: folder + "manifest.json") == .file {
        try self.init(.sequence(folder: path))
      } else {
        let names = FileSystem.names(in: path).filter { $0.lowercased().hasSuffix(".png") && !$0.hasPrefix(".") }
        guard !names.isEmpty else { throw RenderError(.frames("there are no PNG files"), path: path) }
        try self.init(folder: folder, names: NaturalOrder.sorted(names))
      }
      return
    }
    let bytes = try InputFile.read(path)
    if ImageFormat(of: bytes) == .jpeg {
      do throws(ImageError) { self.init(try ImageFile.decode(bytes)) } catch {
        throw RenderError(.image(error), path: path)
      }
    } else {
      try self.init(.animation(path: path))
    }
  }

  /// Reads the frames from several PNG files, in the given order.
  ///
  /// - Throws: ``RenderError`` when a file is missing or damaged, or `CancellationError`.
  init(files: [String]) throws { try self.init(.pictures(files)) }

  /// Reads the PNG files of a folder, as the frames of an animation or as separately named images.
  private init(folder: String, names: [String]) throws {
    var frames: [Frame] = []
    for (index, name) in names.enumerated() {
      try Task.checkCancellation()
      var frame = Frame(time: Double(index) / 50, picture: try FrameImage(path: folder + name))
      frame.name = name
      frames.append(frame)
    }
    // Without times, each image is shown for a fiftieth of a second.
    let duration = frames.count > 1 ? Double(frames.count) / 50 : 0
    self.init(frames: frames, duration: duration)
    isSequence = isSequence && Set(names.map(Self.stem)).count == 1
    hasTimes = frames.count < 2
    if !isSequence { self.duration = 0 }
  }

  /// Returns a file name without its extension and the number before it.
  private static func stem(_ name: String) -> String {
    var stem = name.dropLast(4)
    while stem.last?.isNumber == true { stem.removeLast() }
    return String(stem)
  }

  /// Returns the fingerprints of all frames.
  ///
  /// - Throws: ``GoldenError`` when an image cannot be read, or the task is canceled.
  func fingerprints() throws(GoldenError) -> [UInt64] {
    var fingerprints: [UInt64] = []
    for frame in frames {
      if Task.isCancelled { throw .cancelled }
      if let known = frame.fingerprint {
        fingerprints.append(known)
      } else {
        fingerprints.append(try frame.picture.bitmap().fingerprint)
      }
    }
    return fingerprints
  }

  private init(_ input: FrameInput) throws {
    let reader = try ImageFileReader(input)
    var frames: [Frame] = []
    let duration = try reader.forEach { time, bitmap in
      try Task.checkCancellation()
      var frame = Frame(time: time, picture: FrameImage(reader, at: time))
      frame.fingerprint = bitmap.fingerprint
      frames.append(frame)
    }
    self.init(frames: frames, duration: frames.count > 1 ? duration : 0)
  }
}
