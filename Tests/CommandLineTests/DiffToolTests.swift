import Flipbook
import Foundation
import TestSupport
import Testing

@testable import FlipbookCommand

/// Differences for git, and pictures in terminals.
@Suite struct DiffToolTests {
  private let folder: TemporaryFolder
  private let command: Command

  init() throws {
    folder = try TemporaryFolder()
    command = Command(folder: folder)
    try folder.write(Array(TwoSquares.text.utf8), to: "menu.yaml")
    _ = try command.run(["still", "menu.yaml", "--at", "0", "-o", "menu.png"])
  }

  private static let git = Tool(path: "/usr/bin/git", package: "git")

  private func git(_ arguments: String...) throws -> Tool.Output {
    try Self.git.run(
      ["-C", folder.path, "-c", "user.name=Test", "-c", "user.email=test@example.org", "-c", "core.pager=cat"]
        + arguments)
  }

  @Test("The documented settings of git show pictures and scenes, whatever else has changed")
  func settings() throws {
    let path = try #require(Command.path)
    for arguments in [
      ["init", "-q"], ["add", "."], ["commit", "-qm", "First"],
      ["config", "difftool.flipbook.cmd", "'\(path)' difftool \"$LOCAL\" \"$REMOTE\" \"$MERGED\""],
      ["config", "difftool.prompt", "false"], ["config", "diff.flipbook.command", "'\(path)' difftool"],
    ] {
      let done = try Self.git.run(
        ["-C", folder.path, "-c", "user.name=Test", "-c", "user.email=test@example.org"] + arguments)
      #expect(done.status == 0, "\(done.standardError)")
    }
    _ = try command.run(["still", "menu.yaml", "--at", "0.2", "-o", "menu.png"])
    try folder.write(Array(TwoSquares.text.replacing("damping: 20", with: "damping: 21").utf8), to: "menu.yaml")
    try folder.write(Array("*.png diff=flipbook\n".utf8), to: ".gitattributes")
    let shown = try git("difftool", "-t", "flipbook", "HEAD").text
    #expect(shown.contains("menu.png: the image: "), "\(shown)")
    #expect(shown.contains("menu.yaml:\n  front.position.x, CASpringAnimation at 0.1 s: damping 21 instead of 20\n"))
    let text = try git("diff", "--ext-diff", "HEAD")
    #expect(text.text.contains("menu.png: the image: ") && text.text.contains("damping: 21"), "\(text)")
    _ = try git("add", "-A")
    _ = try git("rm", "-q", "--cached", "menu.png")
    #expect(try git("diff", "--cached", "--ext-diff", "HEAD").text.contains("menu.png: removed\n"))
  }

  @Test("Other files are named, and wrong arguments refused")
  func others() throws {
    try folder.write([1], to: "a.txt")
    let text = try command.run(["difftool", "a.txt", "a.txt"])
    #expect(text.status == 0 && text.text == "a.txt: not compared, because it is neither an image nor a scene\n")
    #expect(try command.run(["difftool", "/dev/null", "menu.png", "x/menu.png"]).text == "x/menu.png: added\n")
    #expect(try command.run(["difftool", "menu.png", "menu.png"]).text == "menu.png: equal\n")
    #expect(try command.run(["difftool", "menu.png"]).status == 64)
    #expect(try command.run(["difftool", "menu.png", "none.png"]).status == 66)
    try folder.write([1, 2, 3], to: "broken.png")
    #expect(try command.run(["difftool", "menu.png", "broken.png"]).status == 65)
  }

  @Test(
    "Terminals that show pictures are known by their variables",
    arguments: [
      (["TERM": "xterm-kitty"], TerminalImage.kitty), (["TERM": "xterm-256color", "KITTY_WINDOW_ID": "1"], .kitty),
      (["TERM_PROGRAM": "iTerm.app"], .iterm), (["TERM_PROGRAM": "WezTerm"], .iterm), (["TERM": "foot"], .sixel),
      (["TERM": "xterm-256color"], nil), (["TERM": "tmux-256color", "KITTY_WINDOW_ID": "1"], nil),
      (["TERM": "xterm-kitty", "TMUX": "x"], nil), ([:], nil),
    ] as [([String: String], TerminalImage?)])
  func terminals(environment: [String: String], wanted: TerminalImage?) {
    #expect(TerminalImage { environment[$0] } == wanted)
  }

  @Test("A picture is shown by the protocol that is asked for, and by none where nobody looks")
  func protocols() throws {
    _ = try command.run(["still", "menu.yaml", "--at", "0.2", "-o", "other.png"])
    func output(_ way: String) throws -> String {
      let outcome = try command.run(["compare", "menu.png", "other.png", "--picture", way])
      #expect(outcome.status == 1)
      return outcome.text
    }
    let plain = try output("none")
    #expect(!plain.contains("\u{1B}"))
    #expect(try output("auto") == plain)
    let kitty = try output("kitty")
    #expect(kitty.hasPrefix(plain + "\u{1B}_Gf=100,a=T,q=2,m=") && kitty.hasSuffix("\u{1B}\\\n"))
    let parts = kitty.split(separator: "\u{1B}_G").dropFirst().map {
      $0.drop { $0 != ";" }.dropFirst().prefix { $0 != "\u{1B}" }
    }
    #expect(parts.allSatisfy { $0.count <= 4096 })
    let png = try #require(Data(base64Encoded: parts.joined()))
    #expect(png.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    let iterm = try output("iterm")
    #expect(iterm.contains("\u{1B}]1337;File=inline=1;size=\(png.count);") && iterm.hasSuffix("\u{7}\n"))
    #expect(try output("sixel").contains("\u{1B}P0;1;0q\"1;1;"))
    #expect(try command.run(["compare", "menu.png", "other.png", "--picture", "ascii"]).status == 64)
  }

  @Test("Sixels have a bit for each of six rows, and runs of columns")
  func sixels() {
    var picture = Bitmap(width: 5, height: 7)
    for y in 0..<7 { for x in 0..<5 { picture[x, y] = Pixel(red: 255, green: 255, blue: 255) } }
    picture[0, 1] = Pixel(red: 255, green: 0, blue: 0)
    let text = SixelEncoder.text(of: picture)
    #expect(text.hasPrefix("\u{1B}P0;1;0q\"1;1;5;7#0;2;0;0;0#1;2;0;0;20"))
    // Red has the second bit of the first column; white all others; then a row of one bit.
    #expect(text.hasSuffix("#210A!4?$#251|!4~-#251!5@-\u{1B}\\"), "\(text.suffix(60))")
  }
}
