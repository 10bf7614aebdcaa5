import Flipbook
import FlipbookSwiftUI
import LayerTree
import Pixels
import TestSupport
import Testing

/// Scenes as views of SwiftUI: the code runs on FlipbookSwiftUI, and shows what the scenes show.
@Suite struct ShownSceneTests {
  @Test("SwiftUI code of scenes renders their frames, within half a percent of the way", arguments: ShownScene.all)
  func sameFrames(_ shown: ShownScene) throws {
    let images = ImageLibrary()
    let scene = try ExportedScene.scene(shown.url, images: images)
    let view = try shown.view()
    let stage = Stage.show(
      size: CGSize(width: scene.canvasSize.width, height: scene.canvasSize.height), duration: scene.duration,
      images: images, imageFolders: shown.imageFolders
    ) {
      view
    }
    for (time, samples) in try ExportedScene.touches(of: scene) {
      stage.perform(at: time) { [unowned stage] in try stage.send(samples) }
    }
    let (theirs, mine) = (Renderer(scene.makeStage(), images: images), Renderer(stage, images: images))
    let delay = try shown.delay(in: scene)
    let first = try theirs.still(at: 0)
    let count = 24
    var moved = 0
    for frame in 0...count {
      // Code follows at ticks.
      let time = (scene.duration * Double(frame) / Double(count) * stage.displayRate).rounded(.down) / stage.displayRate
      let expected = try theirs.still(at: time)
      let difference = BitmapDifference(
        expected, try mine.still(at: max(0, time - delay)), reach: shown.reach)
      #expect(difference.count == 0, "after \(time) s: \(difference)")
      moved = max(moved, BitmapDifference(expected, first).count)
    }
    #expect(moved > 500, "the scene hardly moves: \(moved) pixels")
  }

  @Test("Pictures that differ by more than a pixel are told apart") func difference() throws {
    func picture(_ x: CGFloat) throws -> Bitmap {
      let stage = Stage.show(size: CGSize(width: 40, height: 40)) {
        Color(red: 1, green: 0, blue: 0).frame(width: 10, height: 10).offset(x: x)
      }
      return try Renderer(stage).still(at: 0)
    }
    #expect(BitmapDifference(try picture(0), try picture(0.9)).count == 0)
    #expect(BitmapDifference(try picture(0), try picture(2)).count > 0)
  }
}
