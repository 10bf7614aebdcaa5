import Flipbook
import Testing

@testable import FlipbookCommand

/// The option for the appearance of touches.
@Suite struct TouchStyleTests {
  @Test("A style is a shape, a diameter and a color, in any order")
  func styles() throws {
    let style = try TouchStyle.read("disc,56,#ff2d55")
    #expect(style.shape == .disc && style.diameter == 56 && style.color == Color("#ff2d55"))
    #expect(try TouchStyle.read("dot").diameter == 16 && TouchStyle.read("ring").diameter == 40)
    let other = try TouchStyle.read("rgb(255, 0, 0), 20")
    #expect(other.shape == .ring && other.diameter == 20 && other.color == Color("#ff0000"))
    #expect(try TouchStyle.read("ring") == TouchStyle())
  }

  @Test(
    "Other texts are refused", arguments: ["", "blob", "disc,disc", "40,50", "disc,3", "disc,nan", "disc,", "red,blue"])
  func failures(text: String) {
    #expect(throws: (any Error).self) { try TouchStyle.read(text) }
  }
}
