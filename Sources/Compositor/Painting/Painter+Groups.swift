import Arithmetic
import Geometry
import Pixels
import Raster

/// The beginnings and ends of groups, masks, clips, and crossfades.
///
/// A function that begins a group returns false if the group touches no pixel of the current canvas, and is skipped.
extension Painter {
  mutating func begin(
    _ command: BeginGroupCommand, of list: CommandList, onto canvases: inout CanvasStack
  ) -> Bool {
    rasterizer.writeRows(of: command.box)
    let current = canvases.current
    let touched = command.isWhole ? list.commands[command.end].box : command.box
    if touched.intersection(current.box).isEmpty { return false }
    let box = command.isWhole ? command.box : command.box.intersection(current.box)
    canvases.push(canvases.scratch(for: box))
    return true
  }

  mutating func end(_ command: EndGroupCommand, of list: CommandList, onto canvases: inout CanvasStack) {
    rasterizer.writeRows(of: command.area.box)
    let group = canvases.pop()
    let canvas = canvases.current
    let box = command.area.box.intersection(group.box).intersection(canvas.box)
    guard !box.isEmpty, command.area.opacity > 0 else { return }
    let edges = list.edges.edges.span.extracting(command.area.edges)
    if command.blendMode == .normal {
      rasterizer.fill(
        edges, rule: command.area.rule, box: box, with: group, weight: command.area.weight, onto: canvas)
    } else {
      rasterizer.fill(
        edges, rule: command.area.rule, box: box, with: group, mode: command.blendMode,
        opacity: command.area.opacity, onto: canvas)
    }
  }

  mutating func end(_ command: EndBitmapCommand, of list: CommandList, onto canvases: inout CanvasStack) {
    rasterizer.writeRows(of: command.area.box)
    let bitmap = canvases.pop()
    let canvas = canvases.current
    let box = command.area.box.intersection(canvas.box)
    guard !box.isEmpty, command.area.opacity > 0 else { return }
    rasterizer.paint(
      PlacedImage(of: bitmap, through: list.bitmapPlacements[command.placement]), weight: command.area.weight,
      edges: list.edges.edges.span.extracting(command.area.edges), rule: command.area.rule, box: box, onto: canvas)
  }

  mutating func begin(_ command: BeginMaskCommand, onto canvases: inout CanvasStack) -> Bool {
    rasterizer.writeRows(of: command.box)
    let box = command.box.intersection(canvases.current.box)
    if box.isEmpty { return false }
    canvases.push(canvases.scratch(for: box))
    return true
  }

  mutating func end(_ command: EndMaskCommand, onto canvases: inout CanvasStack) {
    rasterizer.writeRows(of: command.box)
    let mask = canvases.pop()
    let masked = canvases.current
    let box = command.box.intersection(masked.box).intersection(mask.box)
    guard !box.isEmpty else { return }
    masked.multiply(by: mask, within: box, isLuminance: command.isLuminance, isInverted: command.isInverted)
  }

  /// Saves the pixels outside a clip, and continues on the same canvas, above the saved pixels.
  mutating func begin(_ command: BeginClipCommand, of list: CommandList, onto canvases: inout CanvasStack) -> Bool {
    rasterizer.writeRows(of: command.area.box)
    let current = canvases.current
    let box = command.area.box.intersection(current.box)
    if box.isEmpty { return false }
    let saved = canvases.scratch(for: box, isClear: false)
    rasterizer.keep(
      outside: list.edges.edges.span.extracting(command.area.edges), rule: command.area.rule, box: box, of: current,
      in: saved)
    canvases.push(saved)
    canvases.push(current)
    return true
  }

  mutating func end(_ command: EndClipCommand, of list: CommandList, onto canvases: inout CanvasStack) {
    rasterizer.writeRows(of: command.area.box)
    let clipped = canvases.pop()
    let saved = canvases.pop()
    rasterizer.restore(
      outside: list.edges.edges.span.extracting(command.area.edges), rule: command.area.rule,
      box: command.area.box.intersection(clipped.box), of: clipped, from: saved)
  }

  mutating func begin(_ command: BeginFadeCommand, onto canvases: inout CanvasStack) -> Bool {
    rasterizer.writeRows(of: command.box)
    let current = canvases.current
    let box = command.box.intersection(current.box)
    if box.isEmpty { return false }
    let first = canvases.scratch(for: box, isClear: false)
    first.copy(current)
    canvases.push(first)
    return true
  }

  mutating func end(_ command: EndFadeCommand, onto canvases: inout CanvasStack) {
    rasterizer.writeRows(of: command.box)
    let second = canvases.pop()
    let first = canvases.pop()
    second.mix(first, weight: UInt16(saturating: command.firstWeight.clampedToUnit * 255 + 0.5))
  }
}
