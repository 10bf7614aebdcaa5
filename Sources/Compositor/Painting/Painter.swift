import Arithmetic
import Geometry
import Pixels
import Raster

/// Executes painting commands, pixel by pixel.
struct Painter: ~Copyable {
  var rasterizer: Rasterizer
  /// The surfaces of nested groups, from the outermost.
  private var surfaces: [Surface] = []
  private var shadows: ShadowMaskCache

  init(_ budget: CacheBudget) {
    rasterizer = Rasterizer(copyBytes: budget.pictures)
    shadows = ShadowMaskCache(capacity: budget.shadows)
  }

  /// Paints commands of the frame that `list` describes onto `canvas`.
  ///
  /// - Parameters:
  ///   - list: The frame.
  ///   - range: The commands, with balanced groups; nil for all.
  ///   - background: The color behind them; nil to keep the canvas' current pixels.
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
      // The bitmap is discarded when the task is canceled.
      if index & 15 == 0, Task.isCancelled { return }
      let command = list.commands[index]
      index += 1
      switch command {
      case .fill(let fill):
        let box = fill.area.box.intersection(current.box)
        guard !box.isEmpty else { continue }
        rasterizer.fill(
          list.edges.edges.span.extracting(fill.area.edges), rule: fill.area.rule, box: box,
          with: PremultipliedColor(fill.color, opacity: 1), weight: fill.area.weight, onto: current,
          isFrame: canvases.count == 1)
      case .text(let text):
        rasterizer.writeRows(of: text.area.box)
        let box = text.area.box.intersection(current.box)
        guard !box.isEmpty else { continue }
        rasterizer.fill(
          list.strips[text.strip], list.edges.edges.span.extracting(text.area.edges), rule: text.area.rule,
          whole: text.area.box, box: box, with: PremultipliedColor(text.color, opacity: 1), weight: text.area.weight,
          onto: current)
      case .image(let image):
        rasterizer.writeRows(of: image.area.box)
        let box = image.area.box.intersection(current.box)
        guard !box.isEmpty else { continue }
        rasterizer.paint(
          list.images[image.image], weight: image.area.weight,
          edges: list.edges.edges.span.extracting(image.area.edges), rule: image.area.rule, box: box, onto: current)
      case .gradient(let gradient):
        let box = gradient.area.box.intersection(current.box)
        guard !box.isEmpty else { continue }
        rasterizer.paint(
          list.gradients[gradient.gradient], weight: gradient.area.weight,
          edges: list.edges.edges.span.extracting(gradient.area.edges), rule: gradient.area.rule, box: box,
          onto: current, isFrame: canvases.count == 1)
      case .shadow(let command):
        rasterizer.writeRows(of: command.area.box)
        let box = command.area.box.intersection(current.box)
        guard !box.isEmpty else { continue }
        let shadow = list.shadows[command.shadow]
        rasterizer.paint(
          shadow, mask: shadows.mask(for: shadow.key, &rasterizer),
          color: PremultipliedColor(command.color, opacity: 1), weight: command.area.weight, box: box, onto: current)
      case .backdrop(let command):
        let backdrop = list.backdrops[command.backdrop]
        rasterizer.writeRows(of: backdrop.reach)
        let seen = backdrop.isBehindGroup ? canvases[canvases.count - 2] : current
        // A group has no pixels outside its surface.
        let reach = backdrop.reach.intersection(list.canvas.union(seen.box))
        // The backdrop is limited to existing pixels.
        let box = command.area.box.intersection(current.box).intersection(reach)
        guard !box.isEmpty else { continue }
        let behind = surface(depth: canvases.count).canvas(for: reach)
        behind.copyShared(seen)
        if backdrop.isBehindGroup { behind.cover(with: current) }
        rasterizer.filter(behind, by: backdrop.filter, border: .extended)
        rasterizer.replace(
          list.edges.edges.span.extracting(command.area.edges), rule: command.area.rule, box: box, with: behind,
          onto: current)
      case .beginGroup(let group):
        rasterizer.writeRows(of: group.box)
        let seen = group.isWhole ? list.commands[group.end].box : group.box
        if seen.intersection(current.box).isEmpty {
          index = group.end + 1
        } else {
          let box = group.isWhole ? group.box : group.box.intersection(current.box)
          current = surface(depth: canvases.count).canvas(for: box)
          canvases.append(current)
        }
      case .filter(let command):
        rasterizer.writeRows(of: command.box)
        let filter = list.filters[command.filter]
        if command.usesSecondImage {
          canvases.removeLast()
          guard let filtered = canvases.last else { return }
          rasterizer.filter(filtered, with: current, by: filter, border: .clear)
          current = filtered
        } else {
          rasterizer.filter(current, by: filter, border: .clear)
        }
      case .castShadow(let command):
        rasterizer.writeRows(of: command.box)
        let below = canvases[canvases.count - 2]
        guard !command.box.intersection(below.box).isEmpty else { continue }
        rasterizer.paint(
          list.castShadows[command.castShadow], of: current,
          color: PremultipliedColor(command.color, opacity: 1), box: command.box, onto: below)
      case .endGroup(let command):
        rasterizer.writeRows(of: command.area.box)
        canvases.removeLast()
        guard let below = canvases.last else { return }
        let group = current
        current = below
        let box = command.area.box.intersection(group.box).intersection(below.box)
        guard !box.isEmpty, command.area.opacity > 0 else { continue }
        let edges = list.edges.edges.span.extracting(command.area.edges)
        if command.blendMode == .normal {
          rasterizer.fill(
            edges, rule: command.area.rule, box: box, with: group, weight: command.area.weight, onto: below)
        } else {
          rasterizer.fill(
            edges, rule: command.area.rule, box: box, with: group, mode: command.blendMode,
            opacity: command.area.opacity, onto: below)
        }
      case .endBitmap(let command):
        rasterizer.writeRows(of: command.area.box)
        canvases.removeLast()
        guard let below = canvases.last else { return }
        let bitmap = current
        current = below
        let box = command.area.box.intersection(below.box)
        guard !box.isEmpty, command.area.opacity > 0 else { continue }
        rasterizer.paint(
          PlacedImage(of: bitmap, through: list.bitmapPlacements[command.placement]), weight: command.area.weight,
          edges: list.edges.edges.span.extracting(command.area.edges), rule: command.area.rule, box: box, onto: below)
      case .beginMask(let mask):
        rasterizer.writeRows(of: mask.box)
        let box = mask.box.intersection(current.box)
        if box.isEmpty {
          index = mask.end + 1
        } else {
          current = surface(depth: canvases.count).canvas(for: box)
          canvases.append(current)
        }
      case .endMask(let mask):
        rasterizer.writeRows(of: mask.box)
        canvases.removeLast()
        guard let masked = canvases.last else { return }
        let seen = mask.box.intersection(masked.box).intersection(current.box)
        if !seen.isEmpty {
          masked.multiply(by: current, within: seen, isLuminance: mask.isLuminance, isInverted: mask.isInverted)
        }
        current = masked
      case .beginClip(let clip):
        rasterizer.writeRows(of: clip.area.box)
        let box = clip.area.box.intersection(current.box)
        if box.isEmpty {
          index = clip.end + 1
        } else {
          let kept = surface(depth: canvases.count).canvas(for: box, isClear: false)
          rasterizer.keep(
            outside: list.edges.edges.span.extracting(clip.area.edges), rule: clip.area.rule, box: box, of: current,
            in: kept)
          canvases += [kept, current]
        }
      case .endClip(let clip):
        rasterizer.writeRows(of: clip.area.box)
        canvases.removeLast()
        rasterizer.restore(
          outside: list.edges.edges.span.extracting(clip.area.edges), rule: clip.area.rule,
          box: clip.area.box.intersection(current.box), of: current, from: canvases.removeLast())
      case .beginFade(let fade):
        rasterizer.writeRows(of: fade.box)
        let box = fade.box.intersection(current.box)
        if box.isEmpty {
          index = fade.end + 1
        } else {
          let first = surface(depth: canvases.count).canvas(for: box, isClear: false)
          first.copy(current)
          current = first
          canvases.append(first)
        }
      case .secondImage:
        current = canvases[canvases.count - 2]
        canvases.append(current)
      case .endFade(let fade):
        rasterizer.writeRows(of: fade.box)
        canvases.removeLast()
        let first = canvases.removeLast()
        current.mix(first, weight: UInt16(saturating: fade.firstWeight.clampedToUnit * 255 + 0.5))
      case .nothing:
        continue
      }
    }
  }

  /// Returns the surface for the canvas at a depth; the lowest canvas is the frame's own.
  private mutating func surface(depth: Int) -> Surface {
    while surfaces.count < depth { surfaces.append(Surface()) }
    return surfaces[depth - 1]
  }
}
