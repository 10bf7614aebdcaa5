import Pixels
import Raster

extension CommandList {
  /// The pixels in which this frame may differ from an earlier one.
  ///
  /// A pixel depends on the commands whose boxes contain it, in order. So the commands that both frames begin and end
  /// with are skipped; the ones between are compared one by one if their number is equal, and equal ones are skipped,
  /// too. Pixels outside the boxes of all remaining commands, old and new, are unchanged.
  ///
  /// - Parameters:
  ///   - old: The earlier frame.
  ///   - first: The number of commands that both begin with; see ``sameCommands(atStartOf:)``.
  ///   - canvas: All pixels.
  /// - Returns: The damage.
  func damage(since old: CommandList, afterSame first: Int, canvas: PixelRect) -> Damage {
    var damage = Damage(canvas: canvas)
    let (count, oldCount) = (commands.count, old.commands.count)
    var tail = 0
    while tail < min(count, oldCount) - first, isSame(count - 1 - tail, as: oldCount - 1 - tail, in: old) { tail += 1 }
    let isPaired = count == oldCount
    for index in first..<(count - tail) {
      if isPaired {
        if isSame(index, as: index, in: old) { continue }
        if let alike = pixelsAlike(index, in: old) {
          for part in commands[index].box.union(old.commands[index].box).parts(outside: alike) { damage.add(part) }
          if damage.isEverything { return Damage(wholeOf: canvas) }
          continue
        }
        damage.add(old.affected(by: index))
      }
      damage.add(affected(by: index))
      if damage.isEverything { return Damage(wholeOf: canvas) }
    }
    if !isPaired {
      for index in first..<(oldCount - tail) { damage.add(old.affected(by: index)) }
    }
    widenForBackdrops(&damage, canvas: canvas)
    return damage.isEverything ? Damage(wholeOf: canvas) : damage
  }

  /// The number of leading commands that this frame shares with another one.
  func sameCommands(atStartOf other: CommandList) -> Int {
    let least = min(commands.count, other.commands.count)
    return (0..<least).first { !isSame($0, as: $0, in: other) } ?? least
  }

  /// The pixels that may differ when the command does: its box, or all that a group touches whose surface is whole.
  private func affected(by index: Int) -> PixelRect {
    guard let group = wholeGroups.first(where: { $0.contains(index) }) else { return commands[index].box }
    return commands[group.upperBound].box
  }

  /// Pixels to which both lists' commands at `index` do the same, when both fill upright rectangles with one color; nil for
  /// all others.
  ///
  /// So only the strips at the ends of a wide sliding layer matter.
  private func pixelsAlike(_ index: Int, in old: CommandList) -> PixelRect? {
    let (new, other) = (commands[index], old.commands[index])
    guard new.kind == .fill, other.kind == .fill, new.opacity == other.opacity, new.isGrouped == other.isGrouped,
      new.color == other.color,
      let rectangle = UprightRectangle(edges.edges.span.extracting(new.edges)),
      let otherRectangle = UprightRectangle(old.edges.edges.span.extracting(other.edges)),
      !wholeGroups.contains(where: { $0.contains(index) }), !old.wholeGroups.contains(where: { $0.contains(index) })
    else { return nil }
    return rectangle.pixelsAlike(in: otherRectangle).intersection(new.box).intersection(other.box)
  }

  /// Adds everything that a backdrop reads, if any of it is damaged: its original pixels are known only then.
  private func widenForBackdrops(_ damage: inout Damage, canvas: PixelRect) {
    guard !backdrops.isEmpty, !damage.boxes.isEmpty else { return }
    var isWidened = true
    while isWidened {
      isWidened = false
      for backdrop in backdrops {
        let reach = backdrop.reach.intersection(canvas)
        guard damage.meets(reach), !damage.covers(reach) else { continue }
        damage.add(reach)
        isWidened = true
      }
    }
  }

  /// Returns whether two commands do the same to every pixel of their boxes.
  func isSame(_ index: Int, as otherIndex: Int, in old: CommandList) -> Bool {
    let (new, other) = (commands[index], old.commands[otherIndex])
    guard new.kind == other.kind, new.box == other.box, new.opacity == other.opacity, new.isGrouped == other.isGrouped,
      new.color == other.color,
      new.rule == other.rule, new.blendMode == other.blendMode, new.isLuminance == other.isLuminance,
      new.isInverted == other.isInverted,
      new.isWhole == other.isWhole, hasSameEdges(new, as: other, in: old)
    else { return false }
    switch new.kind {
    case .fill, .beginGroup, .endGroup, .beginClip, .endClip, .beginMask, .endMask, .beginFade, .secondPicture,
      .endFade, .nothing:
      return true
    case .shadow: return shadows[new.index] == old.shadows[other.index]
    case .castShadow: return castShadows[new.index] == old.castShadows[other.index]
    case .filter: return filters[new.index] == old.filters[other.index]
    case .backdrop: return backdrops[new.index] == old.backdrops[other.index]
    case .image: return images[new.index].isSame(as: old.images[other.index])
    case .gradient: return gradients[new.index] == old.gradients[other.index]
    case .text:
      let (strip, otherStrip) = (strips[new.index], old.strips[other.index])
      return strip.strip === otherStrip.strip && strip.dx == otherStrip.dx && strip.dy == otherStrip.dy
    }
  }

  private func hasSameEdges(_ command: Command, as other: Command, in old: CommandList) -> Bool {
    edges.hasSame(command.edges, as: other.edges, of: old.edges)
  }
}
