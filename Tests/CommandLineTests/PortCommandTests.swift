import Foundation
import TestSupport
import Testing

/// The conversion of code, with a stand-in for the program that needs swift-syntax; that has tests of its own.
@Suite struct PortCommandTests {
  private let folder: TemporaryFolder
  private let command: Command

  init() throws {
    folder = try TemporaryFolder()
    command = Command(folder: folder)
    try FileManager.default.createDirectory(atPath: folder / "Menu/Views", withIntermediateDirectories: true)
    for path in ["Menu/Menu.swift", "Menu/Views/Row.swift", "Menu/Package.swift"] {
      try folder.write(Array("import UIKit\n".utf8), to: path)
    }
    try FileManager.default.createDirectory(atPath: folder / "bin", withIntermediateDirectories: true)
    let script = """
      #!/bin/sh
      shift
      for file; do printf '%s\\0import FlipbookUIKit\\n\\0+1 import UIKit → import FlipbookUIKit\\n-7 no equivalent\\0' "$file"; done

      """
    try folder.write(Array(script.utf8), to: "bin/flipbook-port")
  }

  /// Runs a copy of the command beside the stand-in.
  private func run(_ arguments: String) throws -> Command.Outcome {
    var outcome = try command.shell(
      "cp \"$flipbook\" bin/flipbook; chmod +x bin/flipbook-port; bin/flipbook port \(arguments) 2>error.txt")
    outcome.error = try String(contentsOfFile: folder / "error.txt", encoding: .utf8)
    return outcome
  }

  @Test func foldersAreConvertedAndListed() throws {
    let outcome = try run("Menu -o Ported")
    #expect(outcome.status == 0, "\(outcome.error)")
    #expect(
      outcome.text == """
        Menu/Menu.swift:1: import UIKit → import FlipbookUIKit
        Menu/Menu.swift:7: left unchanged: no equivalent
        Menu/Views/Row.swift:1: import UIKit → import FlipbookUIKit
        Menu/Views/Row.swift:7: left unchanged: no equivalent

        """)
    #expect(outcome.error == "2 changes in 2 files, 2 places left unchanged\n")
    #expect(try String(contentsOfFile: folder / "Ported/Views/Row.swift", encoding: .utf8) == "import FlipbookUIKit\n")
    #expect(!FileManager.default.fileExists(atPath: folder / "Ported/Package.swift"))

    let again = try run("Menu -o Ported")
    #expect(again.status == 73 && again.error.contains("Ported/Menu.swift already exists"), "\(again.error)")
    #expect(try run("Menu -o Ported --force --quiet").text.split(separator: "\n").count == 2)
  }

  @Test func filesAndListsWriteNoMoreThanAsked() throws {
    #expect(try run("Menu/Menu.swift -o -").text == "import FlipbookUIKit\n")
    for option in ["--list", "--dry-run"] {
      #expect(try run("Menu \(option)").text.split(separator: "\n").count == 4)
    }
    #expect(!FileManager.default.fileExists(atPath: folder / "Ported"))
  }

  @Test func mistakesAreExplained() throws {
    let cases: [(String, Int32, String)] = [
      ("Menu", 64, "add -o with the output, or --list to list the changes"),
      ("Menu -o -", 64, "a folder cannot be written to standard output"),
      ("Nowhere -o x", 66, "there is no such file or folder"),
      ("bin -o x", 64, "bin contains no Swift files"),
    ]
    for (arguments, status, message) in cases {
      let outcome = try run(arguments)
      #expect(outcome.status == status && outcome.error.contains(message), "\(arguments): \(outcome.error)")
    }
    try FileManager.default.removeItem(atPath: folder / "bin/flipbook-port")
    let outcome = try command.shell("cp \"$flipbook\" bin/flipbook; bin/flipbook port Menu -o x")
    #expect(outcome.status == 64 && outcome.text.contains("flipbook-port is not installed beside flipbook"))
  }
}
