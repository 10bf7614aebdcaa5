import Geometry
import LayerTree
import Pixels
import Raster

/// The groups that are open while commands are added.
///
/// A group is composited on its own surface unless it is empty, or has a single element that can be painted with the
/// group's opacity to give the same bytes. Elements that look disjoint don't count as one: their antialiased edges may
/// overlap.
///
/// A clip isn't a group: its content is painted on the backdrop, and then the original pixels are restored outside of
/// the clip. Content that fills the clip is painted without an antialiased edge.
struct GroupStack {
  private struct Group {
    /// The index of the command that begins the group.
    let begin: Int
    var opacity: Double
    /// The outline of the mask or clip that limits the group; nil if there is none.
    var mask: Outline?
    /// The blend mode between the group and its backdrop.
    var blendMode = BlendMode.normal
    /// The number of elements painted in the group; a nested group counts as one.
    var count = 0
    /// The index of the command that paints the last element, and has its opacity.
    var last = 0
    /// True if the last element is opaque and fills the whole clip.
    var lastCoversClip = false
    var box = PixelRect.empty
    /// The bounding box of all painted pixels, visible or not; backdrops read beyond the visible ones.
    var painted = PixelRect.empty
    /// True if an element reads its backdrop.
    var hasBackdrop = false
    /// The rectangle of the surface, if it must be painted completely; otherwise nil.
    var surface: PixelRect?
  }

  private var groups: [Group] = []
  /// True to avoid surfaces if that doesn't change the result.
  private let isFolding: Bool

  /// - Parameter isFolding: True to avoid surfaces if that doesn't change the result.
  init(isFolding: Bool = true) { self.isFolding = isFolding }

  mutating func removeAll() { groups.removeAll(keepingCapacity: true) }

  /// Begins a group with an opacity and a blend mode.
  mutating func begin(opacity: Double, blendMode: BlendMode = .normal, in list: inout CommandList) {
    begin(Group(begin: list.commands.count, opacity: opacity, mask: nil, blendMode: blendMode), in: &list)
  }

  /// Begins a clip at an outline.
  mutating func begin(clip: Outline, in list: inout CommandList) {
    begin(Group(begin: list.commands.count, opacity: 1, mask: clip), in: &list)
  }

  /// Ends the clip that began last.
  ///
  /// If the clip contains a single opaque element that fills it, the element is painted with the clip's outline.
  mutating func endClip(in list: inout CommandList) {
    guard let clip = groups.popLast(), let outline = clip.mask else { return }
    passBackdrop(of: clip)
    let box = outline.box.intersection(clip.box)
    if clip.count == 0 || box.isEmpty {
      list.remove(from: clip.begin)
    } else if isFolding, clip.count == 1, clip.lastCoversClip {
      list.commands[clip.last].thing?.edges = outline.edges
      list.commands[clip.last].thing?.rule = outline.rule
      list.commands[clip.last].thing?.box = box
      count(clip.last, box: box, in: list)
    } else {
      let area = PaintedArea(box: box, edges: outline.edges, rule: outline.rule)
      list.commands[clip.begin] = .beginClip(BeginClipCommand(area: area, end: list.commands.count))
      list.commands.append(.endClip(EndClipCommand(area: area)))
      // Clipped content can't be the single element of a group, so it counts twice.
      for _ in 0..<2 { count(list.commands.count - 1, box: box, in: list) }
    }
  }

  /// Returns true if new content is already clipped at an outline.
  func isClipped(at outline: Outline, in list: CommandList) -> Bool {
    guard let clip = groups.last?.mask, clip.edges.count == outline.edges.count, clip.rule == outline.rule else {
      return false
    }
    return list.edges.edges[clip.edges] == list.edges.edges[outline.edges]
  }

  /// Begins a crossfade of two images.
  mutating func beginFade(in list: inout CommandList) {
    begin(Group(begin: list.commands.count, opacity: 1, mask: nil), in: &list)
  }

  /// Begins a group; its first command is set when it ends.
  private mutating func begin(_ group: Group, in list: inout CommandList) {
    groups.append(group)
    list.commands.append(.nothing)
  }

  /// Continues with the second image of the crossfade that began last.
  func beginSecondImage(in list: inout CommandList) {
    list.commands.append(.secondImage)
  }

  /// Adds a command that paints one element.
  mutating func add(_ command: Command, coveringClip: Bool = false, to list: inout CommandList) {
    list.commands.append(command)
    count(list.commands.count - 1, box: command.box, coversClip: coveringClip, in: list)
  }

  private mutating func count(_ index: Int, box: PixelRect, coversClip: Bool = false, in list: CommandList) {
    guard let current = groups.indices.last else { return }
    groups[current].count += 1
    groups[current].last = index
    groups[current].lastCoversClip = coversClip
    groups[current].box = groups[current].box.union(box)
    groups[current].painted = groups[current].painted.union(box)
    if case .backdrop = list.commands[index] { groups[current].hasBackdrop = true }
  }

  /// Ends the group that began last.
  ///
  /// - Parameters:
  ///   - clip: The visible pixels of the group; nil if all of its pixels may be visible.
  ///   - list: The commands.
  mutating func end(within clip: PixelRect? = nil, in list: inout CommandList) {
    guard let group = groups.popLast() else { return }
    passBackdrop(of: group)
    var box = group.mask.map { $0.box.intersection(group.box) } ?? group.box
    if let clip { box = box.intersection(clip) }
    if group.count == 0 || box.isEmpty {
      list.remove(from: group.begin)
    } else if canFold(group, list.commands[group.last]) {
      list.commands[group.last].thing?.groupOpacity = group.opacity
      list.commands[group.last].thing?.box = box
      if case .endGroup(var inner) = list.commands[group.last] {
        // The group was transparent, so the inner one had nothing to blend with.
        inner.blendMode = .normal
        list.commands[group.last] = .endGroup(inner)
      }
      count(group.last, box: box, in: list)
    } else {
      let surface = group.surface ?? (group.hasBackdrop ? group.painted : box)
      list.commands[group.begin] = .beginGroup(
        BeginGroupCommand(box: surface, isWhole: group.surface != nil, end: list.commands.count))
      let area = PaintedArea(
        box: box, edges: group.mask?.edges ?? list.edges.append(box)?.edges ?? 0..<0,
        rule: group.mask?.rule ?? .nonZero,
        groupOpacity: group.opacity)
      list.commands.append(.endGroup(EndGroupCommand(area: area, blendMode: group.blendMode)))
      if group.surface != nil { list.addWholeGroup(from: group.begin) }
      count(list.commands.count - 1, box: box, in: list)
    }
  }

  /// Begins the bitmap of a layer, with its own pixel grid.
  mutating func beginBitmap(in list: inout CommandList) { begin(opacity: 1, in: &list) }

  /// Ends the bitmap that began last, and paints it.
  ///
  /// - Parameters:
  ///   - transform: The transform from the bitmap's pixels to the surface's.
  ///   - clip: The visible pixels of the surface.
  ///   - list: The commands.
  mutating func endBitmap(through transform: AffineTransform, within clip: PixelRect, in list: inout CommandList) {
    guard let bitmap = groups.popLast() else { return }
    // The image's edges are interpolated with a transparent border of one pixel.
    let box = bitmap.box.grown(x: 1, y: 1)
    guard bitmap.count > 0, !bitmap.box.isEmpty,
      let outline = list.edges.append(box, through: transform, within: clip)
    else { return list.remove(from: bitmap.begin) }
    list.commands[bitmap.begin] = .beginGroup(BeginGroupCommand(box: box, isWhole: true, end: list.commands.count))
    list.bitmapPlacements.append(transform)
    list.commands.append(
      .endBitmap(EndBitmapCommand(area: PaintedArea(outline), placement: list.bitmapPlacements.count - 1)))
    list.addWholeGroup(from: bitmap.begin)
    count(list.commands.count - 1, box: outline.box, in: list)
  }

  /// Adds the backdrop requirements of a group that has ended to the enclosing group.
  private mutating func passBackdrop(of group: Group) {
    guard group.hasBackdrop, let around = groups.indices.last else { return }
    groups[around].hasBackdrop = true
    groups[around].painted = groups[around].painted.union(group.painted)
  }

  /// Returns true if `thing`, the single element of a group, can be painted without a surface.
  ///
  /// A layer on a surface would have a different backdrop. Opacities are rounded separately, so only one can be folded.
  private func canFold(_ group: Group, _ thing: Command) -> Bool {
    isFolding && group.count == 1 && group.surface == nil && group.blendMode == .normal && group.mask == nil
      && thing.thing?.opacity == 1 && !group.hasBackdrop
  }

  /// Filters the last group begun; if the filter has a second image as an input, that image was begun last, like a
  /// mask, and ends here.
  ///
  /// - Parameters:
  ///   - filter: The filter.
  ///   - index: The index of the filter in the list.
  ///   - clip: The visible pixels of the group.
  ///   - list: The commands.
  mutating func filter(_ filter: ImageFilter, index: Int, within clip: PixelRect, in list: inout CommandList) {
    let picture = filter.usesSecondImage ? groups.popLast() : nil
    if let picture, let current = groups.indices.last {
      passBackdrop(of: picture)
      groups[current].count += picture.count
      groups[current].box = groups[current].box.union(picture.box)
      groups[current].painted = groups[current].painted.union(picture.painted)
    }
    guard let current = groups.indices.last else { return }
    let flooded = filter.floodedBox?.intersection(clip) ?? .empty
    // A filter may paint pixels even if its input is empty.
    guard groups[current].count > 0 || !flooded.isEmpty else {
      if let picture { list.remove(from: picture.begin) }
      return
    }
    let painted = groups[current].box
    var seen = painted.grown(x: filter.margin.x, y: filter.margin.y).intersection(clip)
    if !flooded.isEmpty { seen = seen.isEmpty ? flooded : seen.union(flooded) }
    let surface = seen.isEmpty ? painted : painted.union(seen)
    if let picture {
      list.commands[picture.begin] = .beginMask(BeginMaskCommand(box: surface, end: list.commands.count))
    }
    list.commands.append(.filter(FilterCommand(box: surface, filter: index, usesSecondImage: picture != nil)))
    groups[current].count = max(1, groups[current].count)
    groups[current].box = seen
    groups[current].surface = surface
  }

  /// Ends the last group begun, and paints its shadow below it.
  ///
  /// - Parameters:
  ///   - shadow: The shadow.
  ///   - color: The color of the shadow.
  ///   - index: The index of the shadow in the list.
  ///   - clip: The visible pixels of the group and its shadow.
  ///   - list: The commands.
  mutating func castShadow(
    _ shadow: CastShadow, color: Color, index: Int, within clip: PixelRect, in list: inout CommandList
  ) {
    guard let current = groups.indices.last else { return }
    let painted = groups[current].box
    guard groups[current].count > 0, !painted.isEmpty else { return end(in: &list) }
    let margin = shadow.margin
    let cast = painted.moved(x: shadow.columns, y: shadow.rows).grown(x: margin.x, y: margin.y).intersection(clip)
    list.commands.append(.castShadow(CastShadowCommand(box: cast, color: color, castShadow: index)))
    groups[current].surface = painted
    let seen = painted.intersection(clip)
    groups[current].box = seen.isEmpty ? cast : cast.isEmpty ? seen : seen.union(cast)
    end(in: &list)
    // The shadow is painted below the group, not in it, so they are two elements of the enclosing group.
    if let around = groups.indices.last { groups[around].count += 1 }
  }

  /// Begins the mask of the last group begun, once its contents have been added.
  mutating func beginMask(in list: inout CommandList) {
    begin(Group(begin: list.commands.count, opacity: 1, mask: nil), in: &list)
  }

  /// Ends the mask that began last.
  ///
  /// A mask whose only element is filled with an opaque color is an outline that clips the group, and needs no surface.
  ///
  /// - Parameters:
  ///   - isLuminance: True to use the mask's luminance, in addition to its alpha.
  ///   - isInverted: True if the group is visible where the mask is transparent.
  ///   - list: The commands.
  mutating func endMask(isLuminance: Bool, isInverted: Bool, in list: inout CommandList) {
    guard let mask = groups.popLast(), let current = groups.indices.last else { return }
    passBackdrop(of: mask)
    let box = mask.box.intersection(groups[current].box)
    if isInverted {
      if mask.count == 0 || box.isEmpty {
        list.commands.removeSubrange(mask.begin...)
        return
      }
      list.commands[mask.begin] = .beginMask(BeginMaskCommand(box: box, end: list.commands.count))
      list.commands.append(.endMask(EndMaskCommand(box: box, isLuminance: isLuminance, isInverted: true)))
      groups[current].count += 2
      return
    }
    guard mask.count > 0, !box.isEmpty else {
      list.remove(from: mask.begin)
      groups[current].box = .empty
      return
    }
    if isFolding, mask.count == 1, case .fill(let fill) = list.commands[mask.last], fill.area.opacity == 1,
      groups[current].mask == nil, groups[current].blendMode == .normal,
      isLuminance ? fill.color == .white : fill.color.alpha >= 1
    {
      // The remaining entries are groups that were folded into the single element.
      list.remove(from: mask.begin)
      groups[current].mask = Outline(edges: fill.area.edges, box: box, isPixelRect: false, rule: fill.area.rule)
    } else {
      let surface = mask.hasBackdrop ? mask.painted : box
      list.commands[mask.begin] = .beginMask(BeginMaskCommand(box: surface, end: list.commands.count))
      list.commands.append(.endMask(EndMaskCommand(box: box, isLuminance: isLuminance, isInverted: false)))
      groups[current].box = box
      // Nothing can be folded into masked content.
      groups[current].count += 2
    }
  }

  /// Ends the crossfade that began last.
  ///
  /// Both images are painted over the same pixels and then mixed. This equals painting their mixture, with one rounding
  /// fewer, and the crossfade is invisible where both are equal. A crossfade cannot be painted with a group's opacity,
  /// and counts as more than one element.
  mutating func endFade(firstWeight: Double, in list: inout CommandList) {
    guard let fade = groups.popLast() else { return }
    passBackdrop(of: fade)
    if fade.count == 0 || fade.box.isEmpty {
      list.remove(from: fade.begin)
    } else {
      list.commands[fade.begin] = .beginFade(BeginFadeCommand(box: fade.box, end: list.commands.count))
      list.commands.append(.endFade(EndFadeCommand(box: fade.box, firstWeight: firstWeight)))
      for _ in 0..<2 { count(list.commands.count - 1, box: fade.box, in: list) }
    }
  }
}
