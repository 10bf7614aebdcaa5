import ArgumentParser
import Arithmetic
import Testing

@testable import FlipbookCommand

/// The limit of memory, which every command that makes pictures has.
@Suite struct MemoryOptionTests {
  @Test(
    "The option sets the budget of the command",
    arguments: [
      ["render", "a.yaml"], ["encode", "frames/", "-o", "a.gif"], ["join", "parts", "-o", "a.gif"],
      ["golden", "verify", "Scenes/"], ["golden", "record", "a.yaml"], ["gallery", "list.md", "-o", "build"],
      ["watch", "a.yaml"], ["still", "a.yaml", "--at", "0"], ["import", "a.svg"],
    ])
  func limits(_ arguments: [String]) throws {
    let command = try FlipbookCommand.parseAsRoot(arguments + ["--max-memory", "64MiB"])
    let limited = try #require(command as? any MemoryLimited)
    #expect(limited.memory.budget.limit == 64 << 20)
    #expect(throws: (any Error).self) { try FlipbookCommand.parseAsRoot(arguments + ["--max-memory", "1MiB"]) }
  }
}
