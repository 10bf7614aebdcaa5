import Flipbook
import Foundation
import TestSupport
import Testing

@testable import Golden

@Suite struct ReportDocumentTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private static let schema = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../Schemas/sarif-2.1.0.json").standardized.path

  private func item(_ facts: String) throws -> ReportCase.Summary { try ReportCase(facts: facts, page: "{}").summary }

  private func documents() throws -> ReportDocuments {
    ReportDocuments(cases: [
      try item(#"{"name": "calm", "number": 0, "scene": "a.yaml", "outcome": "passed", "lines": [], "seconds": 0.25}"#),
      try item(
        #"""
        {"name": "m & <m>", "number": 1, "scene": "Scenes/m ü#.yaml", "outcome": "different", "seconds": 1.5,
         "lines": ["frame 2 | \"bad\"", "a\u0001b ``` c"],
         "places": [{"file": "Scenes/m ü#.yaml", "line": 4, "column": 7, "message": "frame 2"}],
         "files": {"triptych": "m & <m>/reference-difference-actual.png", "heat": "m & <m>/heat.png"}}
        """#),
      try item(
        #"""
        {"name": "none", "number": 2, "outcome": "failed", "lines": ["the golden is damaged"],
         "places": [{"file": "/tmp/x.yaml", "message": "whole file"}]}
        """#),
      try item(#"{"name": "new", "number": 3, "outcome": "missing", "lines": ["there is no golden"]}"#),
    ])
  }

  @Test("JUnit's XML is read by another reader, with times and counts at every level")
  func junit() throws {
    let path = try folder.write(Array(try documents().junit.utf8), to: "junit.xml")
    let program = """
      import sys, xml.etree.ElementTree as t
      r = t.parse(sys.argv[1]).getroot()
      for e in [r, r[0]]: print(e.tag, *[e.get(k) for k in ('tests', 'failures', 'errors', 'time')])
      for c in r[0]: print(c.get('name'), c.get('file'), c.get('time'), [x.tag for x in c], ascii(c[0].text) if len(c) else '')
      """
    let result = try Tool.python(program, path)
    #expect(
      result.text == """
        testsuites 4 2 1 1.750
        testsuite 4 2 1 1.750
        calm a.yaml 0.250 [] 
        m & <m> Scenes/m ü#.yaml 1.500 ['failure'] 'frame 2 | "bad"\\na\\ufffdb ``` c'
        none None 0.000 ['error'] 'the golden is damaged'
        new None 0.000 ['failure'] 'there is no golden'

        """, "\(result.standardError)")
  }

  @Test("SARIF is valid by its schema, and has the places")
  func sarif() throws {
    let path = try folder.write(Array(try documents().sarif.utf8), to: "golden.sarif")
    let program = """
      import sys, json, jsonschema
      document = json.load(open(sys.argv[1]))
      schema = json.load(open(sys.argv[2]))
      jsonschema.Draft4Validator(schema).validate(document)
      for r in document['runs'][0]['results']:
        print(r['ruleId'], r['ruleIndex'], [p['physicalLocation'] for p in r.get('locations', [])])
      broken = dict(document, runs=3)
      print(jsonschema.Draft4Validator(schema).is_valid(broken))
      """
    let result = try Tool.python(program, path, Self.schema)
    #expect(
      result.text == """
        golden/different 0 [{'artifactLocation': {'uri': 'Scenes/m%20%C3%BC%23.yaml'}, 'region': {'startLine': 4, \
        'startColumn': 7}}]
        golden/failed 2 [{'artifactLocation': {'uri': 'file:///tmp/x.yaml'}}]
        golden/missing 1 []
        False

        """, "\(result.standardError)")
  }

  @Test("The summary has a table, the reasons, and pictures at the address that they are published at")
  func markdown() throws {
    let text = try documents().markdown(imagesAt: "https://example.org/7")
    #expect(text.hasPrefix("## Goldens: 1 different, 1 missing, 1 failed, 1 passed\n\n| golden | scene | outcome |\n"))
    #expect(text.contains("\n| m \\& \\<m\\> | Scenes/m ü\\#.yaml:4 | different |\n"))
    #expect(text.contains("\n```text\nframe 2 | \"bad\"\n"))
    #expect(text.contains("](https://example.org/7/m%20%26%20%3Cm%3E/reference-difference-actual.png)\n"))
    #expect(try documents().markdown(imagesAt: nil).contains("](m%20%26%20%3Cm%3E/reference-difference-actual.png)"))
    #expect(ReportDocuments(cases: []).markdown(imagesAt: nil) == "## Goldens: none\n")
  }

  @Test(
    "A layer is found where the scene names it, or where the layer around it is named",
    arguments: [
      ("menu", 2, 16), ("menu.top", 5, 26), ("menu.top.inside", 5, 26), ("menu.the last", 6, 18), ("other", nil, nil),
      ("men", nil, nil),
    ] as [(String, Int?, Int?)])
  func position(layer: String, line: Int?, column: Int?) {
    let text = """
      layers:
        - {button:   menu, frame: [0, 0, 1, 1],
        # layer: top
           title: "menu top",
           sublayers: [{layer: top, frame: menu.frame},
              {layer: 'the last'}]}
      """
    let found = SceneLocation.position(ofLayer: layer, in: text)
    #expect(found?.line == line)
    #expect(found?.column == column)
  }

  @Test("Shares have each golden once, and none is longer than the mean and the longest golden")
  func shares() throws {
    var random = SeededRandom(seed: 22)
    for _ in 0..<100 {
      let count = Int.random(in: 1...9, using: &random)
      let weights = (0..<Int.random(in: 0...60, using: &random)).map { _ in Double.random(in: 0...10, using: &random) }
      let shares = GoldenShards(weights: weights, count: count)
      let parts = try (1...count).map { shares.indices(of: try #require(Shard($0, of: count))) }
      #expect(parts.flatMap(\.self).sorted() == Array(weights.indices))
      let longest = parts.map { $0.reduce(0) { $0 + weights[$1] } }.max() ?? 0
      #expect(longest <= weights.reduce(0, +) / Double(count) + (weights.max() ?? 0) + 1e-9)
    }
  }

  @Test("Recorded times decide how goldens are shared out, and what is new counts by its pixels")
  func times() throws {
    let goldens = ["a", "b", "c"].map { (scene: "\($0).yaml", place: GoldenLocation(name: $0, in: folder / "g")) }
    #expect(try GoldenShards.weights(of: goldens, timesIn: nil) == [1, 1, 1])
    let cases = #"{"name": "a", "scene": "a.yaml", "seconds": 3}, {"name": "b", "scene": "b.yaml", "seconds": 1}"#
    try folder.write(Array("{\"cases\": [\(cases)]}".utf8), to: "report.json")
    for report in [folder.path, folder / "report.json"] {
      #expect(try GoldenShards.weights(of: goldens, timesIn: report) == [3, 1, 2])
    }
    #expect(throws: GoldenError.self) { try GoldenShards.weights(of: goldens, timesIn: folder / "none") }
  }

  @Test("The texts of cases are found in what they were written into")
  func texts() throws {
    for texts in [[], [#"{"name": "a"}"#], ["{\n      \"a\": \"  ]\"\n    }", "{\n      \"b\": []\n    }"]] {
      let indented = texts.map { $0.contains("\n") ? $0 : "{\n      \($0)\n    }" }
      #expect(ReportCase.texts(in: "{\n  \(ReportCase.list(indented))\n}\n") == indented)
    }
    #expect(ReportCase.texts(in: "{}") == nil)
    #expect(ReportCase.texts(in: "  \"cases\": [\n    {\n") == nil)
  }
}
