import Codecs
import Compositor
import Flipbook
import Foundation
import LayerTree
import Pixels
import Review
import SceneProgram
import TestSupport
import Testing

@Suite struct PageTests {
  private func picture(_ snapshot: Snapshot, scale: Double = 1) throws -> (path: String, folder: TemporaryFolder) {
    let folder = try TemporaryFolder()
    var options = RenderOptions()
    options.size = .scale(scale)
    _ = try PageImage(snapshot, images: ImageLibrary()).write(to: folder / "page.png", options: options)
    return (folder / "page.png", folder)
  }

  @Test("A sheet of events is as it was found good")
  func sheet() throws {
    let scene = try TestScene.named("pop/hamburger-burst.yaml")
    let times = FrameTimeChoice.events.frameTimes(in: 0...1.4, of: [try scene.motion()])
    #expect(times.map(\.time).first == 0.5)
    #expect(times[0].labels == ["menu.touchDown", "begin menu.scaleXY"])
    var options = ContactSheet.Options()
    options.theme = Theme(.dark)
    let row = ContactSheet.Row(snapshots: try scene.snapshots(at: times.map(\.time)))
    let sheet = ContactSheet(title: scene.title, frames: times, rows: [row], options: options)
    let (path, folder) = try picture(sheet.snapshot(), scale: 0.5)
    try Golden.expect(pictureAt: path, is: "hamburger-events-dark.png")
    _ = folder
  }

  @Test("Each picture on a sheet is what a still at its time shows, to the pixel")
  func cells() throws {
    let scene = try TestScene.named("onboarding/arms.yaml")
    let times = [0.0, 0.7, 1.5]
    var options = ContactSheet.Options()
    options.imageWidth = scene.canvasSize.width
    options.columns = 3
    let sheet = ContactSheet(
      title: "", frames: times.map { FrameTime(time: $0) }, rows: [.init(snapshots: try scene.snapshots(at: times))],
      options: options)
    let (path, folder) = try picture(sheet.snapshot())
    let page = try PNGDecoder.decode(try folder.read("page.png"))
    _ = path
    let renderer = Renderer(scene, images: ImageLibrary())
    for (column, time) in times.enumerated() {
      let still = try renderer.still(at: time)
      let (left, top) = (28 + column * (still.width + 16), 28 + 52)
      var differences = 0
      for y in 0..<still.height {
        for x in 0..<still.width where page[left + x, top + y] != still[x, y] { differences += 1 }
      }
      #expect(differences == 0, "at \(time) s")
    }
  }

  @Test("Variants stand below each other, under their names")
  func variants() throws {
    let scene = try TestScene.named("pop/red-ball.yaml")
    let times = [0.5, 0.7, 0.9].map { FrameTime(time: $0) }
    func sheet(_ labels: [String]) throws -> Snapshot {
      ContactSheet(
        title: "", frames: times,
        rows: try labels.map { .init(label: $0, snapshots: try scene.snapshots(at: times.map(\.time))) }
      ).snapshot()
    }
    let (one, two) = (try sheet(["a"]), try sheet(["a", "b"]))
    #expect(two.canvasSize.height > 1.5 * one.canvasSize.height)
    let texts = two.nodes.compactMap { node in
      if case .text(let text) = node.properties.content { text.string } else { nil }
    }
    #expect(texts.filter { $0 == "0.7 s" }.count == 2 && texts.contains("a") && texts.contains("b"))
  }

  @Test("Ghosts and ways are as they were found good")
  func onion() throws {
    for (name, times) in [
      ("motion-guide/model-and-presentation.yaml", [0.5, 0.7, 0.9, 1.1, 1.3, 1.5, 1.7, 1.9, 2.1]),
      ("pop/orange-square.yaml", [0.5, 0.55, 0.6, 0.65, 0.7, 0.8, 0.9, 1, 1.5]),
    ] {
      let scene = try TestScene.named(name)
      let layers = OnionSkin.movingLayers(in: try scene.motion())
      let paths = try scene.paths(of: layers, during: (times.first ?? 0)...(times.last ?? 0))
      let skin = OnionSkin(title: scene.title, ghosts: try scene.snapshots(at: times), of: layers, paths: paths)
      let (path, folder) = try picture(skin.snapshot())
      let stem = name.split(separator: "/").last?.dropLast(5) ?? ""
      try Golden.expect(pictureAt: path, is: "\(stem)-onion.png")
      _ = folder
    }
  }

  @Test("Ways go where layers' middles are, with nothing for layers that stay")
  func ways() throws {
    let scene = try TestScene.named("motion-guide/model-and-presentation.yaml")
    let ways = try scene.paths(of: ["upper", "lower", "upperTrack"], during: 0.5...2).all
    #expect(Set(ways.map(\.layer)) == ["upper", "lower"])
    let lower = try #require(ways.first { $0.layer == "lower" }).points.compactMap(\.self)
    #expect(lower.first?.x == 60 && lower.last?.x == 300 && lower.allSatisfy { $0.y == 150 })
    // Eased: the first steps are shorter than those half way.
    #expect(lower[1].x - lower[0].x < lower[46].x - lower[45].x)
  }

  @Test("What a ghost is made of is what its layers show, and no more")
  func parts() throws {
    let stage = Stage(size: Size(100, 100))
    let outer = Layer(name: "outer", frame: Rect(0, 0, 80, 80))
    outer.backgroundColor = .white
    let inner = Layer(name: "inner", frame: Rect(10, 10, 20, 20))
    inner.backgroundColor = .black
    let other = Layer(name: "other", frame: Rect(40, 40, 20, 20))
    let mask = Layer(name: "mask", frame: Rect(0, 0, 40, 40))
    outer.addSublayer(inner)
    outer.addSublayer(other)
    outer.mask = mask
    stage.root.addSublayer(outer)
    let snapshot = stage.snapshot()
    let kept = snapshot.keeping(["outer.inner"])
    #expect(kept.nodes.map(\.name) == ["root", "outer", "mask", "inner"])
    #expect(kept.nodes[1].properties.backgroundColor == nil && kept.nodes[3].properties.backgroundColor == .black)
    #expect(kept.nodes.map(\.end) == [4, 4, 3, 4] && kept.nodes[1].maskEnd == 3)
    let rest = snapshot.keeping(["", "outer", "outer.other"])
    #expect(rest.nodes.map(\.name) == ["root", "outer", "mask", "other"])
    #expect(rest.nodes[1].properties.backgroundColor == .white)
    #expect(snapshot.keeping(["elsewhere"]).nodes.isEmpty)
  }

  @Test("Ghosts lie where their layers do: above what is behind, and below what is in front")
  func layering() throws {
    func snapshot(_ names: [String]) -> Snapshot {
      let stage = Stage(size: Size(100, 100))
      for name in names {
        let layer = Layer(name: name, frame: Rect(0, 0, 50, 50))
        layer.backgroundColor = .white
        stage.root.addSublayer(layer)
        let inner = Layer(name: "inner", frame: Rect(0, 0, 10, 10))
        inner.backgroundColor = .black
        layer.addSublayer(inner)
        layer.addSublayer(Layer(name: "empty", frame: Rect(0, 0, 10, 10)))
      }
      return stage.snapshot()
    }
    func parts(_ ghosts: [[String]], _ layers: Set<String>) -> [[String]] {
      OnionLayering(of: ghosts.map(snapshot), moving: layers).parts.map { part in
        part.paths.sorted() + (part.isMoving ? ["moves"] : [])
      }
    }
    #expect(
      parts([["back", "ball", "front"]], ["ball"]) == [
        ["", "back", "back.inner"], ["ball", "ball.inner", "moves"], ["front", "front.inner"],
      ])
    // What moves within something that moves is above it.
    #expect(
      parts([["ball"]], ["ball", "ball.inner"]) == [
        [""], ["ball", "moves"], ["ball.inner", "moves"],
      ])
    // What is gone at last is where it was.
    #expect(
      parts([["back", "ball", "front"], ["back", "front"]], ["ball"]) == [
        ["", "back", "back.inner"], ["ball", "ball.inner", "moves"], ["front", "front.inner"],
      ])
    // Very many are not distinguished.
    let many = (0..<30).map { "dot\($0)" }
    #expect(OnionLayering(of: [snapshot(many)], moving: Set(many)).parts.map(\.isMoving) == [false, true])
  }

  @Test("Frames are spread, stepped and rounded as asked for")
  func frameTimes() {
    func times(_ choice: FrameTimeChoice, _ range: ClosedRange<Double>) -> [Double] {
      choice.frameTimes(in: range, of: []).map(\.time)
    }
    #expect(times(.count(3), 0...1) == [0, 0.5, 1])
    #expect(times(.every(0.25), 0.5...1) == [0.5, 0.75, 1])
    #expect(times(.times([0.3, 0.1, 0.3]), 0...1) == [0.1, 0.3])
    #expect(times(.count(1), 1...1) == [1])
    let (choice, end) = FrameTimeChoice.suitable(in: 0.5...1.87, maximumCount: 16)
    #expect(choice == .every(0.1) && abs(end - 1.9) < 1e-9)
  }

  @Test(
    "Transitions, texts and pictures are motion",
    arguments: [
      ("{transition: a, type: fade, duration: 0.5, after: 1}", 1...1.5), ("{set: {a.text: Two}, after: 1}", 1...1),
      ("{animate: {a.opacity: 0}, duration: 0.5, after: 1}", 1 - 1 / 60.0...1.5),
    ])
  func timesOfMotion(step: String, range: ClosedRange<Double>) throws {
    let scene = try TestScene.scene(
      "canvas: {size: [90, 40]}\nduration: 4\nlayers: [{label: a, frame: [0, 0, 90, 40], text: One}]\nstart: [\(step)]\n"
    )
    let time = Trace.timeOfMotion(in: [try scene.motion()])
    #expect(abs(time.lowerBound - range.lowerBound) < 0.02 && abs(time.upperBound - range.upperBound) < 0.02)
  }

  @Test("Particles move to the end, whatever else does")
  func timesOfParticles() throws {
    let scene = try TestScene.scene(
      """
      canvas: {size: [90, 40]}
      duration: 2
      layers: [{emitter: a, frame: [0, 0, 90, 40], birthRate: 0, cells: [{birthRate: 60}]}]
      start: [{set: {a.birthRate: 1}, after: 0.5}]
      """)
    let motion = try scene.motion()
    #expect(Trace.timeOfMotion(in: [motion]) == 0...2)
    #expect(motion.timesInMotion(11, during: 0...2).count == 11)
  }

  @Test("A thousand layers make an onion skin and a sheet")
  func thousandLayers() throws {
    let scene = try TestScene.scene(
      """
      canvas: {size: [300, 300], displayRate: 20}
      layers: [{layer: dot, for: {i: 1000}, frame: [0, 0.2 * i, 5, 5], backgroundColor: red}]
      start: [{animate: {dot(i).position.x: 200}, duration: 0.2, for: {i: 1000}}]
      duration: 0.3
      """)
    let trace = try scene.motion()
    let layers = OnionSkin.movingLayers(in: trace)
    #expect(layers.count == 1000)
    let ghosts = try scene.snapshots(at: [0, 0.1, 0.2])
    let paths = try scene.paths(of: layers, during: 0...0.2)
    #expect(paths.all.count == 1000)
    let skin = OnionSkin(title: "", ghosts: ghosts, of: layers, paths: paths).snapshot()
    // The ghosts with their masks, what is left, and the page; not a shape for every way.
    #expect(skin.nodes.count < 6000)
    let sheet = ContactSheet(
      title: "", frames: [0, 0.1, 0.2].map { FrameTime(time: $0) }, rows: [.init(snapshots: ghosts)])
    #expect(sheet.snapshot().nodes.count > 3000)
  }
}
