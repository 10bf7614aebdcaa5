import Encodings

/// Reads `data:` URLs.
package enum DataURL {
  /// Returns the bytes of a `data:` URL; nil for any other text, or for damaged data.
  package static func bytes(_ url: String) -> [UInt8]? {
    guard url.prefix(5).lowercased() == "data:", let comma = url.firstIndex(of: ",") else { return nil }
    let head = url[..<comma].lowercased()
    let body = url[url.index(after: comma)...]
    return head.hasSuffix(";base64") ? Base64.bytes(of: body.utf8) : PercentCoding.decoded(body.utf8)
  }
}
