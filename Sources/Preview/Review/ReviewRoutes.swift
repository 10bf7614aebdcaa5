import Encodings
import Golden

/// Answers the requests of the page of a review.
package struct ReviewRoutes: PageRoutes {
  /// The access rules for requests.
  package let gate: PreviewAccess
  private let session: ReviewSession

  /// Creates the routes of a review.
  package init(_ session: ReviewSession, gate: PreviewAccess) {
    self.session = session
    self.gate = gate
  }

  /// Returns the answer to a request: the page, or the result of a decision.
  package func answer(_ request: PreviewRoutes.Request) async -> PreviewAnswer {
    guard let body = request.body else { return .tooLarge }
    guard let entry = gate.entry(for: request) else { return .forbidden }
    switch entry.path {
    case "/decide":
      let (fields, refusal) = gate.change(request, entry, body)
      if let refusal { return refusal }
      guard let number = fields["number"].flatMap({ Int($0) }) else { return .badRequest }
      return await decide(number, fields["decision"] ?? "")
    case "/":
      guard request.method == "GET" else { return .notAllowed }
      var answer = PreviewAnswer.html(session.page.html(access: await access))
      answer.cookie = entry.cookie
      return answer
    default: return .notFound
    }
  }

  /// Closes the connection, because the page shows no live scene.
  package func serve(_ page: LivePage) async { page.close() }

  /// The token for decisions, the changes that can be accepted or rejected, and the decisions so far.
  private var access: JSONValue {
    get async {
      let decisions = await session.current
      return .object([
        ("token", .string(gate.token)),
        ("decidable", .array(session.candidates.map { .number(Double($0.index)) })),
        (
          "decisions",
          .object(decisions.sorted { $0.key < $1.key }.map { (key: String($0.key), value: .string($0.value.rawValue)) })
        ),
      ])
    }
  }

  private func decide(_ number: Int, _ word: String) async -> PreviewAnswer {
    do {
      let decision = try await session.decide(number, word)
      return .json("{\"decision\":\(decision?.rawValue.quotedAsJSON ?? "null")}")
    } catch {
      var answer = PreviewAnswer.json("{\"message\":\("\(error)".quotedAsJSON)}")
      answer.status = 422
      return answer
    }
  }
}
