import Encodings
package import Geometry
import LayerTree
import Motion
import SceneDiagnostics
import SceneProgram
import SceneSyntax

/// The keys that only scroll layers have.
package enum ScrollKeys {
  package static let contentSize = LayerSetter.property(.contentSize)

  package static let setters: [LayerSetter] = [
    contentSize,
    .property(.contentOffset),
    LayerSetter(
      "contentInset", .insets, "The extra distance that the content scrolls beyond its edges; [0, 0, 0, 0]."
    ) { $0.scroll.contentInset = $1 },
    LayerSetter(
      "minimumZoomScale", .number(0.001...1000), "The smallest scale that two fingers leave the content at; 1."
    ) { $0.scroll.minimumZoomScale = $1 },
    LayerSetter(
      "maximumZoomScale", .number(0.001...1000),
      "The greatest scale that two fingers leave the content at; 1, with which they do not zoom."
    ) { $0.scroll.maximumZoomScale = $1 },
    LayerSetter("bouncesZoom", .boolean, "True if fingers can zoom beyond the limits, from where it comes back; true.")
    {
      $0.scroll.bouncesZoom = $1
    },
    LayerSetter(
      "doubleTapZoomScale", .number(0...1000), "The scale that a double tap zooms to, and back from; 0 for none."
    ) { $0.scroll.doubleTapZoomScale = $1 },
    LayerSetter(
      "centerContent", .boolean, "True to keep content that is smaller than the layer in its center; false."
    ) { $0.scroll.centersContent = $1 },
    LayerSetter("bounces", .boolean, "True if content can be pulled beyond its edges; true.") {
      $0.scroll.bounces = $1
    },
    LayerSetter(
      "alwaysBounceHorizontal", .boolean, "True if it can be pulled sideways even if all of it is visible; false."
    ) {
      $0.scroll.alwaysBounceHorizontal = $1
    },
    LayerSetter(
      "alwaysBounceVertical", .boolean, "True if it can be pulled up and down even if all of it is visible; false."
    ) {
      $0.scroll.alwaysBounceVertical = $1
    },
    LayerSetter(
      "decelerationRate", .decelerationRate,
      "The deceleration: normal, fast, or the fraction of the velocity that remains after a millisecond; normal."
    ) { $0.scroll.decelerationRate = $1 },
    LayerSetter("pagingEnabled", .boolean, "True to stop only at multiples of the layer's size; false.") {
      $0.scroll.isPagingEnabled = $1
    },
    LayerSetter("scrollEnabled", .boolean, "True if fingers scroll the content; true.") {
      $0.scroll.isScrollEnabled = $1
    },
    LayerSetter(
      "scrollsToTop", .boolean,
      "True if a tap on the status bar scrolls to the top, where no other visible scroll layer does; true."
    ) { $0.scroll.scrollsToTop = $1 },
    LayerSetter(
      "delaysContentTouches", .boolean,
      "True if a finger must rest for 150 ms, or be lifted, before sublayers are touched; gestures are not delayed; true."
    ) { $0.scroll.delaysContentTouches = $1 },
    LayerSetter(
      "canCancelContentTouches", .boolean,
      "True if a finger that touches sublayers can still begin to scroll; one that holds a button never does; true."
    ) { $0.scroll.canCancelContentTouches = $1 },
    LayerSetter(
      "showsHorizontalScrollIndicator", .boolean,
      "True to show a bar at the bottom, the length of the visible part, while the content moves; false."
    ) { $0.scroll.showsHorizontalScrollIndicator = $1 },
    LayerSetter(
      "showsVerticalScrollIndicator", .boolean,
      "True to show a bar at the right, the length of the visible part, while the content moves; false."
    ) { $0.scroll.showsVerticalScrollIndicator = $1 },
  ]

  /// The offset where scrolling comes to rest; the steps of `willEndDragging` can set it.
  package static let target = Key<TouchSetter.Change>(
    "targetContentOffset",
    ValueType<Point>.point.map { point in { $0.scrollView?.targetContentOffset = point } },
    "The offset at which the content will come to rest: `willEndDragging` can set it.")

  package static let to = Key("to", ValueType.point, "The offset to scroll to.", isRequired: true)
}

extension ValueType where Value == EdgeInsets {
  fileprivate static let insets = vector("insets [top, left, bottom, right]", count: 4, of: .number()) {
    EdgeInsets($0[0], $0[1], $0[2], $0[3])
  }
}

extension ValueType where Value == Double {
  /// A deceleration rate, by name or as a number.
  fileprivate static let decelerationRate = ValueType(
    "normal, fast, or a number from 0.5 to 0.9999",
    schema: ["anyOf": [["enum": ["normal", "fast"]], ["type": ["number", "string"]]]]
  ) { node, context in
    switch node.text {
    case "normal": .constant(ScrollDeceleration.normalRate)
    case "fast": .constant(ScrollDeceleration.fastRate)
    default: number(0.5...0.9999, name: "normal, fast, or a number from 0.5 to 0.9999").compile(node, context)
    }
  }
}
