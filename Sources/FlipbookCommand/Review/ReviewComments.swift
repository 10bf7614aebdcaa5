import ArgumentParser
import Encodings
import Flipbook

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The comments of a review: a JSON file beside the scene, written by the page.
struct ReviewComments {
  /// The name that the page saves the file under.
  let name: String
  /// The comments as a JSON array.
  let json: String

  /// The end of the names of files with comments.
  static let suffix = ".comments.json"

  /// The comments of a page that has none yet.
  ///
  /// - Parameter scene: The path of the page's first scene.
  init(for scene: String) {
    name = (scene == "-" ? "scene" : OutputTarget.stem(of: scene)) + Self.suffix
    json = "[]"
  }

  /// Reads the comments of a file.
  ///
  /// - Throws: `RenderError` when the file cannot be read, or `ValidationError` when it has no valid comments.
  init(path: String) throws {
    let bytes = try InputFile.read(path)
    name = path.split(separator: "/").last.map(String.init) ?? path
    let comments = try Self.comments(in: bytes, path)
    for (index, comment) in comments.enumerated() {
      let problem =
        comment.id.isEmpty
        ? "an empty id"
        : !(comment.time >= 0 && comment.time.isFinite)
          ? "a time before 0" : comment.text.isEmpty && comment.deleted != true ? "no text" : nil
      if let problem { throw ValidationError("\(path): comment \(index + 1) has \(problem)") }
    }
    json = JSONValue.array(comments.map(\.json)).compactText
  }

  private static func comments(in bytes: [UInt8], _ path: String) throws -> [Comment] {
    do {
      return try JSONDecoder().decode(Document.self, from: Data(bytes)).comments
    } catch DecodingError.keyNotFound(let key, let context) {
      throw ValidationError("\(path): \(place(context.codingPath)) has no ‘\(key.stringValue)’")
    } catch DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context) {
      let name = context.codingPath.last.map { $0.intValue == nil ? "‘\($0.stringValue)’" : "a comment" } ?? "the file"
      throw ValidationError("\(path): \(name) of \(place(context.codingPath.dropLast())) has the wrong type")
    } catch {
      throw ValidationError("\(path) is not a JSON file of comments, as a review page saves it")
    }
  }

  private static func place(_ path: some Sequence<any CodingKey>) -> String {
    path.compactMap(\.intValue).first.map { "comment \($0 + 1)" } ?? "the file"
  }

  private struct Document: Decodable {
    let comments: [Comment]
  }

  /// A comment; times are in seconds, and places in points.
  private struct Comment: Decodable {
    let id: String
    let time: Double
    let text: String
    let clip, author, made, changed: String?
    let x, y: Double?
    let done, deleted: Bool?

    var json: JSONValue {
      let texts = [("clip", clip), ("author", author), ("made", made), ("changed", changed)]
      let flags = [("done", done), ("deleted", deleted)]
      let entries: [(key: String, value: JSONValue)] =
        [("id", .string(id)), ("time", .number(time)), ("text", .string(text))]
        + texts.compactMap { key, value in value.map { (key, .string($0)) } }
        + [("x", x), ("y", y)].compactMap { key, value in value.map { (key, .number($0)) } }
        + flags.compactMap { key, value in value.map { (key, .boolean($0)) } }
      return .object(entries)
    }
  }
}
