package import Arithmetic
public import Codecs
public import Figma
import LayerTree
public import Lottie
public import SceneDiagnostics
import SceneProgram
public import Typography
public import VectorArt

/// A rendering error and its location.
public struct RenderError: Error {
  /// A kind of rendering error.
  public enum Reason: Sendable {
    /// A required file is missing or cannot be read; the text is the system's message.
    case missingInput(String)
    /// The scene file is not text in UTF-8.
    case notText
    /// The scene file is invalid.
    case scene(SceneFileError)
    /// The file isn't a drawing.
    case drawing(DrawingError)
    /// The file is not a supported Lottie animation.
    case lottie(LottieError)
    /// The file is not a valid Figma file.
    case figma(FigmaError)
    /// An image that the scene shows is unusable.
    case image(ImageError)
    /// No font is usable.
    case font(FontError)
    /// Frames from another source cannot be used; the text gives the reason.
    case frames(String)
    /// The stage never comes to rest and has no duration.
    case endless(limit: Double)
    /// The stage has already been played past the first frame to render.
    case alreadyPlayed(to: Double)
    /// The options are invalid; the text gives the reason.
    case options(String)
    /// The scene exceeds a limit; the text names it and the option that raises it.
    case beyondLimits(String)
    /// The output exceeds the size limit even with every reduction; the sizes are in bytes.
    case tooLarge(maxBytes: Int, smallest: Int)
    /// A closure that the stage runs has thrown an error.
    case action(any Error)
    /// The output cannot be written.
    case output(OutputError)
  }

  /// The kind of error.
  public var reason: Reason
  /// The frame that was being rendered, counted from 0.
  public var frame: Int?
  /// The file that was being read or written.
  public var path: String?

  package init(_ reason: Reason, frame: Int? = nil, path: String? = nil) {
    self.reason = reason
    self.frame = frame
    self.path = path
  }

  /// Creates an error for work that exceeds the memory budget.
  package init(_ refusal: WorkBudget.Refusal, path: String? = nil) {
    self.init(.beyondLimits(refusal.description), path: path)
  }

  /// Returns the error with the name of its scene, if a limit of the whole scene was exceeded and no file is named.
  package func about(scene path: String) -> RenderError {
    var error = self
    switch reason {
    case .beyondLimits, .endless: error.path = self.path ?? path
    default: break
    }
    return error
  }

  /// Runs `body` within the memory budget.
  ///
  /// - Throws: The error of `body`, or an error that names what exceeded the budget.
  package static func withinBudget<Result>(
    path: String? = nil, _ body: () throws(RenderError) -> Result
  ) throws(RenderError) -> Result {
    let (outcome, refusal) = WorkBudget.work { () -> Swift.Result<Result, RenderError> in
      do throws(RenderError) { return .success(try body()) } catch { return .failure(error) }
    }
    if let refusal { throw RenderError(refusal, path: path) }
    if Task.isCancelled { throw RenderError(.action(CancellationError()), path: path) }
    return try outcome.get()
  }

  /// Wraps an error thrown while a stage plays; errors of a scene keep their time and location.
  package init(thrownOnStage error: any Error, frame: Int? = nil) {
    if let error = error as? SceneFileError {
      self.init(.scene(error))
    } else if let error = error as? TickLimitError {
      self.init(
        .beyondLimits(
          "\(error): choose an earlier \(error.isRecording ? "end" : "time"), or allow more with --max-ticks"))
    } else if let error = error as? StageLimitError {
      if case .steps = error {
        self.init(.beyondLimits("\(error); --max-ticks allows more"))
      } else {
        self.init(.beyondLimits("\(error)"))
      }
    } else {
      self.init(.action(error), frame: frame)
    }
  }
}

extension RenderError: CustomStringConvertible {
  /// The message for the user.
  public var description: String {
    let place = path.map { "\($0): " } ?? ""
    let suffix = frame.map { " (at frame \($0))" } ?? ""
    switch reason {
    case .missingInput(let text): return place + text
    case .notText: return "\(place)the file is not UTF-8 text, so it cannot be a scene"
    case .scene(let error): return error.description
    case .drawing(let error):
      guard let path, let line = error.line else { return place + error.description }
      return "\(path):\(line):\(error.column.map { "\($0):" } ?? "") \(error.message)"
    case .lottie(let error): return place + error.description
    case .figma(let error): return place + error.description
    case .image(let error): return "\(path ?? "an image") \(error)"
    case .font(let error): return "\(place)\(error)"
    case .endless(let limit):
      return
        "\(place)the motion does not end within \(Int(saturating: limit)) seconds: give the scene a duration, or "
        + "set an end time"
    case .alreadyPlayed(let time):
      return "\(place)the stage has already been played to \(time) s and cannot go back: render it before playing it"
    case .options(let text), .frames(let text), .beyondLimits(let text): return place + text
    case .tooLarge(let maxBytes, let smallest):
      return "\(place)the output cannot be reduced to \(maxBytes) bytes: the smallest possible size is \(smallest)"
    case .action(let error): return "\(place)\(error)\(suffix)"
    case .output(let error): return "\(error)\(suffix)"
    }
  }
}

extension RenderError {
  /// Returns the error with the name of the scene's variant added.
  public func naming(variant: String) -> RenderError {
    guard case .scene(let error) = reason else { return self }
    return RenderError(.scene(error.naming(variant: variant)), frame: frame, path: path)
  }
}
