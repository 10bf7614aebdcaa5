package import Geometry
import Review

/// The motions of all parts of a recording, measured in two passes over its frames.
package struct RecordingMeasurement: Sendable {
  /// The moving parts.
  package let parts: [MeasuredPart]
  /// The number of frames.
  package let frameCount: Int
  /// The time from the first frame to the last, in seconds.
  package let duration: Double
  /// The times of the frames, in seconds.
  package let times: [Double]

  private init(parts: [MeasuredPart], of other: RecordingMeasurement) {
    self.parts = parts
    (frameCount, duration, times) = (other.frameCount, other.duration, other.times)
  }

  /// Returns the measurement with only the parts whose initial frame contains a location, in points.
  package func parts(at point: Point) -> RecordingMeasurement {
    RecordingMeasurement(
      parts: parts.filter { part in
        let frame = part.frame.insetBy(-4, -4)
        return frame.minX <= point.x && point.x <= frame.maxX && frame.minY <= point.y && point.y <= frame.maxY
      }, of: self)
  }

  /// A reason why a recording cannot be measured.
  package enum Failure: Error, Hashable, Sendable, CustomStringConvertible {
    /// Nothing moves.
    case nothingMoves
    /// Nearly everything changes.
    case everythingChanges
    /// The recording contains a cut, at a time in seconds.
    case cut(Double)
    /// The number of parts is too large.
    case tooManyParts(Int)
    /// The number of frames is too small.
    case tooFewFrames(Int)

    /// A description of the problem, to follow the name of the file.
    package var description: String {
      switch self {
      case .nothingMoves: "nothing moves in it"
      case .everythingChanges:
        "nearly everything in it changes, as if the camera moved: choose a part with --region, or a time range "
          + "with --from and --to"
      case .cut(let time):
        "there is a cut at \(time.text(decimals: 2)) s: choose the time range of one shot with --from and --to"
      case .tooManyParts(let count):
        "\(count) parts of it change, too many to distinguish: choose a part with --region, or a time range with --from "
          + "and --to"
      case .tooFewFrames(let count): "it has only \(count) frame\(count == 1 ? "" : "s")"
      }
    }
  }

  /// The fraction of changing pixels above which parts are indistinguishable.
  private static let maximumChangingFraction = 0.9
  /// The fraction of pixels that change between two frames at a cut.
  private static let cutFraction = 0.4
  /// The maximum number of parts.
  private static let maximumPartCount = 400

  /// Measures a recording.
  ///
  /// - Parameters:
  ///   - unit: Points per pixel of the measured frames.
  ///   - forEach: Calls its argument with every frame and the times when it is shown; it is called twice.
  /// - Throws: ``Failure``, and errors of `forEach`.
  package init(unit: Double, _ forEach: ((WorkingFrame, [Double]) throws -> Void) throws -> Void) throws {
    var survey = RecordingSurvey()
    try forEach { survey.add($0, at: $1) }
    guard survey.times.count >= 4 else { throw Failure.tooFewFrames(survey.times.count) }
    let ground = Ground(survey)
    let change = survey.largestChange
    // A moving camera changes many pixels in every frame, but a cut changes them only once.
    let isCut = change.share >= Self.cutFraction && survey.changingFrameCount <= 2
    guard ground.changingFraction <= Self.maximumChangingFraction else {
      throw isCut ? Failure.cut(change.time) : .everythingChanges
    }
    var tracker = MotionTracker(ground)
    try forEach { frame, times in
      tracker.add(frame, at: times)
      guard tracker.tracks.count <= Self.maximumPartCount else { throw Failure.tooManyParts(tracker.tracks.count) }
    }
    times = survey.times
    let times = times
    let pieces = PartPieces(tracks: tracker.tracks)
    parts = RigidPieces(tracks: tracker.tracks.filter { !pieces.isPiece($0) }).joined.compactMap {
      PartMeasurement($0, times: times, unit: unit).part
    }
    frameCount = times.count
    duration = (times.last ?? 0) - (times.first ?? 0)
    if parts.isEmpty { throw isCut ? Failure.cut(change.time) : .nothingMoves }
  }
}
