import Foundation
import TestSupport
import Testing

/// `flipbook review`, `watch` and `preview`, run as processes.
@Suite struct PageCommandTests {
  private let folder: TemporaryFolder
  private let command: Command

  init() throws {
    folder = try TemporaryFolder()
    command = Command(folder: folder)
    try folder.write(Array(SceneText.square.utf8), to: "square.yaml")
  }

  private func save(_ text: String) throws { try folder.write(Array(text.utf8), to: "square.yaml") }

  /// Waits until something is so, at most half a minute.
  private func wait(until isSo: () throws -> Bool) throws {
    for _ in 0..<600 where try !isSo() { Thread.sleep(forTimeInterval: 0.05) }
    try #require(try isSo())
  }

  @Test("A page is called after its scene, and says what was made")
  func review() throws {
    let outcome = try command.run(["review", "square.yaml", "--json"])
    #expect(outcome.status == 0, "\(outcome.error)")
    #expect(folder.names == ["square.html", "square.yaml"])
    let page = String(decoding: try folder.read("square.html"), as: UTF8.self)
    #expect(page.hasPrefix("<!doctype html>") && page.contains("<title>square</title>"))
    let line = try JSONSerialization.jsonObject(with: outcome.output) as? [String: Any]
    #expect(line?["frames"] as? Int == 60 && line?["bytes"] as? Int == page.utf8.count)
    let piped = try command.run(["review", "-", "-o", "-", "-q"], input: SceneText.square)
    #expect(piped.status == 0 && piped.text.hasPrefix("<!doctype html>"))
  }

  @Test(
    "A page that cannot be made leaves nothing",
    arguments: [
      ("review broken.yaml", 65), ("review none.yaml", 66), ("review square.yaml -o broken.yaml/x.html", 73),
      ("review square.yaml -o square.yaml --no-clobber", 73), ("review -", 64), ("review square.yaml --variant x", 65),
      ("review square.yaml -o ./", 64), ("review square.yaml --variant a --separate", 64), ("watch -", 64),
      ("preview -", 64), ("watch square.yaml -o - --format gif", 64), ("preview square.yaml --port 99999", 64),
      ("preview square.yaml --recording-scale 2", 64), ("preview square.yaml --recording -", 64),
    ])
  func failures(arguments: String, status: Int32) throws {
    try folder.write(Array(SceneText.broken.utf8), to: "broken.yaml")
    let outcome = try command.run(arguments.split(separator: " ").map(String.init))
    #expect(outcome.status == status, "\(outcome.error)")
    #expect(!outcome.error.isEmpty && folder.names == ["broken.yaml", "square.yaml"])
  }

  @Test("The comments beside a scene are in its page, unless they are left out")
  func comments() throws {
    let comment = "{\"id\": \"a\", \"time\": 0.5, \"x\": 1, \"y\": 2, \"text\": \"</script> slower\"}"
    try folder.write(Array("{\"comments\": [\(comment)]}".utf8), to: "square.comments.json")
    func page(_ options: String...) throws -> String {
      let outcome = try command.run(["review", "square.yaml", "-o", "x.html", "-q"] + options)
      #expect(outcome.status == 0, "\(outcome.error)")
      return String(decoding: try folder.read("x.html"), as: UTF8.self)
    }
    let wanted = "{\"id\":\"a\",\"time\":0.5,\"text\":\"\\u003c/script> slower\",\"x\":1,\"y\":2}"
    #expect(try page().contains("\"comments\":{\"file\":\"square.comments.json\",\"list\":[\(wanted)]}"))
    #expect(try page("--no-comments").contains("\"comments\":{\"file\":\"square.comments.json\",\"list\":[]}"))
    try folder.write(Array("{\"comments\": []}".utf8), to: "other.json")
    #expect(try page("--comments", "other.json").contains("\"comments\":{\"file\":\"other.json\",\"list\":[]}"))
  }

  @Test(
    "Comments and logos that cannot be used are refused with one error",
    arguments: [
      ("--comments", "[", 64, "file.txt is not a JSON file of comments"),
      ("--comments", "{}", 64, "file.txt: the file has no ‘comments’"),
      ("--comments", "{\"comments\": [{\"id\": \"a\", \"time\": 0}]}", 64, "file.txt: comment 1 has no ‘text’"),
      (
        "--comments", "{\"comments\": [{\"id\": \"a\", \"time\": \"x\", \"text\": \"b\"}]}", 64,
        "file.txt: ‘time’ of comment 1 has the wrong type"
      ),
      (
        "--comments", "{\"comments\": [{\"id\": \"a\", \"time\": -1, \"text\": \"b\"}]}", 64,
        "file.txt: comment 1 has a time before 0"
      ),
      ("--logo", "a text", 64, "file.txt is not a PNG, JPEG, GIF, WebP or SVG file"),
    ])
  func badFiles(option: String, text: String, status: Int32, message: String) throws {
    try folder.write(Array(text.utf8), to: "file.txt")
    let outcome = try command.run(["review", "square.yaml", option, "file.txt"])
    #expect(outcome.status == status && outcome.error.contains(message), "\(outcome.error)")
    #expect(outcome.error.components(separatedBy: "rror:").count == 2, "\(outcome.error)")
    #expect(folder.names == ["file.txt", "square.yaml"])
  }

  @Test("A scene that is watched is rendered anew, and its last good state stays")
  func watch() throws {
    let outcome = try command.run(["watch", "square.yaml", "-q"]) { process in
      defer { process.interrupt() }
      try wait { folder.names.contains("square.gif") }
      let first = try folder.read("square.gif")
      try save(SceneText.broken)
      Thread.sleep(forTimeInterval: 0.5)
      try FileManager.default.removeItem(atPath: folder / "square.yaml")
      Thread.sleep(forTimeInterval: 0.5)
      #expect(try folder.read("square.gif") == first)
      try folder.write(Array(SceneText.square.replacing("#E56B6F", with: "#0000FF").utf8), to: "new.yaml")
      try FileManager.default.moveItem(atPath: folder / "new.yaml", toPath: folder / "square.yaml")
      try wait { try folder.read("square.gif") != first }
    }
    #expect(outcome.status == 130 && !outcome.wasKilled)
    #expect(outcome.error.contains("square.yaml:1:38: error:") && outcome.error.contains("^"))
    #expect(outcome.error.contains("No such file"))
    #expect(folder.names == ["square.gif", "square.yaml"])
  }

  @Test("A new save takes the place of a rendering that is not finished")
  func longScenes() throws {
    try save(SceneText.long)
    let outcome = try command.run(["watch", "square.yaml", "-q"]) { process in
      defer { process.interrupt() }
      Thread.sleep(forTimeInterval: 1)
      try save(SceneText.square)
      try wait { folder.names.contains("square.gif") }
    }
    #expect(outcome.status == 130)
    #expect(folder.names == ["square.gif", "square.yaml"])
  }

  @Test("A preview prints its address, and ends when it is interrupted")
  func preview() throws {
    let outcome = try command.run(["preview", "square.yaml", "--port", "0"]) { process in
      Thread.sleep(forTimeInterval: 1.5)
      process.interrupt()
    }
    #expect(outcome.status == 130 && !outcome.wasKilled)
    #expect(outcome.text.contains(/^http:\/\/127\.0\.0\.1:[0-9]+\/\?token=[0-9a-f]{32}\n$/), "\(outcome.text)")
    #expect(folder.names == ["square.yaml"] && outcome.error.isEmpty, "\(outcome.error)")
  }
}
