import Foundation
import TestSupport
import Testing

/// Files that are replaced, and processes that are ended.
@Suite struct OwnershipTests {
  private let folder: TemporaryFolder
  private let command: Command

  init() throws {
    folder = try TemporaryFolder()
    command = Command(folder: folder)
  }

  private func run(_ arguments: String...) throws -> Command.Outcome { try command.run(arguments) }

  private func mode(_ name: String) throws -> Int {
    let facts = try FileManager.default.attributesOfItem(atPath: folder / name)
    return (facts[.posixPermissions] as? NSNumber)?.intValue ?? -1
  }

  private func lock(_ name: String) throws {
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: folder / name)
  }

  @Test("A private file stays private, whatever writes it again")
  func privateFiles() throws {
    try folder.write(Array(TwoSquares.text.utf8), to: "menu.yaml")
    for arguments in [
      ["render", "menu.yaml", "-o", "menu.gif"], ["render", "menu.yaml", "-o", "frames/"],
      ["render", "menu.yaml", "-o", "sheet.png"], ["golden", "record", "menu.yaml"], ["review", "menu.yaml"],
      ["timing", "menu.yaml", "-o", "menu.csv"],
    ] {
      _ = try command.run(arguments)
      let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
      let files = paths.filter { !$0.contains("menu.yaml") && $0.contains(".") }
      #expect(!files.isEmpty)
      for file in files { try lock(file) }
      _ = try command.run(arguments)
      for file in files { #expect(try mode(file) == 0o600, "\(arguments): \(file)") }
    }
    try lock("menu.yaml")
    try FileManager.default.createSymbolicLink(atPath: folder / "link.yaml", withDestinationPath: "menu.yaml")
    for name in ["link.yaml", "menu.yaml"] {
      try folder.write(Array(TwoSquares.text.replacing(", ", with: ",   ").utf8), to: "menu.yaml")
      #expect(try run("format", name).status == 0)
      #expect(try mode("menu.yaml") == 0o600)
      let text = try String(contentsOfFile: folder / "menu.yaml", encoding: .utf8)
      #expect(text.contains(", ") && !text.contains(",   "), "\(text)")
    }
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder / "link.yaml") == "menu.yaml")
  }

  @Test("A run that is interrupted has nothing to say", arguments: ["verify", "record", "compare"])
  func interrupted(what: String) throws {
    let text = """
      canvas: {size: [800, 800]}
      duration: 80
      layers: [{layer: a, frame: [0, 0, 700, 700], cornerRadius: 40, backgroundColor: red}]
      start: [{basic: a.transform.rotation, to: 90, duration: 9}]
      """
    for index in 0..<4 { try folder.write(Array(text.utf8), to: "m\(index).yaml") }
    if what == "verify" {
      let short = text.replacing("duration: 80", with: "duration: 0.1")
      for index in 0..<4 { try folder.write(Array(short.utf8), to: "m\(index).yaml") }
      #expect(try run("golden", "record", ".", "-q").status == 0)
      for index in 0..<4 { try folder.write(Array(text.utf8), to: "m\(index).yaml") }
    }
    let arguments = what == "compare" ? ["compare", "m0.yaml", "m1.yaml"] : ["golden", what, ".", "-q"]
    var start = ContinuousClock.now
    let outcome = try command.run(arguments) { process in
      Thread.sleep(forTimeInterval: 0.4)
      start = .now
      process.interrupt()
    }
    #expect(outcome.status == 130 && outcome.error.isEmpty, "\(outcome.error)")
    // Two frames may be in work, in a build that is not optimized.
    #expect(start.duration(to: .now) < .seconds(5))
  }

  @Test("What a killed run leaves in TMPDIR goes with the next run")
  func temporaryFiles() throws {
    try FileManager.default.createDirectory(atPath: folder / "tmp", withIntermediateDirectories: false)
    var name = [CChar](repeating: 0, count: 256)
    unsafe gethostname(&name, 255)
    let host = String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self).filter {
      $0.isASCII && ($0.isLetter || $0.isNumber)
    }.prefix(60)
    try folder.write([1], to: "tmp/.flipbook.\(host).999999999-1000001.tmp")
    try folder.write([1], to: "tmp/.flipbook.\(host).1-1000001.tmp")
    try folder.write([1], to: "tmp/others.tmp")
    var command = command
    command.environment["TMPDIR"] = folder / "tmp"
    #expect(try command.run(["explain", "pop"]).status == 0)
    let left = try FileManager.default.contentsOfDirectory(atPath: folder / "tmp").sorted()
    #expect(left == [".flipbook.\(host).1-1000001.tmp", "others.tmp"])
  }

  @Test("Comparing takes a few frames of memory")
  func memory() throws {
    let scene = """
      canvas: {size: [600, 600], background: white}
      duration: 4
      layers: [{layer: a, frame: [0, 0, 90, 90], backgroundColor: red}]
      start: [{basic: a.position.x, to: 500, duration: 4}]
      """
    try folder.write(Array(scene.utf8), to: "long.yaml")
    #expect(try run("golden", "record", "long.yaml", "--every", "1", "-q").status == 0)
    try folder.write(Array(scene.replacing("500", with: "510").utf8), to: "other.yaml")
    try folder.write(Array(scene.replacing("500", with: "510").utf8), to: "long.yaml")
    for arguments in [
      ["golden", "verify", "long.yaml", "--verbose"],
      ["compare", "long.yaml", "other.yaml", "--every", "1", "--verbose"],
    ] {
      let outcome = try command.run(arguments)
      let match = try #require(outcome.error.firstMatch(of: /at most ([0-9.]+) MB of memory/), "\(outcome.error)")
      // 240 frames of 1.4 MB on each side are 690 MB.
      let megabytes = try #require(Double(match.1))
      #expect(megabytes < 350, "\(arguments)")
    }
  }

  @Test("A report of another machine is accepted at the same place, and refused where something has changed")
  func reportElsewhere() throws {
    let dot = try #require(Data(base64Encoded: Self.dot))
    func scene(_ color: String) -> [UInt8] {
      Array(
        """
        canvas: {size: [40, 40], background: white}
        layers:
          - {layer: x, frame: [5, 5, 20, 20], backgroundColor: \(color)}
          - {layer: y, frame: [25, 25, 9, 9], contents: dot.png}
        """.utf8)
    }
    try FileManager.default.createDirectory(atPath: folder / "a/S", withIntermediateDirectories: true)
    try folder.write(Array(dot), to: "a/S/dot.png")
    try folder.write(scene("red"), to: "a/S/x.yaml")
    #expect(try command.shell("cd a && $flipbook golden record S/ -q && cd .. && cp -r a b").status == 0)
    for copy in ["a", "b"] { try folder.write(scene("blue"), to: "\(copy)/S/x.yaml") }
    #expect(try command.shell("cd a && $flipbook golden verify S/ -q --report out").status == 1)
    #expect(try command.shell("mv a/out artifact && rm -r a && ! grep -r \"$PWD\" artifact").status == 0)
    // Elsewhere nothing is accepted, and nothing is made.
    #expect(try run("golden", "accept", "S-x", "--report", "artifact").status != 0)
    let nowhere = try run("golden", "accept", "x", "--report", "artifact")
    #expect(nowhere.status == 66 && nowhere.error.contains("--root"), "\(nowhere.error)")
    // An asset that has changed is refused.
    try folder.write(Array(dot) + [0], to: "b/S/dot.png")
    let changed = try run("golden", "accept", "x", "--report", "artifact", "--root", "b")
    #expect(changed.status == 64 && changed.error.contains("b/S/dot.png has changed since it was compared"))
    try folder.write(Array(dot), to: "b/S/dot.png")
    #expect(try command.shell("cd b && $flipbook golden accept x --report ../artifact").status == 0)
    #expect(try command.shell("cd b && $flipbook golden verify S/ -q").status == 0)
    #expect(folder.names.sorted() == ["artifact", "b"])
  }

  @Test("Where one of several changes is refused, none is accepted")
  func acceptedTogether() throws {
    try FileManager.default.createDirectory(atPath: folder / "S", withIntermediateDirectories: true)
    for name in ["a", "b"] {
      try folder.write(Self.plain("white"), to: "S/\(name).yaml")
    }
    #expect(try run("golden", "record", "S/", "-q").status == 0)
    for name in ["a", "b"] {
      try folder.write(Self.plain("red"), to: "S/\(name).yaml")
    }
    #expect(try run("golden", "verify", "S/", "-q").status == 1)
    try folder.write(Self.plain("blue"), to: "S/b.yaml")
    let refused = try run("golden", "accept", "--all")
    #expect(refused.status == 64 && refused.text.isEmpty && refused.error.contains("S/b.yaml has changed"))
    #expect(try run("golden", "verify", "S/", "-q").error.contains("a: different"))
    #expect(try run("golden", "accept", "--all", "-q").status == 0)
    #expect(try run("golden", "verify", "S/", "-q").status == 0)
  }

  private static func plain(_ color: String) -> [UInt8] {
    Array("canvas: {size: [20, 20], background: \(color)}\nlayers: [{layer: x, frame: [5, 5, 9, 9]}]\n".utf8)
  }

  /// A PNG file of 2 × 2 red pixels.
  private static let dot =
    "iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEElEQVR4nGP4z8AARAwQCgAf7gP9i18U1AAAAABJRU5ErkJggg=="

  @Test("Folders of PNG files from elsewhere are compared")
  func foreignFrames() throws {
    try folder.write(Array(TwoSquares.text.utf8), to: "menu.yaml")
    _ = try run("render", "menu.yaml", "-o", "shots/")
    try FileManager.default.removeItem(atPath: folder / "shots/manifest.json")
    #expect(try run("compare", "shots", "shots/").text == "equal\n")
    _ = try command.shell("cp -r shots fewer && rm fewer/frame_0003.png")
    #expect(try run("compare", "shots", "fewer").status == 1)
    try FileManager.default.createDirectory(atPath: folder / "empty", withIntermediateDirectories: false)
    let empty = try run("compare", "shots", "empty")
    #expect(empty.status == 65 && empty.error.contains("there are no PNG files"))
  }
}
