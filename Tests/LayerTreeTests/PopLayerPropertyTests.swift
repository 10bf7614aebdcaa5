import Geometry
import LayerTree
import Motion
import TestSupport
import Testing

@Suite struct PopLayerPropertyTests {
  /// What Pop animates that no layer here has, and why.
  private static let missing = [
    "kPOPLayoutConstraintConstant": "there is no automatic layout; animate the position or the bounds",
    "kPOPScrollViewScrollIndicatorInsets": "scroll indicators have no insets",
    "kPOPNavigationBarBarTintColor": "there are no bars; animate a layer's background",
    "kPOPToolbarBarTintColor": "there are no bars; animate a layer's background",
    "kPOPTabBarBarTintColor": "there are no bars; animate a layer's background",
  ]

  @Test func everyNameOfALayerOrViewIsKnown() throws {
    var found = 0
    for row in try ReferenceTable("pop_properties").rows {
      let constant = try row["constant"]
      // Views and windows of the Mac, and nodes of SceneKit, aren't layers.
      let isForeign = try row["note"].contains("macOS only") || row["note"].contains("SceneKit only")
      if isForeign || Self.missing[constant] != nil {
        #expect(!PopLayerProperty.all.contains { $0.constants.contains(constant) })
        continue
      }
      let property = try #require(PopLayerProperty(named: constant), "\(constant)")
      #expect(try property.name == row["key"])
      #expect(try PopLayerProperty(named: row["key"]) == property)
      #expect(try property.threshold == row.number("threshold"), "\(constant)")
      #expect(try property.kind.componentCount == row.integer("components"), "\(constant)")
      found += 1
    }
    #expect(found == 55)
    #expect(PopLayerProperty.all.flatMap(\.constants).count == 55)
  }

  @Test func theyAreInPopsOrder() {
    let order = PopLayerProperty.all.compactMap { property in
      PopProperty.all.firstIndex { $0.constant == property.constants[0] }
    }
    #expect(order.count == PopLayerProperty.all.count && order == order.sorted())
    #expect(Set(PopLayerProperty.all.map(\.name)).count == PopLayerProperty.all.count)
  }

  @Test func oneOfOursCanHaveSeveralNames() {
    #expect(PopLayerProperty.backgroundColor.constants == ["kPOPLayerBackgroundColor"])
    #expect(PopLayerProperty.viewBackgroundColor.name == "view.backgroundColor")
    #expect(PopLayerProperty.bounds.constants == ["kPOPLayerBounds", "kPOPViewBounds"])
    #expect(
      PopLayerProperty.contentOffset.constants == [
        "kPOPScrollViewContentOffset", "kPOPTableViewContentOffset", "kPOPCollectionViewContentOffset",
      ])
  }

  @Test func someAreOfOneKindOfLayers() {
    #expect(PopLayerProperty.shapeStrokeEnd.isOn(.shape) && !PopLayerProperty.shapeStrokeEnd.isOn(.plain))
    #expect(PopLayerProperty.labelTextColor.isOn(.text) && !PopLayerProperty.labelTextColor.isOn(.shape))
    #expect(PopLayerProperty.contentOffset.isOn(.scroll) && PopLayerProperty.viewAlpha.isOn(.emitter))
    #expect(PopLayerProperty(named: "fontSize")?.isOn(.text) == true)
    #expect(PopLayerProperty(named: "path") == nil && PopLayerProperty(named: "colors") == nil)
  }

  @Test func valuesAreWrittenAndReadBack() {
    for property in PopLayerProperty.all {
      var properties = LayerProperties()
      if property.isOn(.shape) { properties.content = .shape(ShapeContent()) }
      if property.isOn(.text) && !property.isOn(.shape) { properties.content = .text(TextContent()) }
      if !property.isOn(.plain) && property.isOn(.scroll) { properties.content = .scroll(ScrollContent()) }
      let value: AnimatableValue =
        switch property.kind {
        case .number: 0.5
        case .point: .point(Point(0.25, 0.75))
        case .size: .size(Size(3, 4))
        case .rect: .rect(Rect(1, 2, 3, 4))
        default: .color(Color(red: 1, green: 0.5, blue: 0.25))
        }
      #expect(property.value(in: properties).kind == property.kind)
      property.set(value, in: &properties)
      #expect(property.value(in: properties).distance(to: value) < 1e-9, "\(property.name)")
    }
  }

  @Test func ourOwnKeyPathsServeToo() throws {
    let width = try #require(PopLayerProperty(named: "bounds.size.width"))
    #expect(width.threshold == 1 && width.kind == .number)
    #expect(PopLayerProperty(named: "transform.scale")?.threshold == 0.005)
    #expect(PopLayerProperty(named: "transform.rotation.z")?.threshold == 0.01)
    #expect(PopLayerProperty(named: "transform") == nil, "Pop takes no whole matrices")
    #expect(PopLayerProperty(named: "twirl") == nil)
  }

  @Test func someWritesAreBent() {
    var properties = LayerProperties()
    PopLayerProperty.scaleX.set(0, in: &properties)
    #expect(abs(properties.transform.rows.0.x - 1e-6) < 1e-18)
    PopLayerProperty.scaleXY.set(.point(.zero), in: &properties)
    #expect(properties.transform.rows.0.x != 0 && properties.transform.rows.1.y != 0)
    PopLayerProperty.subscaleXY.set(.point(.zero), in: &properties)
    #expect(properties.sublayerTransform.rows.0.x != 0)
    PopLayerProperty.opacity.set(0.1, in: &properties)
    #expect(properties.opacity == Double(0.1 as Float))
    PopLayerProperty.viewAlpha.set(0.1, in: &properties)
    #expect(properties.opacity == 0.1)
    PopLayerProperty.size.set(.size(Size(5, 6)), in: &properties)
    PopLayerProperty.size.set(.size(Size(5, -1)), in: &properties)
    #expect(properties.bounds.size == Size(5, 6))
  }

  @Test func sublayersAreTransformedAboutTheAnchor() throws {
    let stage = Stage(size: Size(100, 100))
    let layer = Layer(name: "outer", frame: Rect(20, 20, 40, 40))
    layer.addSublayer(Layer(name: "inner", frame: Rect(0, 0, 10, 10)))
    stage.root.addSublayer(layer)
    PopLayerProperty.subscaleXY.set(.point(Point(0.5, 0.5)), in: &layer.model)
    let nodes = stage.snapshot().nodes
    #expect(nodes[1].transform.apply(.zero) == Point(20, 20), "the layer itself stays")
    #expect(nodes[2].transform.apply(.zero) == Point(30, 30))
    #expect(nodes[2].transform.apply(Point(10, 10)) == Point(35, 35))
  }
}
