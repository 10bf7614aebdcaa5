import ArgumentParser
import Flipbook
import Pixels
import Preview

/// The recording beside the scene of a preview.
struct PreviewRecordingOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Compare the scene with this recording of the app, and propose numbers, whenever the scene changes.",
      valueName: "path"),
    completion: .file(extensions: ["mp4", "mov", "webm", "gif"]))
  var recording: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Pixels per point of the recording. (default: detected)", valueName: "factor"),
    transform: { try PlainNumber.read($0, in: 0.1...10) })
  var recordingScale: Double?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The time in the recording at which the scene begins. (default: detected)", valueName: "time"),
    transform: Seconds.read)
  var recordingStart: Double?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The part of the recording's frames that shows the scene, in pixels: left, top, width, height.", valueName: "part"
    ),
    transform: PixelPart.read)
  var recordingRegion: PixelRect?

  func validate() throws {
    if recording == nil, recordingScale != nil || recordingStart != nil || recordingRegion != nil {
      throw ValidationError("--recording-scale, --recording-start and --recording-region need --recording")
    }
    if recording == "-" { throw ValidationError("a recording is read several times: save it to a file first") }
  }

  /// Returns the recording; nil for none.
  func preview() throws -> PreviewRecording? {
    guard let recording else { return nil }
    var edit = FrameEdit()
    edit.crop = recordingRegion.map { .rectangle($0) }
    return PreviewRecording(
      try InputFiles.input([recording]), name: recording, edit: edit, scale: recordingScale, start: recordingStart)
  }
}
