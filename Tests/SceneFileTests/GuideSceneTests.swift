import Geometry
import LayerTree
import Motion
import SceneProgram
import TestSupport
import Testing

/// Whole scenes in the scene language, held to the reference numbers.
@Suite struct GuideSceneTests {
  private static func shown(_ path: String, _ stage: Stage) throws -> LayerProperties {
    try ComponentTests.layer(path, stage).presentation(at: stage.time)
  }

  private static func number(_ property: PopLayerProperty, _ path: String, _ stage: Stage) throws -> Double {
    try #require(property.value(in: try shown(path, stage)).allComponents.first)
  }

  private static func rows(_ table: String, _ name: String) throws -> [(time: Double, value: Double)] {
    let rows = try ReferenceTable(table).rows.filter { try $0["case"] == name }
    try #require(rows.count > 30)
    return try rows.map { (try $0.number("time"), try $0.number(table == "jnw_spring" ? "value" : "progress")) }
  }

  /// The elements of the music player, from top to bottom.
  private static let elements = [
    "arrow", "ministry", "addButton", "firstRow", "secondRow", "thirdRow", "fourthRow", "fifthRow",
  ]

  /// Every element follows the one above it by the stutter, on the same spring.
  @Test(arguments: [(nil, 0.06, 8), ("stutter30", 0.3, 8), ("stutter15", 0.15, 8), ("twoElements", 0.3, 2)])
  func theMusicPlayerStutters(variant: String?, stutter: Double, elements: Int) throws {
    let file = "motion-guide/music-player.yaml"
    let spring = try Self.rows("uikit_spring_ios7", "d2.1_z0.6_v0")
    for element in [0, 1, 2, 3, 7] {
      let stage = try ScenesOfTheProjectTests.scene(file, SceneSettings(variant: variant)).makeStage()
      let name = Self.elements[element]
      for (time, progress) in spring {
        try stage.advance(to: 1 + Double(element) * stutter + time)
        let moves = element < elements
        let expected = moves ? 320 * (1 - progress) : 320
        #expect(abs(try Self.shown(name, stage).frame.minX - expected) < 0.32, "\(name) at \(time)")
      }
    }
  }

  @Test func theStoriesRiseOneAfterTheOther() throws {
    let spring = try Self.rows("uikit_spring_ios7", "d1.6_z0.77_v0")
    for cell in 0..<6 {
      let stage = try ScenesOfTheProjectTests.scene("motion-guide/stories.yaml").makeStage()
      try stage.advance(to: 0.5)
      #expect(try Self.shown("table", stage).opacity == 0)
      for (time, progress) in spring {
        try stage.advance(to: 0.6 + 0.05 * Double(cell) + time)
        let shift = try Self.number(.translationY, "table.cell(\(cell))", stage)
        #expect(abs(shift - 504 * (1 - progress)) < 0.504, "cell \(cell) at \(time)")
      }
      #expect(try ComponentTests.layer("table.cell(\(cell))", stage).frame.minY == [0, 107, 216, 303, 390, 477][cell])
    }
  }

  /// The steps in which the table is built: the cells alone, in place; a table; its bar; a motion; a stutter.
  @Test func theTableIsBuiltFromData() throws {
    let stage = try ScenesOfTheProjectTests.scene("motion-guide/stories.yaml").makeStage()
    let table = try ComponentTests.layer("table", stage)
    #expect(table.sublayers.map(\.name) == (0..<6).map { "cell(\($0))" })
    #expect(table.sublayers.map(\.frame.height) == [107, 109, 87, 87, 87, 87])
    let texts = table.sublayers.map { cell -> String in
      guard case .text(let text)? = cell.sublayers.first(where: { $0.name == "title" })?.model.content else {
        return ""
      }
      return text.string
    }
    #expect(texts.first == "The night ferry returns after a decade away from the northern route")
    #expect(texts.last == "The robot that waters a roof full of moss")
    #expect(table.sublayers[1].sublayers.last?.frame == Rect(54, 108.5, 266, 0.5))
  }

  @Test(arguments: [
    ("background", 0, "map_bg_open"), ("map", 0, "map_scale_open"), ("map", 1, "map_translate_open"),
  ])
  func theMapOpens(layer: String, part: Int, row: String) throws {
    let stage = try ScenesOfTheProjectTests.scene("motion-guide/map.yaml").makeStage()
    for (time, value) in try Self.rows("jnw_spring", row) where time < 1 {
      try stage.advance(to: 0.5 + time)
      let shown = try Self.number(part == 0 ? .scaleX : .translationY, layer, stage)
      #expect(abs(shown - value) < 1e-3 * max(1, abs(value)), "\(row) at \(time): \(shown), \(value)")
    }
  }

  @Test func theMapIsTappedBackAndForth() throws {
    let calm = try ScenesOfTheProjectTests.scene("motion-guide/map.yaml", SceneSettings(variant: "openAndClose"))
      .makeStage()
    try calm.advance(to: 2.4)
    #expect(try Self.shown("background", calm).opacity == 0.3)
    #expect(try Self.shown("map", calm).opacity == 1)
    try calm.advance(to: 3.7)
    #expect(try Self.shown("map", calm).opacity == 0)
    // Scaled first and moved then, so that the 30 points have become 33.
    #expect(abs(try Self.number(.translationY, "map", calm) - 33) < 1e-9)
    // An odd number of taps leaves it open.
    let mad = try ScenesOfTheProjectTests.scene("motion-guide/map.yaml", SceneSettings(variant: "mad")).makeStage()
    try mad.advance(to: 3.7)
    #expect(try Self.shown("map", mad).opacity == 1)
  }

  @Test func theGearTurnsWhileItIsPressed() throws {
    let stage = try ScenesOfTheProjectTests.scene("pop/gear.yaml").makeStage()
    let rows = try ReferenceTable("pop_spring").rows
    for (name, property) in [("button_press_scale", PopLayerProperty.scaleXY), ("button_press_rotate", .rotation)] {
      let stage = try ScenesOfTheProjectTests.scene("pop/gear.yaml").makeStage()
      for row in try rows.filter({ try $0["case"] == name && $0.number("time") < 0.45 && $0.integer("component") == 0 })
      {
        try stage.advance(to: 1.6 + (try row.number("time")))
        let shown = try Self.number(property, "gear", stage)
        #expect(abs(shown - (try row.number("value"))) < 1e-9, "\(name) at \(stage.time)")
      }
    }
    try stage.advance(to: 3.2)
    #expect(abs(try Self.number(.scaleX, "gear", stage) - 1) < 1e-2)
  }

  @Test func theHamburgerHasItsStills() throws {
    let file = "pop/hamburger.yaml"
    let plain = try ScenesOfTheProjectTests.scene(file)
    #expect(plain.stills.count == 6)
    for still in plain.stills {
      let stage = try ScenesOfTheProjectTests.scene(file, still.settings).makeStage()
      try stage.advance(to: still.time)
      let bars = try ComponentTests.layer("menu", stage).sublayers
      #expect(bars.count == (still.name == "black" ? 0 : 3), "\(still.name)")
      guard still.name == "crossed" else { continue }
      let (top, bottom) = (bars[0].presentation(at: 1.7), bars[2].presentation(at: 1.7))
      #expect(abs(PopLayerProperty.rotation.value(in: top).allComponents[0] + .pi / 4) < 0.01)
      #expect(abs(PopLayerProperty.rotation.value(in: bottom).allComponents[0] - .pi / 4) < 0.01)
      #expect(abs(PopLayerProperty.translationY.value(in: top).allComponents[0] - 29) < 0.1)
      #expect(bars[1].presentation(at: 1.7).opacity == 0)
    }
  }
}
