import Geometry
import LayerTree

/// Writes particle emitters as Swift.
struct EmitterCode {
  let writer: SceneCodeWriter
  /// The name of the layer in code.
  let name: String

  /// Returns the statements that configure a new emitter layer.
  func lines(_ content: EmitterContent) -> [String] {
    let new = EmitterContent()
    var lines: [String] = []
    func add<Value: Equatable>(_ path: KeyPath<EmitterContent, Value>, _ text: (Value) -> String) {
      let value = content[keyPath: path]
      if value != new[keyPath: path] { lines.append("\(name).\(text(value))") }
    }
    add(\.emitterPosition) { "emitterPosition = \(SwiftText.point($0))" }
    add(\.emitterSize) { "emitterSize = \(SwiftText.size($0))" }
    add(\.emitterShape) { "emitterShape = .\($0.rawValue)" }
    // Core Animation's emitters emit from their volume by default; ours do so only for points.
    if content.emitterMode != new.emitterMode || content.emitterShape != .point {
      lines.append("\(name).emitterMode = .\(content.emitterMode.rawValue)")
    }
    add(\.emitterBirthRate) { "birthRate = \(SwiftText.number($0))" }
    add(\.emitterLifetime) { "lifetime = \(SwiftText.number($0))" }
    add(\.emitterVelocity) { "velocity = \(SwiftText.number($0))" }
    add(\.emitterScale) { "scale = \(SwiftText.number($0))" }
    add(\.emitterSpin) { "spin = \(SwiftText.number($0))" }
    add(\.isEmitterAdditive) { _ in "renderMode = .additive" }
    if content.emitterSeed != new.emitterSeed {
      if content.emitterSeed <= UInt64(UInt32.max) {
        lines.append("\(name).seed = \(content.emitterSeed)")
      } else {
        writer.omit("\(name): its seed, which exceeds 32 bits")
      }
    }
    let cells = cells(content.emitterCells, of: name)
    return lines + cells.lines + ["\(name).emitterCells = [\(cells.names.joined(separator: ", "))]"]
  }

  private func cells(_ cells: [EmitterCell], of outer: String) -> (lines: [String], names: [String]) {
    var (lines, names): ([String], [String]) = ([], [])
    for cell in cells {
      let name = writer.names.name(for: "\(outer) cell", otherwise: "cell")
      names.append(name)
      lines += self.lines(cell, named: name)
    }
    return (lines, names)
  }

  private func lines(_ cell: EmitterCell, named name: String) -> [String] {
    let new = EmitterCell()
    var lines = ["let \(name) = CAEmitterCell()"]
    if let contents = cell.contents {
      if let image = LayerSettings.imageName(contents) {
        lines.append("\(name).contents = \(writer.image(named: image))")
      } else {
        writer.omit("\(self.name): an image without a file")
      }
    }
    if cell.color != new.color { lines.append("\(name).color = \(writer.color(cell.color, isCG: true))") }
    func add(_ path: KeyPath<EmitterCell, Double>, _ property: String) {
      let value = cell[keyPath: path]
      if value != new[keyPath: path] { lines.append("\(name).\(property) = \(SwiftText.number(value))") }
    }
    add(\.birthRate, "birthRate")
    add(\.lifetime.value, "lifetime")
    add(\.lifetime.range, "lifetimeRange")
    add(\.beginTime, "beginTime")
    add(\.duration, "duration")
    add(\.velocity.value, "velocity")
    add(\.velocity.range, "velocityRange")
    add(\.acceleration.x, "xAcceleration")
    add(\.acceleration.y, "yAcceleration")
    add(\.emissionLongitude, "emissionLongitude")
    add(\.emissionRange, "emissionRange")
    add(\.scale.value, "scale")
    add(\.scale.range, "scaleRange")
    add(\.scaleSpeed, "scaleSpeed")
    add(\.spin.value, "spin")
    add(\.spin.range, "spinRange")
    for (part, range, speed) in [
      ("red", cell.colorRange.red, cell.colorSpeed.red), ("green", cell.colorRange.green, cell.colorSpeed.green),
      ("blue", cell.colorRange.blue, cell.colorSpeed.blue), ("alpha", cell.colorRange.alpha, cell.colorSpeed.alpha),
    ] {
      if range != 0 { lines.append("\(name).\(part)Range = \(SwiftText.number(range))") }
      if speed != 0 { lines.append("\(name).\(part)Speed = \(SwiftText.number(speed))") }
    }
    guard !cell.cells.isEmpty else { return lines }
    let inner = cells(cell.cells, of: name)
    return lines + inner.lines + ["\(name).emitterCells = [\(inner.names.joined(separator: ", "))]"]
  }
}
