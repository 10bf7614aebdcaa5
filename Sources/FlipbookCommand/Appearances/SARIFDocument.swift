import Encodings
import Flipbook
import SceneDiagnostics

/// The problems of scene files in the Static Analysis Results Interchange Format (SARIF 2.1.0).
struct SARIFDocument {
  private static let prefix = "accessibility/"
  /// The rule of errors and warnings that are not about accessibility.
  private static let sceneRule = "scene"

  private var results: [JSONValue] = []

  /// Adds the findings in a scene.
  mutating func add(_ findings: [AccessibilityFinding], in path: String) {
    results += findings.map { finding in
      let id = Self.prefix + finding.rule.rawValue
      return Self.result(
        id, level: "warning", "\(finding.message) (\(finding.occurrences))", path, line: finding.line,
        column: finding.column,
        others: [("properties", ["layer": .string(finding.layer), "places": finding.properties])])
    }
  }

  /// Adds errors and warnings about a scene.
  mutating func add(_ diagnostics: [Diagnostic], in path: String) {
    results += diagnostics.map { diagnostic in
      Self.result(
        Self.sceneRule, level: diagnostic.severity == .error ? "error" : "warning", diagnostic.message, diagnostic.file,
        line: diagnostic.line, column: diagnostic.column)
    }
  }

  /// Adds an error that belongs to no line.
  mutating func add(_ message: String, in path: String) {
    results.append(Self.result(Self.sceneRule, level: "error", message, path, line: 0, column: 0))
  }

  private static let rules: [(id: String, text: String)] =
    AccessibilityRule.allCases.map { (prefix + $0.rawValue, $0.summary) }
    + [(sceneRule, "A scene can be read and played as intended.")]

  private static func result(
    _ rule: String, level: JSONValue, _ message: String, _ path: String, line: Int, column: Int,
    others: [(key: String, value: JSONValue)] = []
  ) -> JSONValue {
    var physical: [(key: String, value: JSONValue)] = [
      ("artifactLocation", ["uri": .string(PercentCoding.uri(ofPath: path))])
    ]
    if line > 0 {
      var region: [(key: String, value: JSONValue)] = [("startLine", .number(Double(line)))]
      if column > 0 { region.append(("startColumn", .number(Double(column)))) }
      physical.append(("region", .object(region)))
    }
    let index = rules.firstIndex { $0.id == rule } ?? 0
    return .object(
      [
        ("ruleId", .string(rule)), ("ruleIndex", .number(Double(index))), ("level", level),
        ("message", ["text": .string(message)]), ("locations", .array([["physicalLocation": .object(physical)]])),
      ] + others)
  }

  /// The document.
  var text: String {
    let rules = Self.rules.map { rule -> JSONValue in
      ["id": .string(rule.id), "shortDescription": ["text": .string(rule.text)]]
    }
    let driver: JSONValue = ["name": "flipbook", "version": .string(Renderer.version), "rules": .array(rules)]
    let document: JSONValue = [
      "$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0",
      "runs": [["tool": ["driver": driver], "columnKind": "unicodeCodePoints", "results": .array(results)]],
    ]
    return document.text() + "\n"
  }
}
