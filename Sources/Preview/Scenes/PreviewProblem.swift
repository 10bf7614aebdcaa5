import Encodings
import Flipbook
import SceneDiagnostics

/// A problem in the form that the page shows.
struct PreviewProblem: Hashable, Sendable {
  /// The file, with the line and the column if they are known.
  var place: String
  var message: String
  /// The source text of the line.
  var line = ""
  /// The column, from 1; 0 if it is unknown.
  var column = 0
  var length = 1
  var hint: String?

  /// Returns the problems that an error describes.
  static func all(of error: any Error) -> [PreviewProblem] {
    guard let error = error as? RenderError else { return [PreviewProblem(place: "error", message: "\(error)")] }
    if case .scene(let error) = error.reason { return error.diagnostics.map(PreviewProblem.init) }
    return [PreviewProblem(place: "error", message: error.description)]
  }

  private init(place: String, message: String) {
    self.place = place
    self.message = message
  }

  private init(_ diagnostic: Diagnostic) {
    let position = [diagnostic.line, diagnostic.column].prefix { $0 > 0 }.map { ":\($0)" }.joined()
    place = diagnostic.file + position
    message = diagnostic.message
    line = diagnostic.sourceLine
    column = diagnostic.line > 0 ? diagnostic.column : 0
    length = diagnostic.length
    hint = diagnostic.hint
  }

  /// The problem as JSON.
  var json: String {
    """
    {"place":\(place.quotedAsJSON),"message":\(message.quotedAsJSON),"line":\(line.quotedAsJSON),\
    "column":\(column),"length":\(length),"hint":\(hint?.quotedAsJSON ?? "null")}
    """
  }
}
