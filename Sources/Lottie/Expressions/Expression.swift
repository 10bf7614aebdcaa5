/// An expression of a Lottie file: a script that computes a property.
struct Expression: TrackFormula {
  let code: ScriptCode
  /// The path of the property in the file.
  let path: String
  let scope: ExpressionScope
  /// The number of components of the property; 0 for a scalar.
  let count: Int

  /// Returns the property that the expression computes, with its keyframes.
  func subject<Value: TrackValue>(_ track: Track<Value>) -> PropertyTrack? {
    if let track = track as? Track<Vector> { return .numbers(track, count: count) }
    if let track = track as? Track<BezierShape> { return .shape(track) }
    return nil
  }

  /// Returns the value of the property at a frame; the keyframed value if the expression fails there.
  func value<Value: TrackValue>(of track: Track<Value>, at frame: Double) -> Value {
    if let known = scope.value(of: path, at: frame), let value = Value(known, near: track.plainValue(at: frame)) {
      return value
    }
    guard !scope.hasFailed(path) else { return track.plainValue(at: frame) }
    // A failure affects only one frame, so that the result does not depend on the order in which frames are rendered.
    do throws(ScriptError) { return try tried(track, at: frame) } catch { return track.plainValue(at: frame) }
  }

  /// Returns the value of the property at a frame, or throws the script's error.
  func tried<Value: TrackValue>(_ track: Track<Value>, at frame: Double) throws(ScriptError) -> Value {
    guard let subject = subject(track) else { throw .unsupported("this property") }
    let host = ExpressionHost(scope)
    let run = ScriptRun(host)
    defer { scope.count(run.steps) }
    let result = try host.value(of: self, subject, at: frame, run)
    guard let value = Value(result, near: track.plainValue(at: frame)) else {
      throw .mistake("its result does not have the property’s type")
    }
    return value
  }
}
