import Pixels
import Raster

/// Backdrops, filters, and the shadows of groups.
extension Painter {
  mutating func paint(_ command: BackdropCommand, of list: CommandList, onto canvases: inout CanvasStack) {
    let backdrop = list.backdrops[command.backdrop]
    rasterizer.writeRows(of: backdrop.reach)
    let current = canvases.current
    let source = backdrop.isBehindGroup ? canvases.below : current
    // A group has no pixels outside its surface.
    let reach = backdrop.reach.intersection(list.canvas.union(source.box))
    // The backdrop is limited to existing pixels.
    let box = command.area.box.intersection(current.box).intersection(reach)
    guard !box.isEmpty else { return }
    let behind = canvases.scratch(for: reach)
    behind.copyShared(source)
    if backdrop.isBehindGroup { behind.cover(with: current) }
    rasterizer.filter(behind, by: backdrop.filter, border: .extended)
    rasterizer.replace(
      list.edges.edges.span.extracting(command.area.edges), rule: command.area.rule, box: box, with: behind,
      onto: current)
  }

  mutating func filter(_ command: FilterCommand, of list: CommandList, onto canvases: inout CanvasStack) {
    rasterizer.writeRows(of: command.box)
    let filter = list.filters[command.filter]
    if command.usesSecondImage {
      let second = canvases.pop()
      rasterizer.filter(canvases.current, with: second, by: filter, border: .clear)
    } else {
      rasterizer.filter(canvases.current, by: filter, border: .clear)
    }
  }

  mutating func paint(_ command: CastShadowCommand, of list: CommandList, onto canvases: borrowing CanvasStack) {
    rasterizer.writeRows(of: command.box)
    let below = canvases.below
    guard !command.box.intersection(below.box).isEmpty else { return }
    rasterizer.paint(
      list.castShadows[command.castShadow], of: canvases.current,
      color: PremultipliedColor(command.color, opacity: 1), box: command.box, onto: below)
  }
}
