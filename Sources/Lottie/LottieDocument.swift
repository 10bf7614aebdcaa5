import JSONReading

/// The JSON of a Lottie file.
public struct LottieDocument: Sendable {
  let json: JSONNode

  /// Parses JSON; nil if the file is not a Lottie animation (a JSON object with a frame rate and layers).
  ///
  /// - Parameter bytes: The contents of any file.
  /// - Throws: ``LottieError`` if the file looks like a Lottie animation but is damaged.
  public init?(_ bytes: [UInt8]) throws(LottieError) {
    let spaces: [UInt8] = [0x20, 0x0A, 0x0D, 0x09, 0xEF, 0xBB, 0xBF]
    guard bytes.first(where: { !spaces.contains($0) }) == UInt8(ascii: "{"),
      bytes.contains("\"layers\""), bytes.contains("\"fr\"")
    else { return nil }
    do throws(JSONError) { json = try JSONParser.read(bytes) } catch { throw LottieError(error.description) }
    guard json["layers"]?.array != nil, json["fr"] != nil else { return nil }
  }

  /// The frame rate, in frames per second.
  public var frameRate: Double { max(0.001, json["fr"]?.number ?? 60) }
}
