import Encodings

/// The JSON Schema of a command's `--json` output, or of a report's facts.
struct OutputSchema: Sendable {
  /// The name of the command, with hyphens in place of spaces, or `report`.
  let name: String
  /// The version; it changes when a field is removed or its meaning changes, but not when a field is added.
  let version: Int
  /// A description of the output.
  let title: String
  /// The schema of a line or of the document.
  let form: ValueSchema

  private init(_ name: String, _ version: Int, _ title: String, _ form: ValueSchema) {
    (self.name, self.version, self.title, self.form) = (name, version, title, form)
  }

  /// The JSON Schema as text.
  var text: String {
    guard case .object(let entries) = form.json else { return form.json.text() + "\n" }
    let head: [(key: String, value: JSONValue)] = [
      ("$schema", "https://json-schema.org/draft/2020-12/schema"),
      ("$id", .string("urn:flipbook:output:\(name):\(version)")), ("title", .string(title)),
    ]
    return JSONValue.object(head + entries).text() + "\n"
  }

  /// All output schemas.
  static let all: [OutputSchema] =
    pictures.map { OutputSchema($0, 1, "A line of flipbook \($0) --json", output) } + [
      OutputSchema("appearances", 1, "The line of flipbook appearances --json", appearances),
      OutputSchema("validate", 1, "A line of flipbook validate --json: a scene", validation),
      OutputSchema("compare", 1, "The line of flipbook compare --json", comparison),
      OutputSchema("difftool", 1, "The line of flipbook difftool --json", difference),
      OutputSchema(
        "springs", 1, "The line of flipbook springs --json: null if an engine has no equivalent spring", springs),
      OutputSchema("trace", 1, "The document of flipbook trace --json", trace),
      OutputSchema("timing", 1, "The document of flipbook timing --json", timing),
      OutputSchema("measure", 1, "The document of flipbook measure --json", measurement),
      OutputSchema("golden-record", 1, "A line of flipbook golden record --json: a golden", golden),
      OutputSchema("golden-verify", 1, "A line of flipbook golden verify --json: a golden", golden),
      OutputSchema(
        "golden-merge", 1, "A line of flipbook golden merge --json: a golden",
        .object(["name": .text, "outcome": outcome])),
      OutputSchema(
        "golden-accept", 1, "A line of flipbook golden accept --json: a golden",
        .object(["name": .text, "outcome": .word("accepted"), "bytes": .whole])),
      OutputSchema(
        "golden-review", 1, "A line of flipbook golden review --json: the address of the page, then each decision",
        .either(
          .object(["address": .text]),
          .object(["name": .text, "outcome": .word("accepted", "rejected", "undecided")], optional: ["bytes": .whole]))),
      OutputSchema(
        "golden-mv", 1, "A line of flipbook golden mv --json: a golden", .object(["golden": .text, "moved": .text])),
      OutputSchema(
        "golden-prune", 1, "A line of flipbook golden prune --json: an orphan",
        .object(["golden": .text, "reason": .text, "removed": .boolean])),
      OutputSchema(
        "golden-init", 1, "The line of flipbook golden init --json", .object(["file": .text, "changed": .boolean])),
      OutputSchema("report", 3, "The facts of a golden report: report.json", report),
    ]

  /// The commands that print the files that they have written.
  private static let pictures = ["render", "still", "encode", "join", "sheet", "plot", "onion", "review", "watch"]

  private static let output = ValueSchema.either(
    .object(
      [
        "file": .text, "format": .text, "width": .whole, "height": .whole, "frames": .whole, "duration": .number,
        "seconds": .number,
      ], optional: ["bytes": .whole, "dryRun": .boolean]),
    .object([
      "file": .text, "format": .word("html"), "clips": .whole, "frames": .whole, "bytes": .whole, "seconds": .number,
    ]),
    .object(["file": .text, "format": .text, "bytes": .whole]))

  private static let diagnostic = ValueSchema.object(
    ["message": .text], optional: ["line": .whole, "column": .whole, "length": .whole, "hint": .optional(.text)])

  private static let validation = ValueSchema.either(
    .object(
      ["file": .text, "valid": .boolean, "duration": .number, "warnings": .list(diagnostic)],
      optional: ["accessibility": .list(finding)]),
    .object(["file": .text, "valid": .boolean, "errors": .list(diagnostic)]))

  /// The page of a scene's appearances, or an image of them.
  private static let appearances = ValueSchema.either(
    .object([
      "file": .text, "format": .word("html"), "appearances": .whole, "findings": .list(finding), "bytes": .whole,
    ]), output)

  /// A violation of an accessibility rule, with the appearances in which it occurs.
  private static let finding = ValueSchema.object([
    "rule": .text, "layer": .text, "line": .whole, "message": .text, "hint": .text,
    "places": .list(
      .object(
        ["appearance": .text, "from": .number, "to": .number, "measured": .text],
        optional: ["x": .number, "y": .number, "width": .number, "height": .number])),
  ])

  /// The comparison of images or scenes, or of a scene and a screen recording.
  private static let comparison = ValueSchema.either(
    .object(
      ["equal": .boolean, "passes": .boolean, "frames": .whole, "badFrames": .whole, "message": .text],
      optional: [
        "firstBadFrame": .whole, "firstBadTime": .number, "pixels": .whole, "largestDifference": .whole,
        "worstWindow": .number, "similarity": .number,
      ]),
    .object(
      [
        "version": .whole, "passes": .boolean, "motions": .whole, "same": .whole, "scale": .number,
        "origin": .list(.number), "start": .number, "droppedFrames": .whole,
        "touches": .list(.object(["time": .number, "x": .number, "y": .number])),
        "differences": .list(
          .object(
            ["kind": .text, "layer": .text, "time": .number, "message": .text],
            optional: ["aspect": .text, "expected": .number, "found": .number])),
      ],
      optional: [
        "proposals": .list(
          .object(
            ["line": .whole, "layer": .text, "aspect": .text, "key": .text, "new": .text], optional: ["old": .text]))
      ]))

  private static let difference = ValueSchema.object([
    "file": .text, "outcome": .word("equal", "different", "added", "removed", "skipped"), "message": .text,
  ])

  private static let springs = ValueSchema.map(.optional(.number))

  private static let trace = ValueSchema.object([
    "times": .list(.number),
    "tracks": .list(
      .object(["layer": .text, "property": .text, "model": .list(.anything), "presentation": .list(.anything)])),
    "events": .list(
      .object(["time": .number, "event": .text, "layer": .text, "subject": .text, "key": .optional(.text)])),
  ])

  /// Rows have additional fields that depend on their kind of timing.
  private static let timing = ValueSchema.object(
    [:],
    optional: [
      "title": .text,
      "motions": .list(
        .open([
          "layer": .text, "property": .text, "engine": .text, "time": .number, "delay": .number,
          "duration": .optional(.number), "settles": .optional(.number), "interrupted": .optional(.number),
          "pace": .text, "from": .anything, "to": .anything, "after": .text,
        ])),
      "rules": .list(.open([:])), "moves": .list(.open([:])),
      "played": .list(
        .open([
          "layer": .text, "property": .text, "engine": .text, "from": .anything, "to": .anything, "reached": .anything,
          "rest": .anything, "after": .text, "begins": .list(.number), "delay": .number, "seconds": .number,
          "ending": .text, "pace": .text, "values": .list(.anything),
        ])),
    ])

  private static let measurement = ValueSchema.object([
    "version": .whole, "file": .text, "frames": .whole, "duration": .number,
    "parts": .list(
      .object([
        "part": .whole, "frame": .list(.number), "color": .text,
        "motions": .list(
          .object([
            "property": .text, "begin": .number, "from": .list(.number), "to": .list(.number),
            "motion": .open(["kind": .text, "duration": .number]), "confidence": .number, "residual": .number,
            "noise": .number,
            "alternatives": .list(
              .object(["begin": .number, "motion": .open(["kind": .text, "duration": .number]), "residual": .number])),
          ])),
      ])),
  ])

  // MARK: Goldens

  private static let outcome = ValueSchema.word("passed", "recorded", "different", "missing", "orphan", "failed")

  private static let golden = ValueSchema.object(
    ["name": .text, "scene": .optional(.text), "golden": .text, "outcome": outcome, "bytes": .whole],
    optional: [
      "message": .text, "allowedPixels": .whole, "allowedDifference": .whole, "allowedWindow": .number,
    ])

  private static let frame = ValueSchema.object(
    [
      "index": .whole, "time": .number, "passes": .boolean,
      "finding": .word("equal", "allowed", "different", "other size", "missing", "extra"),
    ],
    optional: [
      "pixels": .whole, "largestDifference": .whole, "worstWindow": .number, "bounds": .rectangle,
      "similarity": .number, "name": .text, "ignored": .list(.rectangle),
    ])

  private static let tolerance = ValueSchema.object(
    ["largestDifference": .whole, "worstWindow": .number, "reason": .text],
    optional: [
      "perceptual": .number, "pixels": .whole, "similarity": .number,
      "ignore": .list(.either(.text, .list(.number))),
    ])

  private static let report = ValueSchema.object(
    [
      "flipbook": .whole, "version": .text, "total": .whole,
      "cases": .list(
        .object(
          ["number": .whole, "name": .text, "outcome": outcome, "bytes": .whole, "lines": .list(.text)],
          optional: [
            "scene": .text, "golden": .text, "seconds": .number, "tolerance": tolerance,
            "allowed": .object(
              ["pixels": .whole, "largestDifference": .whole, "worstWindow": .number, "bounds": .rectangle],
              optional: ["similarity": .number]),
            "places": .list(.object(["file": .text, "message": .text], optional: ["line": .whole, "column": .whole])),
            "inputs": .list(.object(["path": .text], optional: ["sha256": .text])),
            "firstBadFrame": frame, "worstFrame": frame, "frames": .list(frame),
            "timing": .list(
              .object([
                "motion": .text, "engine": .text, "time": .number,
                "facts": .list(.object(["name": .text], optional: ["reference": .text, "actual": .text])),
              ])),
            "changes": .list(
              .object([
                "layer": .text, "property": .text, "firstTime": .number, "time": .number, "reference": .text,
                "actual": .text,
              ])),
            "events": .list(.text), "durations": .list(.number),
            "files": .object([:], optional: ["actual": .text, "triptych": .text, "heat": .text]),
          ])),
    ], optional: ["share": .text])
}
