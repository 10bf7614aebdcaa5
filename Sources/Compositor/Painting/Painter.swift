import Arithmetic
import Geometry
import Pixels
import Raster

/// Carries out commands, pixel by pixel.
struct Painter: ~Copyable {
  var rasterizer: Rasterizer
  /// The surfaces of nested groups, outermost first.
  private var surfaces: [Surface] = []
  private var shadows: ShadowStore

  init(_ budget: CacheBudget) {
    rasterizer = Rasterizer(copyBytes: budget.pictures)
    shadows = ShadowStore(capacity: budget.shadows)
  }

  /// Paints commands of the frame that `list` describes onto `canvas`.
  ///
  /// - Parameters:
  ///   - list: The frame.
  ///   - range: The commands, with balanced groups; nil for all.
  ///   - background: The color behind them; nil for the canvas' current pixels.
  ///   - canvas: The canvas to paint on.
  mutating func paint(
    _ list: CommandList, _ range: Range<Int>? = nil, background: PremultipliedColor?, onto canvas: Canvas
  ) {
    let range = range ?? 0..<list.commands.count
    rasterizer.beginFrame(canvas, color: background)
    defer { rasterizer.endFrame() }
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
      case .backdrop: rasterizer.writeRows(of: list.backdrops[command.index].reach)
      default: rasterizer.writeRows(of: command.box)
      }
      switch command.kind {
      case .fill:
        guard !box.isEmpty else { continue }
        rasterizer.fill(
          list.edges.edges.span.extracting(command.edges), rule: command.rule, box: box,
          with: PremultipliedColor(command.color, opacity: 1), weight: command.weight, onto: current, isFrame: isFrame)
      case .text:
        guard !box.isEmpty else { continue }
        rasterizer.fill(
          list.strips[command.index], list.edges.edges.span.extracting(command.edges), rule: command.rule,
          whole: command.box, box: box, with: PremultipliedColor(command.color, opacity: 1), weight: command.weight,
          onto: current)
      case .image:
        guard !box.isEmpty else { continue }
        rasterizer.paint(
          list.images[command.index], weight: command.weight,
          edges: list.edges.edges.span.extracting(command.edges), rule: command.rule, box: box, onto: current)
      case .gradient:
        guard !box.isEmpty else { continue }
        rasterizer.paint(
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
        let group = current
        current = below
        let box = box.intersection(below.box)
        guard !box.isEmpty, command.opacity > 0 else { continue }
        let edges = list.edges.edges.span.extracting(command.edges)
        if command.blendMode == .normal {
          rasterizer.fill(edges, rule: command.rule, box: box, with: group, weight: command.weight, onto: below)
        } else {
          rasterizer.fill(
            edges, rule: command.rule, box: box, with: group, mode: command.blendMode, opacity: command.opacity,
            onto: below)
        }
      case .beginClip:
        let kept = surface(depth: canvases.count).canvas(for: box, isClear: false)
        rasterizer.keep(
          outside: list.edges.edges.span.extracting(command.edges), rule: command.rule, box: box, of: current,
          in: kept)
        canvases += [kept, current]
      case .endClip:
        canvases.removeLast()
        rasterizer.restore(
          outside: list.edges.edges.span.extracting(command.edges), rule: command.rule, box: box, of: current,
          from: canvases.removeLast())
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
        let shadow = list.shadows[command.index]
        rasterizer.paint(
          shadow, mask: shadows.mask(for: shadow.key, &rasterizer),
          color: PremultipliedColor(command.color, opacity: 1), weight: command.weight, box: box, onto: current)
      case .castShadow:
        let below = canvases[canvases.count - 2]
        let box = command.box.intersection(below.box)
        guard !box.isEmpty else { continue }
        rasterizer.paint(
          list.castShadows[command.index], of: current,
          color: PremultipliedColor(command.color, opacity: 1), box: command.box, onto: below)
      case .filter:
        rasterizer.filter(current, by: list.filters[command.index], border: .clear)
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
        rasterizer.filter(behind, by: backdrop.filter, border: .extended)
        rasterizer.replace(
          list.edges.edges.span.extracting(command.edges), rule: command.rule, box: box, with: behind, onto: current)
      case .nothing:
        continue
      }
    }
  }

  /// The memory for the canvas above the first `depth` ones; the lowest is the frame's own.
  private mutating func surface(depth: Int) -> Surface {
    while surfaces.count < depth { surfaces.append(Surface()) }
    return surfaces[depth - 1]
  }
}
