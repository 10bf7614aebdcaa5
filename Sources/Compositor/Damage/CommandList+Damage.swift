import Pixels

extension CommandList {
  /// The pixels in which this frame may differ from an earlier one.
  ///
  /// A pixel follows from the commands whose boxes hold it, in their order. So the commands that both frames begin and end
  /// with are left out, and of those between, which are compared one by one if they are as many, the ones that are the
  /// same; pixels outside of all other boxes, the old ones' and the new ones', are the same.
  func damage(since old: CommandList, canvas: PixelBox) -> Damage {
    var damage = Damage(canvas: canvas)
    let (count, oldCount) = (commands.count, old.commands.count)
    var first = 0
    while first < min(count, oldCount), isSame(first, as: first, in: old) { first += 1 }
    var tail = 0
    while tail < min(count, oldCount) - first, isSame(count - 1 - tail, as: oldCount - 1 - tail, in: old) { tail += 1 }
    let isPaired = count == oldCount
    for index in first..<(count - tail) {
      if isPaired {
        if isSame(index, as: index, in: old) { continue }
        damage.add(old.commands[index].box)
      }
      damage.add(commands[index].box)
      if damage.isEverything { return Damage(wholeOf: canvas) }
    }
    if !isPaired {
      for index in first..<(oldCount - tail) { damage.add(old.commands[index].box) }
    }
    return damage.isEverything ? Damage(wholeOf: canvas) : damage
  }

  /// Whether two commands do the same to every pixel of their boxes.
  private func isSame(_ index: Int, as otherIndex: Int, in old: CommandList) -> Bool {
    let (new, other) = (commands[index], old.commands[otherIndex])
    guard new.kind == other.kind, new.box == other.box, new.opacity == other.opacity, new.color == other.color,
      new.rule == other.rule, new.blendMode == other.blendMode, new.isLuminance == other.isLuminance,
      hasSameEdges(new, as: other, in: old)
    else { return false }
    switch new.kind {
    case .fill, .beginGroup, .endGroup, .beginMask, .endMask, .beginFade, .secondPicture, .endFade, .nothing:
      return true
    case .image: return images[new.index].isSame(as: old.images[other.index])
    case .gradient: return gradients[new.index] == old.gradients[other.index]
    case .text:
      let (strip, otherStrip) = (strips[new.index], old.strips[other.index])
      return strip.strip === otherStrip.strip && strip.dx == otherStrip.dx && strip.dy == otherStrip.dy
    }
  }

  private func hasSameEdges(_ command: Command, as other: Command, in old: CommandList) -> Bool {
    guard command.edges.count == other.edges.count else { return false }
    return edges.edges[command.edges].elementsEqual(old.edges.edges[other.edges])
  }
}
