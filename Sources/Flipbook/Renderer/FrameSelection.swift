/// The part of a stage's playing time that is rendered.
public enum FrameSelection: Hashable, Sendable {
  /// From one time of the stage to another, in seconds; a `to` of nil is the end, and one beyond it holds the picture.
  case times(from: Double, to: Double?)
  /// From one frame through another, counted from 0 in the whole rendering; nil is the last.
  case frames(from: Int, through: Int?)

  /// Everything.
  public static let all = FrameSelection.times(from: 0, to: nil)
}
