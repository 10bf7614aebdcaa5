package import Geometry
package import LayerTree

/// Applies the layouts of layers in the order of the file: superlayers before sublayers.
package struct Placement: Sendable {
  package let rules: [LayoutRule]
  package let directory: LayerDirectory
  package let canvasSize: Size
  /// Measures text that determines the size of its layer.
  let measure: TextMeasure
  /// The last content size of each layer that fits its content.
  ///
  /// A layer is only resized when its content size changes, so that other changes of its size are kept.
  private(set) var fitted: [Int: Size] = [:]
  private let stacks: [Int: StackLayout]

  package init(
    rules: [LayoutRule], directory: LayerDirectory, canvasSize: Size, measure: @escaping TextMeasure
  ) {
    self.rules = rules
    self.directory = directory
    self.canvasSize = canvasSize
    self.measure = measure
    var stacks: [Int: StackLayout] = [:]
    for rule in rules {
      if case .stack(let stack) = rule.kind { stacks[rule.layer] = stack }
    }
    self.stacks = stacks
  }

  /// Applies the rules of all layers.
  ///
  /// - Parameters:
  ///   - frame: The environment that evaluates the rules.
  ///   - presentation: Returns the current presentation values of a layer.
  ///   - place: Sets the frame of a layer.
  package mutating func run(
    in frame: Frame, presentation: @escaping (_ layer: Int) -> LayerProperties,
    place: (_ layer: Int, _ frame: LayoutFrame) -> Void
  ) {
    let sizes = IntrinsicSizes(
      directory: directory, measure: measure, stacks: stacks, frame: frame, presentation: presentation)
    for rule in rules { apply(rule, frame, sizes, place) }
  }

  private mutating func apply(
    _ rule: LayoutRule, _ frame: Frame, _ sizes: IntrinsicSizes, _ place: (_ layer: Int, _ frame: LayoutFrame) -> Void
  ) {
    switch rule.kind {
    case .fit: fit(rule.layer, in: .infinity, sizes, place)
    case .frame(let horizontal, let vertical):
      let outer = directory.blueprints[rule.layer].superlayer.map { sizes.presentation($0).bounds.size } ?? canvasSize
      if isFitted(rule.layer) {
        let width = horizontal.setsLength ? horizontal.place(in: outer.width, own: 0, frame).length : .infinity
        fit(rule.layer, in: width, sizes, place)
      }
      let own = sizes.presentation(rule.layer).bounds.size
      place(rule.layer, LayoutFrame(horizontal, vertical, in: outer, own: own, frame))
    case .stack(let stack):
      let outer = sizes.presentation(rule.layer).bounds.size
      let (spacing, insets) = (stack.spacing.value(frame) ?? 0, stack.insets.value(frame) ?? 0)
      let room = stack.isVertical ? max(0, outer.width - 2 * insets) : .infinity
      var (members, lengths): ([Int], [Size]) = ([], [])
      for member in directory.stacked(in: rule.layer) {
        var shown = sizes.presentation(member)
        guard !shown.isHidden else { continue }
        if isFitted(member) {
          fit(member, in: room, sizes, place)
          shown = sizes.presentation(member)
        }
        members.append(member)
        lengths.append(shown.bounds.size)
      }
      let frames = stack.frames(in: outer, lengths, spacing: spacing, insets: insets)
      let (along, across) = (stack.isEven, stack.alignment == .fill)
      for (member, frame) in zip(members, frames) {
        place(
          member,
          LayoutFrame(
            frame: frame, setsWidth: stack.isVertical ? across : along, setsHeight: stack.isVertical ? along : across))
      }
    }
  }

  private func isFitted(_ layer: Int) -> Bool {
    let fits = directory.blueprints[layer].fits
    return fits.across || fits.down
  }

  /// Resizes a layer to its content if its content size has changed.
  private mutating func fit(
    _ layer: Int, in width: Double, _ sizes: IntrinsicSizes, _ place: (_ layer: Int, _ frame: LayoutFrame) -> Void
  ) {
    let (fits, size) = (directory.blueprints[layer].fits, sizes.size(of: layer, in: width))
    guard fitted[layer] != size else { return }
    fitted[layer] = size
    place(layer, LayoutFrame(size: size, setsWidth: fits.across, setsHeight: fits.down))
  }
}
