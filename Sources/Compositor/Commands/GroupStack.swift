import Geometry
import LayerTree

/// The groups that are open while commands are listed.
///
/// A group is composed on a surface of its own unless it turns out to draw nothing, or one thing only that its opacity
/// can be folded into. Things that merely look disjoint don't count as one: their anti-aliased edges may overlap.
struct GroupStack {
  private struct Group {
    /// The index of the command that begins it.
    let begin: Int
    var opacity: Double
    var mask: Outline?
    /// How it meets what is behind it.
    var blendMode = BlendMode.normal
    /// How many things it draws, a group among them counting as one.
    var count = 0
    /// The command whose opacity is that of the thing drawn last.
    var last = 0
    /// Whether that is an image that fills the whole mask.
    var lastCoversMask = false
    var box = PixelBox.empty
    /// All pixels of the surface when it is to be painted whole.
    var surface: PixelBox?
  }

  private var groups: [Group] = []

  mutating func removeAll() { groups.removeAll(keepingCapacity: true) }

  /// Begins a group with opacity, which meets what is behind it in its own way.
  mutating func begin(opacity: Double, blendMode: BlendMode = .normal, in list: inout CommandList) {
    begin(Group(begin: list.commands.count, opacity: opacity, mask: nil, blendMode: blendMode), in: &list)
  }

  /// Begins a group that is cut at an outline.
  mutating func begin(mask: Outline, in list: inout CommandList) {
    begin(Group(begin: list.commands.count, opacity: 1, mask: mask), in: &list)
  }

  /// Begins two pictures of which one fades into the other.
  mutating func beginFade(in list: inout CommandList) {
    begin(Group(begin: list.commands.count, opacity: 1, mask: nil), as: .beginFade, in: &list)
  }

  private mutating func begin(_ group: Group, as kind: Command.Kind = .beginGroup, in list: inout CommandList) {
    groups.append(group)
    list.commands.append(Command(kind: kind, box: .empty))
  }

  /// Passes to the second picture of the fade that began last.
  func beginSecondPicture(in list: inout CommandList) {
    list.commands.append(Command(kind: .secondPicture, box: .empty))
  }

  /// Adds a command that draws one thing.
  mutating func add(_ command: Command, coveringMask: Bool = false, to list: inout CommandList) {
    list.commands.append(command)
    count(list.commands.count - 1, box: command.box, coversMask: coveringMask)
  }

  private mutating func count(_ index: Int, box: PixelBox, coversMask: Bool = false) {
    guard let current = groups.indices.last else { return }
    groups[current].count += 1
    groups[current].last = index
    groups[current].lastCoversMask = coversMask
    groups[current].box = groups[current].box.union(box)
  }

  /// Ends the group that began last.
  mutating func end(in list: inout CommandList) {
    guard let group = groups.popLast() else { return }
    let box = group.mask.map { $0.box.intersection(group.box) } ?? group.box
    if group.count == 0 || box.isEmpty {
      list.commands.removeSubrange(group.begin...)
    } else if group.count == 1, group.surface == nil, group.blendMode == .normal,
      group.mask == nil || group.lastCoversMask
    {
      list.commands[group.begin].kind = .nothing
      if let mask = group.mask {
        list.commands[group.last].edges = mask.edges
        list.commands[group.last].rule = mask.rule
        list.commands[group.last].box = box
      }
      list.commands[group.last].opacity *= group.opacity
      // Inside the group there was nothing that the thing could blend with.
      list.commands[group.last].blendMode = .normal
      count(group.last, box: box)
    } else {
      list.commands[group.begin].box = group.surface ?? box
      list.commands[group.begin].isWhole = group.surface != nil
      list.commands[group.begin].index = list.commands.count
      var end = Command(kind: .endGroup, box: box, opacity: group.opacity)
      end.blendMode = group.blendMode
      end.edges = group.mask?.edges ?? list.edges.append(box)?.edges ?? 0..<0
      end.rule = group.mask?.rule ?? .nonZero
      list.commands.append(end)
      if group.surface != nil {
        while let inner = list.wholeGroups.last, inner.lowerBound > group.begin { list.wholeGroups.removeLast() }
        list.wholeGroups.append(group.begin...(list.commands.count - 1))
      }
      count(list.commands.count - 1, box: box)
    }
  }

  /// Filters the group that began last, and has been painted.
  ///
  /// - Parameters:
  ///   - filter: The filter.
  ///   - index: The filter's.
  ///   - clip: The pixels that can be seen of the group.
  ///   - list: The commands.
  mutating func filter(_ filter: PictureFilter, index: Int, within clip: PixelBox, in list: inout CommandList) {
    guard let current = groups.indices.last else { return }
    let flooded = filter.floodedBox?.intersection(clip) ?? .empty
    // A filter can make something of nothing.
    guard groups[current].count > 0 || !flooded.isEmpty else { return }
    let painted = groups[current].box
    var seen = painted.grown(x: filter.margin.x, y: filter.margin.y).intersection(clip)
    if !flooded.isEmpty { seen = seen.isEmpty ? flooded : seen.union(flooded) }
    let surface = seen.isEmpty ? painted : painted.union(seen)
    list.commands.append(Command(kind: .filter, box: surface, index: index))
    groups[current].count = max(1, groups[current].count)
    groups[current].box = seen
    groups[current].surface = surface
  }

  /// Casts the shadow of the group that began last, and has been painted, and ends it.
  ///
  /// - Parameters:
  ///   - shadow: The shadow.
  ///   - color: Its colour.
  ///   - index: Its index.
  ///   - clip: The pixels that can be seen of group and shadow.
  ///   - list: The commands.
  mutating func castShadow(
    _ shadow: CastShadow, color: Color, index: Int, within clip: PixelBox, in list: inout CommandList
  ) {
    guard let current = groups.indices.last else { return }
    let painted = groups[current].box
    guard groups[current].count > 0, !painted.isEmpty else { return end(in: &list) }
    let margin = shadow.margin
    let cast = painted.moved(x: shadow.columns, y: shadow.rows).grown(x: margin.x, y: margin.y).intersection(clip)
    list.commands.append(Command(kind: .castShadow, box: cast, color: color, index: index))
    groups[current].surface = painted
    let seen = painted.intersection(clip)
    groups[current].box = seen.isEmpty ? cast : cast.isEmpty ? seen : seen.union(cast)
    end(in: &list)
  }

  /// Begins the mask of the group that began last, and has been painted.
  mutating func beginMask(in list: inout CommandList) {
    begin(Group(begin: list.commands.count, opacity: 1, mask: nil), as: .beginMask, in: &list)
  }

  /// Ends the mask that began last.
  ///
  /// A mask that is one thing filled with a colour is an outline that cuts the group, and needs no surface.
  ///
  /// - Parameters:
  ///   - isLuminance: Whether how light the mask is counts, and not its alpha alone.
  ///   - isInverted: Whether the group is kept where the mask is clear.
  ///   - list: The commands.
  mutating func endMask(isLuminance: Bool, isInverted: Bool, in list: inout CommandList) {
    guard let mask = groups.popLast(), let current = groups.indices.last else { return }
    let box = mask.box.intersection(groups[current].box)
    if isInverted {
      if mask.count == 0 || box.isEmpty {
        list.commands.removeSubrange(mask.begin...)
        return
      }
      list.commands[mask.begin].box = box
      list.commands[mask.begin].index = list.commands.count
      list.commands.append(Command(kind: .endMask, box: box, isLuminance: isLuminance, isInverted: true))
      groups[current].count += 2
      return
    }
    guard mask.count > 0, !box.isEmpty else {
      list.commands.removeSubrange(mask.begin...)
      groups[current].box = .empty
      return
    }
    let last = list.commands[mask.last]
    if mask.count == 1, last.kind == .fill, groups[current].mask == nil {
      // What else is listed are groups that were folded into the one thing.
      list.commands.removeSubrange(mask.begin...)
      groups[current].mask = Outline(edges: last.edges, box: box, isPixelBox: false, rule: last.rule)
      groups[current].opacity *= last.opacity * last.color.clampedAlpha * (isLuminance ? last.color.luminance : 1)
    } else {
      list.commands[mask.begin].box = box
      list.commands[mask.begin].index = list.commands.count
      list.commands.append(Command(kind: .endMask, box: box, isLuminance: isLuminance))
      groups[current].box = box
      // Nothing can be folded into what is masked.
      groups[current].count += 2
    }
  }

  /// Ends the fade that began last.
  ///
  /// Both pictures are painted over the same pixels and then mixed, which is what mixing them first and painting the
  /// mixture comes to, but without a rounding more: where both are equal nothing shows of the fade. It cannot be folded
  /// into, so it counts for more than one thing.
  mutating func endFade(firstShare: Double, in list: inout CommandList) {
    guard let fade = groups.popLast() else { return }
    if fade.count == 0 || fade.box.isEmpty {
      list.commands.removeSubrange(fade.begin...)
    } else {
      list.commands[fade.begin].box = fade.box
      list.commands[fade.begin].index = list.commands.count
      list.commands.append(Command(kind: .endFade, box: fade.box, opacity: firstShare))
      for _ in 0..<2 { count(list.commands.count - 1, box: fade.box) }
    }
  }
}
