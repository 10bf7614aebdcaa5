import Flipbook

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Reads the JSON files of goldens and of reports, possibly edited by hand.
enum JSONReader {
  /// A reason why a file cannot be read.
  struct Failure: Error {
    /// The reason, for the user.
    let reason: String
  }

  /// Decodes the content of a file.
  static func read<Content: Decodable>(_: Content.Type, from json: some Sequence<UInt8>) throws(Failure) -> Content {
    return try rethrowing(as: { Failure(reason: reason($0)) }) {
      try JSONDecoder().decode(Content.self, from: Data(json))
    }
  }

  private static func reason(_ error: any Error) -> String {
    switch error {
    case DecodingError.keyNotFound(let key, _): "it lacks “\(key.stringValue)”"
    case DecodingError.dataCorrupted(let context) where context.codingPath.isEmpty: "it is not JSON"
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context),
      DecodingError.dataCorrupted(let context):
      "“\(context.codingPath.map(\.stringValue).joined(separator: "."))” has a value of the wrong type"
    default: "\(error)"
    }
  }
}
