import Encodings
import Golden
import SystemCalls

/// A GitHub Actions workflow command that shows a problem at its line in a file.
struct WorkflowCommand: CustomStringConvertible {
  let description: String

  /// True if GitHub Actions is running the process.
  static var isUnderstood: Bool { Environment.variable("GITHUB_ACTIONS") == "true" }

  /// Returns an error at a location.
  static func error(_ place: SceneLocation, title: String) -> WorkflowCommand {
    var properties = [("file", place.file)]
    if let line = place.line { properties.append(("line", String(line))) }
    if let column = place.column { properties.append(("col", String(column))) }
    properties.append(("title", title))
    let text = properties.map { "\($0.0)=\(escaped($0.1, "\r\n:,"))" }.joined(separator: ",")
    return WorkflowCommand(description: "::error \(text)::\(escaped(place.message, "\r\n"))")
  }

  /// Returns a text with the percent sign and some other characters escaped for the runner.
  private static func escaped(_ text: String, _ characters: String) -> String {
    PercentCoding.encoded(text) { $0 != UInt8(ascii: "%") && !characters.utf8.contains($0) }
  }
}
