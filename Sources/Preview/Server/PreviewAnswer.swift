/// The response to a request.
package struct PreviewAnswer: Hashable, Sendable {
  /// The HTTP status code.
  package var status: Int
  /// The media type of the body.
  var type = "text/plain; charset=utf-8"
  var body: [UInt8]
  /// The cookie for the browser to store; nil for none.
  package var cookie: String?

  static func html(_ text: String) -> PreviewAnswer {
    PreviewAnswer(status: 200, type: "text/html; charset=utf-8", body: Array(text.utf8))
  }

  static func png(_ bytes: [UInt8]?) -> PreviewAnswer {
    bytes.map { PreviewAnswer(status: 200, type: "image/png", body: $0) } ?? .nothing
  }

  static func json(_ text: String?) -> PreviewAnswer {
    text.map { PreviewAnswer(status: 200, type: "application/json", body: Array($0.utf8)) } ?? .nothing
  }

  /// Returns the response to a request that failed, with the problems as JSON.
  static func problems(of error: any Error) -> PreviewAnswer {
    let problems = PreviewProblem.all(of: error).map(\.json).joined(separator: ",")
    var answer = PreviewAnswer.json("{\"problems\":[\(problems)]}")
    answer.status = 422
    return answer
  }

  /// An empty response: the request succeeded, or it concerns an outdated version of the scene.
  static let nothing = PreviewAnswer(status: 204, body: [])
  static let badRequest = refusal(400, "the request is malformed")
  static let forbidden = refusal(
    403, "this request does not come from the preview's own page: open the address that flipbook printed")
  static let notFound = refusal(404, "not found")
  static let notAllowed = refusal(405, "the method is not allowed")
  static let tooLarge = refusal(413, "the request is too large")

  private static func refusal(_ status: Int, _ text: String) -> PreviewAnswer {
    PreviewAnswer(status: status, body: Array((text + "\n").utf8))
  }
}
