import Arithmetic
import Codecs
package import Geometry
import Pixels
package import Recordings
import Review

/// Reads a recording and measures its motion.
package struct RecordingReader {
  private let input: FrameInput
  private let edit: FrameEdit
  /// Pixels per point of the recording.
  package var scale = 1.0
  /// A position in the first frame, in pixels; only the part at this position is measured.
  package var point: Point?
  /// Called with the progress.
  package var progress: ((RenderProgress) -> Void)?

  /// The maximum duration of a repeated frame, in seconds, that counts as a dropped frame.
  private static let maximumStall = 0.07

  /// A measurement, with information about the recording.
  package struct Result: Sendable {
    /// The measured motion.
    package let measurement: RecordingMeasurement
    /// A draft of a scene with the same motion.
    package let draft: SceneDraft
    /// The name of the recording, for messages.
    package let origin: String
    /// The width of the frames in pixels.
    package let width: Int
    /// The height of the frames in pixels.
    package let height: Int
    /// Remarks on the frames, one sentence each.
    package let notes: [String]
  }

  /// Creates a reader for a recording.
  ///
  /// - Parameters:
  ///   - input: The recording; it is read twice.
  ///   - edit: The time range, rectangle, and speed; measured times are relative to the start of the range.
  package init(_ input: FrameInput, edit: FrameEdit = FrameEdit()) {
    self.input = input
    self.edit = edit
  }

  /// Reads the recording and measures its motion.
  ///
  /// - Throws: ``RenderError`` when the recording cannot be read, or nothing can be measured in it.
  package func measure() throws(RenderError) -> Result {
    guard input.opensAgain else {
      throw RenderError(.options("a recording is read twice: save it to a file first"))
    }
    let whole = try input.open(edit, rate: nil, isSteady: false, asPlanes: true, isReduced: true)
    let (width, height, origin) = (whole.width, whole.height, whole.origin)
    let side = Double(WorkingFrame.reduction(width: width, height: height))
    var notes: [String] = []
    var corner: SIMD4<Int16>?
    var pass = 0
    var log = FrameLog()
    do {
      var measurement = try RecordingMeasurement(unit: side / scale) { body in
        if pass > 0, log.isComplete {
          return try log.forEach { frame, times in
            try Task.checkCancellation()
            try body(frame, times)
          }
        }
        let source =
          pass == 0 ? whole : try input.open(edit, rate: nil, isSteady: false, asPlanes: true, isReduced: true)
        pass += 1
        let developer = SourceDecoder(width: width, height: height, origin: origin)
        let rate = source.rate ?? 50
        var (start, count) = (0, 0)
        var last: (planes: [UInt8], picture: WorkingFrame)?
        while let (frame, length) = try source.next() {
          try Task.checkCancellation()
          // Frames at rest are equal, and most frames of many recordings are at rest.
          let picture: WorkingFrame
          if case .video(let planes, _) = frame {
            if let last, last.planes == planes {
              picture = last.picture
            } else {
              picture = try Self.reduced(frame, developer)
            }
            last = (planes, picture)
          } else {
            picture = try Self.reduced(frame, developer)
          }
          if corner == nil { corner = picture.colors.first }
          // A frame that is held for a long time is sampled throughout as rest; a late frame gives no information about
          // the time that it covers.
          let step = max(1, Int(saturating: (rate.framesPerSecond / 60).rounded()))
          let end = rate.time(ofFrame: length) > Self.maximumStall ? start + length : start + 1
          let times = stride(from: start, to: end, by: step).map(rate.time(ofFrame:))
          try body(picture, times)
          if pass == 1 { log.add(picture, at: times) }
          start += length
          count += 1
          progress?(RenderProgress(painted: count, written: count, total: source.count, pass: pass))
        }
        notes = source.notes
      }
      if let point { measurement = measurement.parts(at: Point(point.x / scale, point.y / scale)) }
      if measurement.parts.isEmpty { throw RecordingMeasurement.Failure.nothingMoves }
      let color =
        corner.map { Color(red: Double($0.x) / 255, green: Double($0.y) / 255, blue: Double($0.z) / 255) }
        ?? .white
      let draft = SceneDraft(
        measurement, width: Double(width) / scale, height: Double(height) / scale, background: color.cssText)
      return Result(measurement: measurement, draft: draft, origin: origin, width: width, height: height, notes: notes)
    } catch let error as RenderError {
      throw error
    } catch let error as RecordingMeasurement.Failure {
      throw RenderError(.frames("\(error)"), path: origin)
    } catch {
      throw RenderError(.action(error), path: origin)
    }
  }

  /// Returns a frame at a reduced size, by default the size that is measured.
  static func reduced(
    _ frame: SourceFrame, _ developer: SourceDecoder, maximumSide: Int? = nil
  ) throws(RenderError) -> WorkingFrame {
    switch frame {
    case .video(let planes, let header) where header.hasMeanColors:
      return reduced(planes, header, PixelRect(x: 0, y: 0, width: header.width, height: header.height), maximumSide)
    case .cropped(.video(let planes, let header), let part, _) where header.hasMeanColors:
      return reduced(planes, header, part, maximumSide)
    default:
      var state: Void = ()
      return WorkingFrame(try developer.picture(from: frame, in: &state), maximumSide: maximumSide)
    }
  }

  private static func reduced(
    _ planes: [UInt8], _ header: Y4MHeader, _ part: PixelRect, _ maximumSide: Int?
  ) -> WorkingFrame {
    let side = min(
      WorkingFrame.reduction(width: part.width, height: part.height, maximumSide: maximumSide), part.width, part.height)
    return WorkingFrame(
      width: part.width / side, height: part.height / side,
      colors: header.meanColors(of: planes, in: part, side: side))
  }
}
