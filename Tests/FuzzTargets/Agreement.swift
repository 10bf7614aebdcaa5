import Compositor
import Flipbook
import Locks
import TestSupport

/// Scenes played in several ways that must show the same.
enum Agreement {
  /// The times that are compared, in ticks of a sixtieth of a second.
  private static let ticks = 0...14

  /// Makes a scene that the input is the seed of, and compares.
  static func check(_ bytes: [UInt8]) throws {
    let seed = bytes.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    try check(seed: seed)
  }

  /// Compares a scene of the generator.
  static func check(seed: UInt64) throws {
    let made = try SceneGenerator().scene(seed: seed)
    do { try compare(made.scene, again: try SceneInput.scene(made.text)) } catch let error as Disagreement {
      throw Disagreement("seed \(seed): \(error)\n\(made.text)")
    }
  }

  private static func compare(_ scene: Scene, again: Scene) throws {
    guard let viewport = Playing.viewport(of: scene.canvasSize) else { return }
    let kept = try pictures(of: scene, at: Array(ticks), viewport, keeping: true)
    let sparse = ticks.filter { $0.isMultiple(of: 2) }
    for (tick, picture) in zip(sparse, try pictures(of: again, at: sparse, viewport, keeping: false))
    where kept[tick] != picture {
      throw Disagreement("tick \(tick) is painted otherwise without caches, or after fewer frames")
    }
    // A scene that comes to a step that cannot be done has no trace, either time.
    let traces = [scene, again].map { try? TraceTable(Trace(of: $0.makeStage(), until: 0.2) { _, _ in true }).csv }
    if traces[0] != traces[1] { throw Disagreement("the trace is another one the second time") }
    // Of a scene that comes to a step that cannot be done, more or fewer frames are painted by then.
    for (index, pair) in zip(frames(of: scene, jobs: 1), frames(of: scene, jobs: 3)).enumerated() where pair.0 != pair.1
    {
      throw Disagreement("three jobs paint frame \(index) otherwise than one")
    }
  }

  private static func pictures(
    of scene: Scene, at ticks: [Int], _ viewport: Viewport, keeping isKeeping: Bool
  ) throws -> [Bitmap] {
    let stage = scene.makeStage()
    var compositor = Compositor(viewport: viewport, images: ImageLibrary(), fonts: Playing.fonts)
    var frame = RetainedBitmap(width: viewport.widthPixels, height: viewport.heightPixels)
    var pictures: [Bitmap] = []
    for tick in ticks {
      do { try stage.advance(to: Double(tick) / 60) } catch { break }
      let snapshot = stage.snapshot()
      if isKeeping {
        compositor.paint(snapshot, over: &frame)
        pictures.append(frame.bitmap)
      } else {
        compositor = Compositor(viewport: viewport, images: ImageLibrary(), fonts: Playing.fonts, cacheMemory: 0)
        pictures.append(compositor.paint(snapshot))
      }
    }
    return pictures
  }

  /// The frames of the first fifth of a second as the renderer paints them; it is asynchronous, and fuzzers are not.
  private static func frames(of scene: Scene, jobs: Int) -> [Bitmap] {
    var options = RenderOptions()
    options.jobs = jobs
    options.size = .box(width: Playing.extent, height: Playing.extent)
    options.selection = .frames(from: 0, through: 9)
    let chosen = options
    return Waiting.value {
      let frames = Locked<[Bitmap]>([])
      try? await Renderer(scene, images: ImageLibrary(), fonts: Playing.fonts, options: chosen).forEachFrame { frame in
        frames.withLock { $0.append(frame.bitmap) }
      }
      return frames.withLock(\.self)
    } ?? []
  }
}
