import Pixels
import Raster

extension CommandList {
  /// Returns the pixels that may differ between this frame and an earlier one.
  ///
  /// A pixel depends on the commands whose boxes contain it, in order. So the commands that both frames begin and end
  /// with are skipped; if the numbers of remaining commands are equal, these are compared one by one, and equal ones
  /// are skipped, too. Pixels outside the boxes of all remaining commands, old and new, are unchanged.
  ///
  /// - Parameters:
  ///   - old: The earlier frame.
  ///   - first: The number of commands that both begin with; see ``sameCommands(atStartOf:)``.
  ///   - canvas: The rectangle of the whole bitmap.
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

  /// Returns the number of leading commands that this frame shares with another one.
  func sameCommands(atStartOf other: CommandList) -> Int {
    let least = min(commands.count, other.commands.count)
    return (0..<least).first { !isSame($0, as: $0, in: other) } ?? least
  }

  /// Returns the pixels that may differ if a command does: its box, or the whole area of a group whose surface is
  /// painted completely.
  private func affected(by index: Int) -> PixelRect {
    guard let group = wholeGroups.first(where: { $0.contains(index) }) else { return commands[index].box }
    return commands[group.upperBound].box
  }

  /// Returns the pixels that are painted alike by the commands at `index` in both lists, if both fill axis-aligned
  /// rectangles with one color; otherwise nil.
  ///
  /// If a wide layer slides, this leaves only the strips at its ends.
  private func pixelsAlike(_ index: Int, in old: CommandList) -> PixelRect? {
    guard case .fill(let new) = commands[index], case .fill(let other) = old.commands[index],
      new.area.groupOpacity == other.area.groupOpacity, new.color == other.color,
      let rectangle = AxisAlignedRectangle(edges.edges.span.extracting(new.area.edges)),
      let otherRectangle = AxisAlignedRectangle(old.edges.edges.span.extracting(other.area.edges)),
      !wholeGroups.contains(where: { $0.contains(index) }), !old.wholeGroups.contains(where: { $0.contains(index) })
    else { return nil }
    return rectangle.pixelsAlike(in: otherRectangle).intersection(new.area.box).intersection(other.area.box)
  }

  /// Adds everything that a backdrop reads, if any of it is damaged, since its original pixels must be painted again.
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

  /// Returns whether two commands have the same effect on every pixel of their boxes.
  func isSame(_ index: Int, as otherIndex: Int, in old: CommandList) -> Bool {
    let other = old.commands[otherIndex]
    switch commands[index] {
    case .fill(let new):
      guard case .fill(let other) = other else { return false }
      return new.color == other.color && isSame(new.area, as: other.area, in: old)
    case .text(let new):
      guard case .text(let other) = other else { return false }
      let (strip, otherStrip) = (strips[new.strip], old.strips[other.strip])
      return new.color == other.color && strip.strip === otherStrip.strip && strip.dx == otherStrip.dx
        && strip.dy == otherStrip.dy && isSame(new.area, as: other.area, in: old)
    case .image(let new):
      guard case .image(let other) = other else { return false }
      return isSame(new.area, as: other.area, in: old) && images[new.image].isSame(as: old.images[other.image])
    case .gradient(let new):
      guard case .gradient(let other) = other else { return false }
      return isSame(new.area, as: other.area, in: old) && gradients[new.gradient] == old.gradients[other.gradient]
    case .shadow(let new):
      guard case .shadow(let other) = other else { return false }
      return new.color == other.color && isSame(new.area, as: other.area, in: old)
        && shadows[new.shadow] == old.shadows[other.shadow]
    case .backdrop(let new):
      guard case .backdrop(let other) = other else { return false }
      return isSame(new.area, as: other.area, in: old) && backdrops[new.backdrop] == old.backdrops[other.backdrop]
    case .beginGroup(let new):
      guard case .beginGroup(let other) = other else { return false }
      return new.box == other.box && new.isWhole == other.isWhole
    case .filter(let new):
      guard case .filter(let other) = other else { return false }
      return new.box == other.box && filters[new.filter] == old.filters[other.filter]
    case .castShadow(let new):
      guard case .castShadow(let other) = other else { return false }
      return new.box == other.box && new.color == other.color
        && castShadows[new.castShadow] == old.castShadows[other.castShadow]
    case .endGroup(let new):
      guard case .endGroup(let other) = other else { return false }
      return new.blendMode == other.blendMode && isSame(new.area, as: other.area, in: old)
    case .endBitmap(let new):
      guard case .endBitmap(let other) = other else { return false }
      return isSame(new.area, as: other.area, in: old)
        && bitmapPlacements[new.placement] == old.bitmapPlacements[other.placement]
    case .beginMask(let new):
      guard case .beginMask(let other) = other else { return false }
      return new.box == other.box
    case .endMask(let new):
      guard case .endMask(let other) = other else { return false }
      return new.box == other.box && new.isLuminance == other.isLuminance && new.isInverted == other.isInverted
    case .beginClip(let new):
      guard case .beginClip(let other) = other else { return false }
      return isSame(new.area, as: other.area, in: old)
    case .endClip(let new):
      guard case .endClip(let other) = other else { return false }
      return isSame(new.area, as: other.area, in: old)
    case .beginFade(let new):
      guard case .beginFade(let other) = other else { return false }
      return new.box == other.box
    case .endFade(let new):
      guard case .endFade(let other) = other else { return false }
      return new.box == other.box && new.firstWeight == other.firstWeight
    case .secondImage:
      if case .secondImage = other { return true }
      return false
    case .nothing:
      if case .nothing = other { return true }
      return false
    }
  }

  private func isSame(_ area: PaintedArea, as other: PaintedArea, in old: CommandList) -> Bool {
    area.box == other.box && area.groupOpacity == other.groupOpacity && area.rule == other.rule
      && edges.hasSame(area.edges, as: other.edges, of: old.edges)
  }
}
