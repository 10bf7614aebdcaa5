import JSONReading

/// Finds keys of a file that were never read and may affect the rendering.
struct UnreadKeys {
  /// An unread key.
  struct Finding {
    var path: String
    var layer: String
    var key: String
    /// The number of other paths with the same key that differ only in indices.
    var more = 0
  }

  /// Keys without effect on the rendering: names, indices for expressions and editors, and redundant data.
  private static let descriptions: Set<String> = [
    "nm", "mn", "ix", "cix", "cl", "ln", "np", "tg", "hix", "hasMask", "meta", "metadata", "slots", "props", "ddd",
    "ty",
    "fPath", "fWeight", "origin", "fClass", "ind", "ml", "bounds", "closed", "fillEnabled", "w", "h", "e", "u", "size",
  ]
  /// The members of a property that follow from its value.
  private static let property: Set<String> = ["a", "l", "s"]
  /// The members of the file that only editors use.
  private static let file: Set<String> = ["v", "tgs"]
  /// The members of an effect: lottie-web's filter region is not needed.
  private static let effect: Set<String> = ["fs"]
  /// The members of a keyframe; the last keyframe and hold keyframes do not use their easing.
  private static let keyframe: Set<String> = ["t", "s", "e", "h", "i", "o", "to", "ti", "n", "x", "y", "z"]

  private let marks: [Bool]
  private let passedOver: Set<String>
  private(set) var findings: [Finding] = []
  private var positions: [String: Int] = [:]
  private var place: [String] = []
  private var layer = ""

  /// Searches a file for unread keys.
  ///
  /// - Parameters:
  ///   - json: The JSON of the file.
  ///   - marks: True for each key that has been read.
  ///   - passedOver: The paths of values that are ignored on purpose.
  init(in json: JSONNode, marks: [Bool], passedOver: Set<String>) {
    (self.marks, self.passedOver) = (marks, passedOver)
    visit(json)
  }

  private mutating func visit(_ value: JSONNode) {
    switch value {
    case .object(let object):
      if object["hd"]?.flag == true || object["en"]?.flag == false { return }
      if passedOver.contains(place.joined()) { return }
      visit(object)
    case .array(let values):
      guard let last = place.popLast() else { return }
      for (index, value) in values.enumerated() {
        switch value {
        case .object, .array:
          place.append("\(last)[\(index)]")
          visit(value)
          place.removeLast()
        default: break
        }
      }
      place.append(last)
    default: break
    }
  }

  private mutating func visit(_ object: JSONObject) {
    let isKeyframe =
      object["t"]?.number != nil && place.last?.hasSuffix("]") == true && place.last?.hasPrefix(".k[") == true
    let isProperty = object["k"] != nil
    let isEffect = place.last?.hasPrefix(".ef[") == true
    let outer = layer
    if place.last.map({ $0.hasPrefix(".layers[") || $0.hasPrefix("layers[") }) == true {
      layer = object["nm"]?.string ?? ""
    }
    defer { layer = outer }
    for (index, (key, value)) in zip(object.keys, object.values).enumerated() {
      let number = object.firstKey + index
      let isRead = marks.indices.contains(number) && marks[number]
      if isRead {
        // Slots that no property refers to have no effect.
        if place.isEmpty, key == "slots" { continue }
        switch value {
        case .object, .array:
          place.append(place.isEmpty ? key : "." + key)
          visit(value)
          place.removeLast()
        default: break
        }
      } else if !Self.descriptions.contains(key), !(isProperty && Self.property.contains(key)),
        !(isEffect && Self.effect.contains(key)),
        !(place.isEmpty && Self.file.contains(key)), !(key == "k" && object["sid"] != nil),
        !(isKeyframe && Self.keyframe.contains(key)), !value.isNeutral
      {
        find(key)
      }
    }
  }

  private mutating func find(_ key: String) {
    let path = (place + [place.isEmpty ? key : "." + key]).joined()
    let kind = path.filter { !$0.isNumber }
    if let position = positions[kind] {
      findings[position].more += 1
    } else if findings.count < 100 {
      positions[kind] = findings.count
      findings.append(Finding(path: path, layer: layer, key: key))
    }
  }
}

extension JSONNode {
  /// True if the value has no effect: zero, false, null, an empty string, or a list or object of such values.
  fileprivate var isNeutral: Bool {
    switch self {
    case .null, .bool(false), .number(0): true
    case .string(let text): text.isEmpty
    case .array(let values): values.allSatisfy(\.isNeutral)
    case .object(let object):
      object.values.indices.allSatisfy { object.keys[$0] == "ix" || object.values[$0].isNeutral }
    default: false
    }
  }
}

extension ModelReader {
  /// Warns about unread keys, so that every feature of a file is either rendered or reported.
  mutating func warnOfUnreadKeys(_ json: JSONNode) {
    guard case .object(let object) = json, let marks = object.marks else { return }
    for finding in UnreadKeys(in: json, marks: marks.close(), passedOver: passedOver).findings {
      let more =
        finding.more == 0
        ? "" : finding.more == 1 ? ", here and in 1 more place" : ", here and in \(finding.more) more places"
      warn(
        LottieWarning(
          path: finding.path, layer: finding.layer, message: "`\(finding.key)` is not supported and is ignored\(more)")
      )
    }
  }
}
