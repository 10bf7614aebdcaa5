import Pixels
import Raster

/// Fills, text, images, gradients, and the shadows of outlines.
extension Painter {
  mutating func fill(_ command: FillCommand, of list: CommandList, onto canvases: borrowing CanvasStack) {
    let canvas = canvases.current
    let box = command.area.box.intersection(canvas.box)
    guard !box.isEmpty else { return }
    rasterizer.fill(
      list.edges.edges.span.extracting(command.area.edges), rule: command.area.rule, box: box,
      with: PremultipliedColor(command.color, opacity: 1), weight: command.area.weight, onto: canvas,
      isFrame: canvases.isFrame)
  }

  mutating func paint(_ command: TextCommand, of list: CommandList, onto canvas: Canvas) {
    rasterizer.writeRows(of: command.area.box)
    let box = command.area.box.intersection(canvas.box)
    guard !box.isEmpty else { return }
    rasterizer.fill(
      list.strips[command.strip], list.edges.edges.span.extracting(command.area.edges), rule: command.area.rule,
      whole: command.area.box, box: box, with: PremultipliedColor(command.color, opacity: 1),
      weight: command.area.weight, onto: canvas)
  }

  mutating func paint(_ command: ImageCommand, of list: CommandList, onto canvas: Canvas) {
    rasterizer.writeRows(of: command.area.box)
    let box = command.area.box.intersection(canvas.box)
    guard !box.isEmpty else { return }
    rasterizer.paint(
      list.images[command.image], weight: command.area.weight,
      edges: list.edges.edges.span.extracting(command.area.edges), rule: command.area.rule, box: box, onto: canvas)
  }

  mutating func paint(_ command: GradientCommand, of list: CommandList, onto canvases: borrowing CanvasStack) {
    let canvas = canvases.current
    let box = command.area.box.intersection(canvas.box)
    guard !box.isEmpty else { return }
    rasterizer.paint(
      list.gradients[command.gradient], weight: command.area.weight,
      edges: list.edges.edges.span.extracting(command.area.edges), rule: command.area.rule, box: box, onto: canvas,
      isFrame: canvases.isFrame)
  }

  mutating func paint(_ command: ShadowCommand, of list: CommandList, onto canvas: Canvas) {
    rasterizer.writeRows(of: command.area.box)
    let box = command.area.box.intersection(canvas.box)
    guard !box.isEmpty else { return }
    let shadow = list.shadows[command.shadow]
    rasterizer.paint(
      shadow, mask: shadows.mask(for: shadow.key, &rasterizer),
      color: PremultipliedColor(command.color, opacity: 1), weight: command.area.weight, box: box, onto: canvas)
  }
}
