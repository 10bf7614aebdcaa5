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
  /// Pixels a point.
  package var scale = 1.0
  /// A point of the first frame, in pixels; only the part there is measured.
  package var point: Point?
  /// Called with the progress.
  package var progress: ((RenderProgress) -> Void)?

  /// The longest repeat of a frame, in seconds, that may be a dropped frame of the recording.
  private static let longestStall = 0.07

  /// A measurement with its surroundings.
  package struct Result {
    /// The movements.
    package let measurement: RecordingMeasurement
    /// A scene with the same motion.
    package let draft: SceneDraft
    /// The width of the frames in pixels.
    package let width: Int
    /// The height of the frames in pixels.
    package let height: Int
    /// Remarks on the frames, one sentence each.
    package let notes: [String]
  }

  /// Prepares to read.
  ///
  /// - Parameters:
  ///   - input: The recording; it is read twice.
  ///   - edit: The part of it; the times that are measured count from its beginning.
  package init(_ input: FrameInput, edit: FrameEdit = FrameEdit()) {
    self.input = input
    self.edit = edit
  }

  /// Measures.
  ///
  /// - Throws: ``RenderError`` when the recording cannot be read, or nothing can be measured in it.
  package func measure() throws(RenderError) -> Result {
    guard input.opensAgain else {
      throw RenderError(.options("a recording is read twice: put it into a file"))
    }
    let whole = try input.open(edit, rate: nil, isSteady: false)
    let (width, height, origin) = (whole.width, whole.height, whole.origin)
    let side = Double(WorkingFrame.reduction(width: width, height: height))
    var notes: [String] = []
    var corner: Pixel?
    var pass = 0
    do {
      var measurement = try RecordingMeasurement(unit: side / scale) { body in
        let source = pass == 0 ? whole : try input.open(edit, rate: nil, isSteady: false)
        pass += 1
        let developer = SourceDeveloper(width: width, height: height, origin: origin)
        let rate = source.rate ?? 50
        var (start, count) = (0, 0)
        while let (frame, length) = try source.next() {
          try Task.checkCancellation()
          var state: Void = ()
          let bitmap = try developer.picture(from: frame, in: &state)
          if corner == nil { corner = bitmap[0, 0] }
          let picture = WorkingFrame(bitmap)
          // A frame that is held for long is at rest at every instant; a late frame gives no information about the time
          // in between.
          let step = max(1, Int(saturating: (rate.framesPerSecond / 60).rounded()))
          let last = rate.time(ofFrame: length) > Self.longestStall ? start + length : start + 1
          for tick in stride(from: start, to: last, by: step) { try body(picture, rate.time(ofFrame: tick)) }
          start += length
          count += 1
          progress?(RenderProgress(painted: count, written: count, total: source.count, pass: pass))
        }
        notes = source.notes
      }
      if let point { measurement = measurement.parts(at: Point(point.x / scale, point.y / scale)) }
      if measurement.parts.isEmpty { throw RecordingMeasurement.Failure.nothingMoves }
      let color =
        corner.map { Color(red: Double($0.red) / 255, green: Double($0.green) / 255, blue: Double($0.blue) / 255) }
        ?? .white
      let draft = SceneDraft(
        measurement, width: Double(width) / scale, height: Double(height) / scale, background: color.cssText)
      return Result(measurement: measurement, draft: draft, width: width, height: height, notes: notes)
    } catch let error as RenderError {
      throw error
    } catch let error as RecordingMeasurement.Failure {
      throw RenderError(.frames("\(error)"), path: origin)
    } catch {
      throw RenderError(.action(error), path: origin)
    }
  }
}
