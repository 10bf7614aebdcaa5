import Geometry
import LayerTree
import Testing

@testable import Lottie

/// Every key of a file is shown or named.
@Suite struct UnreadKeyTests {
  private static let layers = [
    LottieFiles.shapeLayer(
      """
      [{"ty": "gr", "it": [{"ty": "sh", "ks": {"k": {"c": true, "v": [[0, 0], [9, 0], [9, 9]], "i": [[0, 0], [0, 0], [0, 0]],
      "o": [[0, 0], [0, 0], [0, 0]]}}}, \(LottieFiles.square), {"ty": "el", "p": {"k": [0, 0]}, "s": {"k": [9, 9]}},
      {"ty": "st", "c": {"k": [1, 0, 0]}, "o": {"k": 100}, "w": {"k": 2}, "lc": 1, "lj": 1, "ml": 4, "d": [{"n": "d",
      "v": {"k": 3}}]}, {"ty": "gf", "t": 1, "g": {"p": 2, "k": {"k": [0, 1, 0, 0, 1, 0, 0, 1]}}, "s": {"k": [0, 0]},
      "e": {"k": [9, 0]}, "o": {"k": 100}}, {"ty": "tm", "s": {"k": 0}, "e": {"k": 50}, "o": {"k": 0}},
      {"ty": "rp", "c": {"k": 2}, "o": {"k": 0}, "tr": {"p": {"k": [9, 0]}, "so": {"k": 100}, "eo": {"k": 100}}},
      {"ty": "tr", "p": {"k": [0, 0]}, "o": {"k": 100}}]}]
      """,
      transform:
        #"{"p": {"a": 1, "k": [{"t": 0, "s": [0, 0], "o": {"x": 0, "y": 0}, "i": {"x": 1, "y": 1}}, {"t": 9, "s": [9, 0]}]}}"#,
      more: """
        "masksProperties": [{"mode": "a", "o": {"k": 100}, "pt": {"k": {"c": true, "v": [[0, 0], [9, 0], [9, 9]],
        "i": [[0, 0], [0, 0], [0, 0]], "o": [[0, 0], [0, 0], [0, 0]]}}}], "ef": [{"ty": 21, "ef": [{"v": {"k": 0}},
        {"v": {"k": 0}}, {"v": {"k": [1, 0, 0, 1]}}, {"v": {"k": 0}}, {"v": {"k": 0}}, {"v": {"k": 0}}, {"v": {"k": 1}}]}],
        "sy": [{"ty": 7, "c": {"k": [0, 1, 0]}, "so": {"k": 50}}],
        """),
    """
    {"ty": 5, "nm": "text", "ind": 2, "ip": 0, "op": 10, "ks": {}, "t": {"d": {"k": [{"t": 0, "s": {"s": 20, "f": "Inter",
    "t": "ab", "j": 0, "fc": [0, 0, 0]}}]}, "p": {}, "m": {"g": 1, "a": {"k": [0, 0]}}, "a": [{"s": {"t": 0,
    "xe": {"k": 50}, "ne": {"k": 50}, "sm": {"k": 50}, "a": {"k": 100}, "b": 1, "sh": 1, "s": {"k": 0}, "e": {"k": 50},
    "o": {"k": 0}}, "a": {"fh": {"k": 9}, "fb": {"k": 9}, "a": {"k": [1, 1]}, "rx": {"k": 9}, "sk": {"k": 9}}}]}}
    """,
    #"{"ty": 0, "nm": "inner", "ind": 3, "refId": "c", "ip": 0, "op": 10, "w": 9, "h": 9, "tm": {"k": 0.5}, "ks": {}}"#,
  ]
  private static let text = LottieFiles.file(
    layers: "[\(layers.joined(separator: ",\n"))]",
    assets: #"[{"id": "c", "nm": "c", "layers": [{"ty": 3, "ind": 1, "ip": 0, "op": 10, "ks": {"o": {"k": 0}}}]}]"#,
    more: #""markers": [{"tm": 1, "cm": "a", "dr": 2}],"#)

  private static func messages(_ text: String) throws -> [String] {
    try LottieFiles.read(text).warnings.map(\.description).filter { $0.contains("is ignored") }
  }

  @Test func aFileThatIsShownWholeHasNoMessage() throws {
    #expect(try Self.messages(Self.text) == [])
  }

  /// A key that nothing knows is named wherever it stands: in every object of the file.
  @Test func aKeyThatNothingReadsIsNamed() throws {
    let starts = Self.text.indices.filter { Self.text[$0] == "{" }
    #expect(starts.count > 80)
    for start in starts {
      var changed = Self.text
      changed.insert(contentsOf: #""zzz": 5, "#, at: changed.index(after: start))
      changed = changed.replacing(#""zzz": 5, }"#, with: #""zzz": 5}"#)
      let found = try Self.messages(changed)
      let around = Self.text[start...].prefix(40)
      // A setting that changes nothing need not be read, and does no more when something else stands in it.
      let isSetting = around.hasPrefix(#"{"k": 0}"#) || around.hasPrefix(#"{"k": 1}"#)
      #expect(
        found.count == 1 && found.allSatisfy { $0.contains("`zzz`") || isSetting && $0.contains("`v`") },
        "\(around): \(found)")
    }
  }

  @Test func saysWhereAndHowOften() throws {
    let layer = LottieFiles.shapeLayer("[]", more: #""mb": true,"#)
    #expect(
      try Self.messages(LottieFiles.file(layers: "[\(layer), \(layer), \(layer)]")) == [
        "layers[0].mb (layer “shapes”): `mb` is not supported and is ignored, here and in 2 more places"
      ])
  }

  /// Values that change nothing, parts that are hidden, and parts that a message names as a whole need no further ones.
  @Test(arguments: [
    #""mb": false,"#, #""x1": {"a": 0, "k": 0},"#, #""hd": true, "mb": true,"#, #""ef": [{"ty": 99, "zzz": 1}],"#,
    #""ef": [{"ty": 5, "ef": [{"ty": 0, "v": {"k": 7}}]}],"#, #""ef": [{"ty": 21, "en": 0, "zzz": 1}],"#,
  ])
  func silence(more: String) throws {
    #expect(try Self.messages(LottieFiles.file(layers: "[\(LottieFiles.shapeLayer("[]", more: more))]")) == [])
  }

  /// References to layers that a file does not have, and effects that files write like expression controls.
  @Test(arguments: [
    (#""parent": 9,"#, "layers[0] (layer “shapes”): the parent 9 is missing; the layer has none"),
    (#""parent": 1,"#, "layers[0] (layer “shapes”): the layer is among its own parents; the layer has none"),
    (
      #""tt": 1, "tp": 7,"#,
      "layers[0] (layer “shapes”): the matte 7 is missing; the layer is shown without a matte"
    ),
    (
      #""tt": 1,"#,
      "layers[0] (layer “shapes”): there is no layer above to be the matte; the layer is shown without a matte"
    ),
    (
      #""ef": [{"ty": 5, "nm": "Glow", "mn": "ADBE Glo2", "ef": [{"ty": 0, "v": {"k": 7}}]}],"#,
      "layers[0].ef[0] (layer “shapes”): the effect “Glow” is not supported"
    ),
    (
      #""ef": [{"ty": 5, "nm": "Snow", "mn": "CC Snowfall", "ef": []}],"#,
      "layers[0].ef[0] (layer “shapes”): the effect “Snow” is not supported"
    ),
    (#""ef": [{"ty": 5, "nm": "a", "mn": "ADBE Slider Control", "ef": [{"ty": 0, "v": {"k": 7}}]}],"#, ""),
    (#""ef": [{"ty": 5, "nm": "a", "mn": "ADBE Point3D Control", "ef": [{"ty": 3, "v": {"k": [1, 2, 3]}}]}],"#, ""),
  ])
  func missingReferences(more: String, message: String) throws {
    let layer = LottieFiles.shapeLayer("[\(LottieFiles.square), \(LottieFiles.red)]", more: more)
    let found = try LottieFiles.read(LottieFiles.file(layers: "[\(layer)]")).warnings.map(\.description)
    #expect(found == (message.isEmpty ? [] : [message]))
  }

  /// Effects whose settings are beyond those that are shown, and styles' blending.
  @Test func settingsOfEffects() throws {
    let shadow = (0..<6).map { #"{"v": {"k": \#([0: "[0, 0, 0, 1]", 1: "255"][$0] ?? "1")}}"# }.joined(separator: ", ")
    let layer = LottieFiles.shapeLayer("[]", more: #""ef": [{"ty": 25, "ef": [\#(shadow)]}],"#)
    #expect(
      try Self.messages(LottieFiles.file(layers: "[\(layer)]")) == [
        "layers[0].ef[0].ef[5].v (layer “shapes”): `v` is not supported and is ignored"
      ])
  }

  @Test func pathsOfOldFilesAreClosed() throws {
    let path = """
      [{"ty": "sh", "closed": true, "ks": {"k": {"v": [[0, 0], [9, 0], [9, 9]], "i": [[0, 0], [0, 0], [0, 0]],
      "o": [[0, 0], [0, 0], [0, 0]]}}}, {"ty": "st", "c": {"k": [1, 0, 0]}, "o": {"k": 100}, "w": {"k": 2}}]
      """
    let snapshot = try LottieFiles.snapshot(LottieFiles.file(layers: "[\(LottieFiles.shapeLayer(path))]"), at: 0)
    #expect(snapshot.shapes.first?.shape.path.elements.last == .close)
  }
}
