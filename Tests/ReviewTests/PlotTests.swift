import Flipbook
import Foundation
import LayerTree
import Review
import SceneProgram
import TestSupport
import Testing

@Suite struct PlotTests {
  private func plot(_ name: String, _ change: (inout Plot.Options) -> Void = { _ in }) throws -> Plot {
    let scene = try TestScene.named(name)
    var options = Plot.Options()
    change(&options)
    return Plot(title: scene.title, sources: [PlotSource(trace: try scene.motion())], options: options)
  }

  @Test("Plots of the project's scenes are as they were found good")
  func goldens() throws {
    try Golden.expect(plot("motion-guide/model-and-presentation.yaml").svg, is: "model-and-presentation.svg")
    try Golden.expect(plot("pop/orange-square.yaml").svg, is: "orange-square.svg")
    let balls = try plot("pop/three-balls.yaml") { $0.theme = Theme(.dark) }
    try Golden.expect(balls.svg, is: "three-balls-dark.svg")
    try Golden.expect(plot("pop/hamburger-burst.yaml") { $0.range = 0.4...2.2 }.svg, is: "hamburger-burst.svg")
    let folder = try TemporaryFolder()
    var options = RenderOptions()
    options.size = .scale(0.6)
    _ = try PageImage(svg: balls.svg).write(to: folder / "plot.png", options: options)
    try Golden.expect(pictureAt: folder / "plot.png", is: "three-balls-dark.png")
  }

  @Test("A plot is well-formed, and its PNG shows everything that its SVG says", arguments: Theme.Name.allCases)
  func wellFormed(theme: Theme.Name) throws {
    let svg = try plot("pop/hamburger-burst.yaml") { $0.theme = Theme(theme) }.svg
    let drawing = try Drawing.read(Array(svg.utf8))
    #expect(drawing.warnings.isEmpty, "\(drawing.warnings)")
    #expect(svg.contains("data-plot-x="))
  }

  @Test("Overshoots and settling times are those of the springs")
  func numbers() throws {
    let scene = try TestScene.scene(
      """
      canvas: {size: [300, 100]}
      layers: [{layer: box, frame: [0, 0, 20, 20]}]
      start: [{spring: box.position.x, from: 10, to: 210, stiffness: 200, damping: 12, updateModel: true, after: 0.5}]
      duration: 3
      """)
    let series = try #require(PlotSeries.all(of: PlotSource(trace: try scene.motion())).first)
    let movement = try #require(series.movements.first)
    let curve = try SpringCurve(stiffness: 200, damping: 12)
    #expect(series.movements.count == 1)
    #expect(abs(movement.overshoot - curve.overshoot) < 0.003)
    let settling = series.times[try #require(movement.settling)] - 0.5
    // The envelope of the swings, which Core Animation uses, is never below them.
    #expect(settling <= curve.settlingDuration + 1.0 / 60 && settling > curve.settlingDuration - 0.25)
    let fastest = series.velocity.compactMap(\.self).max() ?? 0
    #expect(abs(fastest / 200 - curve.peakVelocity) < 0.03 * curve.peakVelocity)
  }

  @Test("A value that is sent elsewhere under way has settled only in the end")
  func interrupted() throws {
    let scene = try TestScene.scene(
      """
      canvas: {size: [300, 100]}
      layers: [{layer: box, frame: [0, 0, 20, 20]}]
      start:
        - {pop: box.positionX, to: 200, after: 0.5}
        - {pop: box.positionX, to: 100, after: 0.6}
      duration: 3
      """)
    let series = try #require(PlotSeries.all(of: PlotSource(trace: try scene.motion())).first)
    #expect(series.movements.map(\.isCompleted) == [false, true])
    #expect(series.movements.map { $0.settling != nil } == [false, true])
    #expect(series.engines == ["POPSpringAnimation"])
  }

  @Test("Movements are distinguished from rests and from each other")
  func movements() {
    let rest = [Double](repeating: 0, count: 5)
    let up = [0.2, 0.6, 1.1, 1.05, 0.99, 1]
    let still = [Double](repeating: 1, count: 6)
    let all = Movement.all(in: rest + up + still + [0] + rest, breaks: [])
    #expect(all.count == 2)
    #expect(all[0].ticks == 4...10 && all[0].isCompleted)
    #expect(abs(all[0].overshoot - 0.1) < 1e-12 && all[0].peak == 7 && all[0].settling == 10)
    // A jump has no path that settles.
    #expect(all[1].ticks.count == 2 && all[1].settling == nil)
    #expect(Movement.all(in: [1, 1, 1], breaks: []).isEmpty)
    #expect(Movement.all(in: [], breaks: []).isEmpty)
    #expect(Movement.all(in: [0, 1, 2, 3], breaks: []).map(\.isCompleted) == [false])
  }

  @Test(
    "Axes are marked at round numbers, few enough to be read",
    arguments: [
      (0.0...1.0, [0, 0.2, 0.4, 0.6, 0.8, 1]), (60.0...300.0, [50, 100, 150, 200, 250, 300]),
      (-48.0...52.0, [-60, -40, -20, 0, 20, 40, 60]), (3.0...3.0, [2.4, 2.6, 2.8, 3, 3.2, 3.4, 3.6]),
    ])
  func axes(values: ClosedRange<Double>, ticks: [Double]) {
    let axis = AxisScale(values, count: 6, isWidened: true)
    #expect(axis.ticks.count == ticks.count)
    #expect(zip(axis.ticks, ticks).allSatisfy { abs($0 - $1) < 1e-9 }, "\(axis.ticks)")
    #expect(axis.range.lowerBound <= values.lowerBound && axis.range.upperBound >= values.upperBound)
  }

  @Test("A thousand layers make a plot that can be read, of a few of them")
  func thousandLayers() throws {
    let scene = try TestScene.scene(
      """
      canvas: {size: [300, 300], displayRate: 20}
      layers: [{layer: dot, for: {i: 1000}, frame: [0, 0, 5, 5]}]
      start: [{animate: {dot(i).position.x: 200}, duration: 0.2, for: {i: 1000}, delay: 0.0002 * i}]
      duration: 0.5
      """)
    let plot = Plot(title: "", sources: [PlotSource(trace: try scene.motion())])
    #expect(plot.panels.map(\.title) == ["position.x  8 of 1000"] && plot.leftOut == 0)
    #expect(plot.panels[0].series.map(\.layer) == [0, 142, 285, 428, 570, 713, 856, 999].map { "dot(\($0))" })
    var options = Plot.Options()
    options.maximumPanelCount = 0
    #expect(Plot(title: "", sources: [PlotSource(trace: try scene.motion())], options: options).leftOut == 1)
    #expect(plot.svg.utf8.count < 3_000_000)
    let table = TimingTable(title: "", trace: try scene.trace { _, _ in false })
    #expect(table.rows.count == 1000)
  }
}
