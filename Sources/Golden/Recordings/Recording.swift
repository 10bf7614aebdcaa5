import Encodings
package import Flipbook
import SystemCalls

/// A recording of a scene, a stage, or a file: images at some times, and the motion in numbers if it is known.
package struct Recording: Sendable {
  /// One frame.
  package struct Frame: Sendable {
    /// The presentation time of the frame, in seconds.
    package var time: Double
    /// The image before any encoding.
    package var picture: FramePicture
    /// A number that equal images share, and others hardly ever; nil if it is not known.
    var fingerprint: UInt64?
    /// The places of ignored layers, in pixels.
    var ignored: [PixelRect] = []
    /// The name of its file, if frames are matched by name.
    var name: String?

    /// Frames whose times differ by less show the same time, in seconds.
    static let instant = 1e-4

    /// Makes a frame.
    package init(time: Double, picture: FramePicture) {
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
  package var timing: [TimingFacts] = []
  /// The fonts that its texts are set in, with their versions.
  package var fonts: [String] = []
  /// The files that it was made from, whether or not they exist.
  var files: [String] = []
  /// True if the frames follow each other; false for images with names and sizes of their own.
  var isSequence = true

  /// Makes a recording.
  package init(frames: [Frame], duration: Double, trace: MotionTrace? = nil, fonts: [String] = []) {
    self.frames = frames
    self.duration = duration
    self.trace = trace
    self.fonts = fonts
  }

  /// Makes a recording of a single image.
  package init(_ picture: Bitmap) { self.init(frames: [Frame(time: 0, picture: FramePicture(picture))], duration: 0) }

  /// The frames of a file: an image, a GIF, an animated PNG, a folder of frames with its manifest, or a folder of other
  /// PNG files, ordered by the numbers in their names.
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

  /// The frames in several PNG files, in their order.
  ///
  /// - Throws: ``RenderError`` when a file is missing or damaged, or `CancellationError`.
  init(files: [String]) throws { try self.init(.pictures(files)) }

  /// The PNG files of a folder: frames, or images that have names and sizes of their own.
  private init(folder: String, names: [String]) throws {
    var frames: [Frame] = []
    for (index, name) in names.enumerated() {
      try Task.checkCancellation()
      var frame = Frame(time: Double(index) / 50, picture: try FramePicture(path: folder + name))
      frame.name = name
      frames.append(frame)
    }
    // Images without times last a fiftieth of a second each.
    let duration = frames.count > 1 ? Double(frames.count) / 50 : 0
    self.init(frames: frames, duration: duration)
    isSequence = isSequence && Set(names.map(Self.stem)).count == 1
    if !isSequence { self.duration = 0 }
  }

  /// A file's name without its ending and the number before it.
  private static func stem(_ name: String) -> String {
    var stem = name.dropLast(4)
    while stem.last?.isNumber == true { stem.removeLast() }
    return String(stem)
  }

  /// The fingerprints of all frames.
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
    let reader = try PictureReader(input)
    var frames: [Frame] = []
    let duration = try reader.forEach { time, bitmap in
      try Task.checkCancellation()
      var frame = Frame(time: time, picture: FramePicture(reader, at: time))
      frame.fingerprint = bitmap.fingerprint
      frames.append(frame)
    }
    self.init(frames: frames, duration: frames.count > 1 ? duration : 0)
  }
}
