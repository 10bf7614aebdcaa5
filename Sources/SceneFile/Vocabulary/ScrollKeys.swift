import Geometry
import LayerTree
import Motion

/// The keys that scroll layers have beyond others.
enum ScrollKeys {
  static let contentSize = LayerSetter.scroll(
    "contentSize", .size, "The size of what scrolls; as far as the layers inside reach."
  ) { $0.contentSize = $1 }

  static let setters: [LayerSetter] = [
    contentSize,
    LayerSetter("contentOffset", .point, "The point of the content in the upper left corner; [0, 0].") {
      $0.contentOffset = $1
    },
    .scroll(
      "contentInset", .insets, "How much farther the content scrolls beyond its edges; [0, 0, 0, 0]."
    ) { $0.contentInset = $1 },
    .scroll("bounces", .boolean, "Whether content can be pulled beyond its edges; true.") { $0.bounces = $1 },
    .scroll("alwaysBounceHorizontal", .boolean, "Whether it can be pulled across even if all of it shows; false.") {
      $0.alwaysBounceHorizontal = $1
    },
    .scroll("alwaysBounceVertical", .boolean, "Whether it can be pulled up and down even if all of it shows; false.") {
      $0.alwaysBounceVertical = $1
    },
    .scroll(
      "decelerationRate", .decelerationRate,
      "How content runs out: normal, fast, or what is left of its velocity after a millisecond; normal."
    ) { $0.decelerationRate = $1 },
    .scroll("pagingEnabled", .boolean, "Whether it rests at multiples of the layer's size only; false.") {
      $0.isPagingEnabled = $1
    },
    .scroll("scrollEnabled", .boolean, "Whether fingers move the content; true.") { $0.isScrollEnabled = $1 },
  ]

  /// Where the content will rest, which the steps of `willEndDragging` can set.
  static let target = Key<TouchSetter.Change>(
    "targetContentOffset",
    ValueType<Point>.point.map { point in { $0.scrollView?.targetContentOffset = point } },
    "Where the content will come to rest: `willEndDragging` can set it.")

  static let to = Key("to", ValueType.point, "The offset to scroll to.", isRequired: true)
}

extension ValueType where Value == EdgeInsets {
  fileprivate static let insets = vector("insets [top, left, bottom, right]", count: 4, of: .number()) {
    EdgeInsets($0[0], $0[1], $0[2], $0[3])
  }
}

extension ValueType where Value == Double {
  /// A rate by its name, or as a number.
  fileprivate static let decelerationRate = ValueType(
    "normal, fast, or a number from 0.5 to 0.9999",
    schema: ["anyOf": [["enum": ["normal", "fast"]], ["type": ["number", "string"]]]]
  ) { node, context in
    switch node.text {
    case "normal": ScrollDeceleration.normalRate
    case "fast": ScrollDeceleration.fastRate
    default: number(0.5...0.9999, name: "normal, fast, or a number from 0.5 to 0.9999").read(node, context)
    }
  }
}
