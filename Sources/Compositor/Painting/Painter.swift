import Arithmetic
import Geometry
import LayerTree
import Pixels

/// Carries out commands, pixel by pixel.
struct Painter: ~Copyable {
  var cells = CoverageCells()
  /// The rows of the frame that aren't written yet.
  var rows = PendingRows()
  /// The colors of the gradient that was painted last.
  var ramp = GradientRamp()
  /// The surfaces of nested groups, outermost first.
  private var surfaces: [Surface] = []
  var copies: ImageCopies
  var shadows: ShadowStore
  /// The coverage of groups that cast shadows.
  let silhouettes = ScratchMemory()
  let scratch = ScratchMemory()

  init(_ budget: CacheBudget) {
    copies = ImageCopies(capacity: budget.pictures)
    shadows = ShadowStore(capacity: budget.shadows)
  }

  /// Paints commands of the frame that `list` describes onto `canvas`.
  ///
  /// - Parameters:
  ///   - list: The frame.
  ///   - range: The commands, outside of which no group is open; nil for all.
  ///   - background: The color behind them; nil if what is on the canvas is behind them.
  ///   - canvas: Where to.
  mutating func paint(
    _ list: CommandList, _ range: Range<Int>? = nil, background: PremultipliedColor?, onto canvas: Canvas
  ) {
    let range = range ?? 0..<list.commands.count
    rows.begin(canvas, color: background)
    defer { rows.end() }
    var canvases = [canvas]
    var current = canvas
    var index = range.lowerBound
    while index < range.upperBound {
      let command = list.commands[index]
      index += 1
      let box = command.box.intersection(current.box)
      let isFrame = canvases.count == 1
      switch command.kind {
      case .fill, .gradient, .nothing: break
      case .backdrop: rows.write(list.backdrops[command.index].reach)
      default: rows.write(command.box)
      }
      switch command.kind {
      case .fill:
        guard !box.isEmpty else { continue }
        var paint = SolidPaint(PremultipliedColor(command.color, opacity: 1), weight: command.weight)
        fill(
          list.edges.edges.span.extracting(command.edges), rule: command.rule, box: box, with: &paint, onto: current,
          isFrame: isFrame)
      case .text:
        guard !box.isEmpty else { continue }
        paintText(
          command, strip: list.strips[command.index], edges: list.edges.edges.span.extracting(command.edges),
          box: box, onto: current)
      case .image:
        guard !box.isEmpty else { continue }
        paint(
          list.images[command.index], weight: command.weight,
          edges: list.edges.edges.span.extracting(command.edges), rule: command.rule, box: box, onto: current)
      case .gradient:
        guard !box.isEmpty else { continue }
        paint(
          list.gradients[command.index], weight: command.weight,
          edges: list.edges.edges.span.extracting(command.edges), rule: command.rule, box: box, onto: current,
          isFrame: isFrame)
      case .beginGroup where command.isWhole:
        if list.commands[command.index].box.intersection(current.box).isEmpty {
          index = command.index + 1
        } else {
          current = surface(depth: canvases.count).canvas(for: command.box)
          canvases.append(current)
        }
      case .beginGroup where box.isEmpty, .beginClip where box.isEmpty, .beginFade where box.isEmpty,
        .beginMask where box.isEmpty:
        index = command.index + 1
      case .beginGroup:
        current = surface(depth: canvases.count).canvas(for: box)
        canvases.append(current)
      case .endGroup:
        canvases.removeLast()
        guard let below = canvases.last else { return }
        let rows = SurfaceRows(canvas: current)
        current = below
        let box = box.intersection(below.box)
        guard !box.isEmpty, command.opacity > 0 else { continue }
        let edges = list.edges.edges.span.extracting(command.edges)
        if command.blendMode == .normal {
          var paint = RowPaint(rows, weight: command.weight)
          cells.fill(edges, rule: command.rule, box: box, with: &paint, onto: below)
        } else {
          var paint = BlendPaint(rows, mode: command.blendMode, opacity: command.opacity)
          cells.fill(edges, rule: command.rule, box: box, with: &paint, onto: below)
        }
      case .beginClip:
        let kept = surface(depth: canvases.count).canvas(for: box, isClear: false)
        var paint = KeepingPaint(kept)
        cells.fill(
          list.edges.edges.span.extracting(command.edges), rule: command.rule, box: box, with: &paint, onto: current)
        canvases += [kept, current]
      case .endClip:
        canvases.removeLast()
        var paint = ClipPaint(canvases.removeLast())
        cells.fill(
          list.edges.edges.span.extracting(command.edges), rule: command.rule, box: box, with: &paint, onto: current)
      case .beginFade:
        let first = surface(depth: canvases.count).canvas(for: box, isClear: false)
        first.copy(current)
        current = first
        canvases.append(first)
      case .secondPicture:
        current = canvases[canvases.count - 2]
        canvases.append(current)
      case .endFade:
        canvases.removeLast()
        let first = canvases.removeLast()
        current.mix(first, weight: UInt16(saturating: command.opacity.clampedToUnit * 255 + 0.5))
      case .beginMask:
        current = surface(depth: canvases.count).canvas(for: box)
        canvases.append(current)
      case .endMask:
        canvases.removeLast()
        guard let masked = canvases.last else { return }
        let seen = command.box.intersection(masked.box).intersection(current.box)
        if !seen.isEmpty {
          masked.multiply(
            by: current, within: seen, isLuminance: command.isLuminance, isInverted: command.isInverted)
        }
        current = masked
      case .shadow:
        guard !box.isEmpty else { continue }
        let paint = SolidPaint(PremultipliedColor(command.color, opacity: 1), weight: command.weight)
        self.paint(list.shadows[command.index], with: paint, box: box, onto: current)
      case .castShadow:
        let below = canvases[canvases.count - 2]
        let box = command.box.intersection(below.box)
        guard !box.isEmpty else { continue }
        paint(
          list.castShadows[command.index], of: current,
          color: PremultipliedColor(command.color, opacity: 1), box: command.box, onto: below)
      case .filter:
        list.filters[command.index].apply(to: current, border: .clear, memory: scratch)
      case .backdrop:
        guard !box.isEmpty else { continue }
        let backdrop = list.backdrops[command.index]
        let seen = backdrop.isBehindGroup ? canvases[canvases.count - 2] : current
        // A group has nothing beyond its surface.
        let reach = backdrop.reach.intersection(list.canvas.union(seen.box))
        // What is behind is known only of pixels that there are.
        let box = box.intersection(reach)
        guard !box.isEmpty else { continue }
        let behind = surface(depth: canvases.count).canvas(for: reach)
        behind.copyShared(seen)
        if backdrop.isBehindGroup { behind.cover(with: current) }
        backdrop.filter.apply(to: behind, border: .extended, memory: scratch)
        var paint = MixPaint(SurfaceRows(canvas: behind))
        cells.fill(
          list.edges.edges.span.extracting(command.edges), rule: command.rule, box: box, with: &paint, onto: current)
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
