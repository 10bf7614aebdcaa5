package import Geometry
package import LayerTree

/// Places layers by their layouts, in the order of the file: superlayers before sublayers.
package struct Placement {
  package let rules: [LayoutRule]
  package let directory: LayerDirectory
  package let canvasSize: Size

  package init(rules: [LayoutRule], directory: LayerDirectory, canvasSize: Size) {
    self.rules = rules
    self.directory = directory
    self.canvasSize = canvasSize
  }

  /// Places every layer that has a rule.
  ///
  /// - Parameters:
  ///   - frame: The frame that evaluates the rules.
  ///   - seen: The current presentation of a layer.
  ///   - place: Gives a layer its frame.
  package func run(
    in frame: Frame, seen: (_ layer: Int) -> LayerProperties, place: (_ layer: Int, _ frame: PlacedFrame) -> Void
  ) {
    for rule in rules {
      let own = seen(rule.layer).bounds.size
      switch rule.kind {
      case .frame(let horizontal, let vertical):
        let outer = directory.blueprints[rule.layer].superlayer.map { seen($0).bounds.size } ?? canvasSize
        place(rule.layer, PlacedFrame(horizontal, vertical, in: outer, own: own, frame))
      case .stack(let stack):
        let members = directory.stacked(in: rule.layer).map { ($0, seen($0)) }.filter { !$0.1.isHidden }
        let frames = stack.frames(
          in: own, members.map { $0.1.bounds.size }, spacing: stack.spacing.value(frame) ?? 0,
          insets: stack.insets.value(frame) ?? 0)
        let (along, across) = (stack.isEven, stack.alignment == .fill)
        for ((member, _), frame) in zip(members, frames) {
          place(
            member,
            PlacedFrame(
              frame: frame, setsWidth: stack.isVertical ? across : along,
              setsHeight: stack.isVertical ? along : across))
        }
      }
    }
  }
}

extension PlacedFrame {
  /// Makes the placement of a layer from two axes.
  ///
  /// - Parameters:
  ///   - horizontal: The axis across.
  ///   - vertical: The axis down.
  ///   - outer: The size of the layer around it.
  ///   - own: The layer's own size.
  ///   - frame: The frame that evaluates the axes.
  package init(_ horizontal: LayoutAxis, _ vertical: LayoutAxis, in outer: Size, own: Size, _ frame: Frame) {
    let (x, width) = horizontal.place(in: outer.width, own: own.width, frame)
    let (y, height) = vertical.place(in: outer.height, own: own.height, frame)
    self.init(
      frame: Rect(x, y, width, height), setsWidth: horizontal.setsLength, setsHeight: vertical.setsLength)
  }
}

/// A rule that places a layer, or the layers inside one, at every tick.
package struct LayoutRule: Sendable {
  package enum Kind: Sendable {
    case frame(horizontal: LayoutAxis, vertical: LayoutAxis)
    case stack(StackLayout)
  }

  /// The index of the layer.
  package let layer: Int
  package let kind: Kind

  package init(layer: Int, kind: Kind) {
    self.layer = layer
    self.kind = kind
  }
}
