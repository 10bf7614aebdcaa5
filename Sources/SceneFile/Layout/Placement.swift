import Geometry
import LayerTree

/// Places layers by their layouts, in the order of the file: what is around a layer before what is inside it.
struct Placement {
  let rules: [LayoutRule]
  let directory: LayerDirectory

  /// Places every layer that has a rule.
  ///
  /// - Parameters:
  ///   - context: What works the rules out.
  ///   - layout: What their expressions read.
  ///   - place: Gives a layer its frame.
  func run(_ context: ReadingContext, _ layout: LayerLayout, place: (_ layer: Int, _ frame: PlacedFrame) -> Void) {
    let reader = LayoutReader(context: context)
    for rule in rules {
      context.scope = rule.scope
      let own = layout.properties(rule.layer)
      switch rule.kind {
      case .frame(let horizontal, let vertical):
        layout.current = (directory.blueprints[rule.layer].superlayer, own)
        place(rule.layer, reader.frame(horizontal, vertical, in: layout))
      case .stack(let stack):
        layout.current = (rule.layer, own)
        let members = directory.stacked(in: rule.layer).map { ($0, layout.properties($0)) }.filter { !$0.1.isHidden }
        let frames = stack.frames(
          in: own.bounds.size, members.map { $0.1.bounds.size }, spacing: reader.number(stack.spacing) ?? 0,
          insets: reader.number(stack.insets) ?? 0)
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

extension LayoutReader {
  /// What two axes come to for the layer that the layout is at.
  func frame(_ horizontal: LayoutAxis, _ vertical: LayoutAxis, in layout: LayerLayout) -> PlacedFrame {
    let (outer, own) = (layout.around.bounds.size, layout.current.properties.bounds.size)
    let (x, width) = horizontal.place(in: outer.width, own: own.width, number)
    let (y, height) = vertical.place(in: outer.height, own: own.height, number)
    return PlacedFrame(
      frame: Rect(x, y, width, height), setsWidth: horizontal.setsLength, setsHeight: vertical.setsLength)
  }
}
