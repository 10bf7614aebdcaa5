import FlipbookTesting
import XCTest

/// The same expectations with XCTest.
final class OlderTests: XCTestCase {
  func testScene() async { await expectGolden(scene: "Scenes/badge.yaml") }

  func testPicture() async {
    var picture = Bitmap(width: 8, height: 8)
    picture[2, 3] = Pixel(red: 255, green: 0, blue: 0)
    await expectImage(picture)
  }
}
