import Geometry
import LayerTree
import Pixels

/// Carries out commands, pixel by pixel.
struct Painter: ~Copyable {
  var cells = CoverageCells()
  /// The colours of the gradient that was painted last.
  var ramp = GradientRamp()
  /// The surfaces of nested groups, outermost first.
  private var surfaces: [Surface] = []
  var copies = ImageCopies()

  /// Paints the frame that `list` describes onto `canvas`.
  mutating func paint(_ list: CommandList, onto canvas: Canvas) {
    var canvases = [canvas]
    var current = canvas
    var index = 0
    while index < list.commands.count {
      let command = list.commands[index]
      index += 1
      let box = command.box.intersection(current.box)
      switch command.kind {
      case .fill:
        guard !box.isEmpty else { continue }
        var paint = SolidPaint(PremultipliedColor(command.color, opacity: command.opacity))
        cells.fill(
          list.edges.edges.span.extracting(command.edges), rule: command.rule, box: box, with: &paint, onto: current)
      case .text:
        guard !box.isEmpty else { continue }
        paintText(
          command, strip: list.strips[command.index], edges: list.edges.edges.span.extracting(command.edges),
          box: box, onto: current)
      case .image:
        guard !box.isEmpty else { continue }
        paint(
          list.images[command.index], opacity: command.opacity,
          edges: list.edges.edges.span.extracting(command.edges), rule: command.rule, box: box, onto: current)
      case .gradient:
        guard !box.isEmpty else { continue }
        paint(
          list.gradients[command.index], opacity: command.opacity,
          edges: list.edges.edges.span.extracting(command.edges), rule: command.rule, box: box, onto: current)
      case .beginGroup where box.isEmpty, .beginFade where box.isEmpty, .beginMask where box.isEmpty:
        index = command.index + 1
      case .beginGroup:
        current = surface(depth: canvases.count).canvas(for: box)
        canvases.append(current)
      case .endGroup:
        canvases.removeLast()
        guard let below = canvases.last else { return }
        let rows = SurfaceRows(canvas: current)
        current = below
        guard !box.isEmpty else { continue }
        let edges = list.edges.edges.span.extracting(command.edges)
        if command.blendMode == .normal {
          var paint = RowPaint(rows, opacity: command.opacity)
          cells.fill(edges, rule: command.rule, box: box, with: &paint, onto: below)
        } else {
          var paint = BlendPaint(rows, mode: command.blendMode, opacity: command.opacity)
          cells.fill(edges, rule: command.rule, box: box, with: &paint, onto: below)
        }
      case .beginFade:
        let first = surface(depth: canvases.count).canvas(for: box)
        first.copy(current)
        current = first
        canvases.append(first)
      case .secondPicture:
        current = canvases[canvases.count - 2]
        canvases.append(current)
      case .endFade:
        canvases.removeLast()
        let first = canvases.removeLast()
        current.mix(first, weight: UInt16(command.opacity.clampedToUnit * 255 + 0.5))
      case .beginMask:
        current = surface(depth: canvases.count).canvas(for: box)
        canvases.append(current)
      case .endMask:
        canvases.removeLast()
        guard let masked = canvases.last else { return }
        masked.multiply(by: current, isLuminance: command.isLuminance)
        current = masked
      case .nothing:
        continue
      }
    }
  }

  /// The memory for the canvas above the first `depth` ones, of which the lowest is the frame's own.
  private mutating func surface(depth: Int) -> Surface {
    while surfaces.count < depth { surfaces.append(Surface()) }
    return surfaces[depth - 1]
  }
}
