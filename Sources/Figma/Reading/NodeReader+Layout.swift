import Geometry

extension NodeReader {
  /// Reads constraints and auto layout: they place nodes when a variant of another size replaces one.
  func readLayout(_ value: FigmaValue, into node: inout FigmaNode) throws(FigmaError) {
    if let constraints = value["constraints"] {
      node.constraints = FigmaConstraints(
        horizontal: Self.rule(try constraints.string("horizontal")),
        vertical: Self.rule(try constraints.string("vertical")))
    }
    node.isAbsolute = try value.string("layoutPositioning") == "ABSOLUTE"
    node.sizing.horizontal = FigmaSizing(rawValue: try value.string("layoutSizingHorizontal") ?? "") ?? .fixed
    node.sizing.vertical = FigmaSizing(rawValue: try value.string("layoutSizingVertical") ?? "") ?? .fixed
    node.isGrid = try value.string("layoutMode") == "GRID"
    let axes: [String: FigmaAutoLayout.Axis] = ["HORIZONTAL": .horizontal, "VERTICAL": .vertical]
    guard let axis = axes[try value.string("layoutMode") ?? "NONE"] else { return }
    var layout = FigmaAutoLayout(axis: axis)
    layout.primary = Self.alignment(try value.string("primaryAxisAlignItems"))
    layout.counter = Self.alignment(try value.string("counterAxisAlignItems"))
    layout.padding = EdgeInsets(
      try value.number("paddingTop") ?? 0, try value.number("paddingLeft") ?? 0,
      try value.number("paddingBottom") ?? 0, try value.number("paddingRight") ?? 0)
    node.paintsFirstOnTop = try value.flag("itemReverseZIndex") ?? false
    layout.spacing = try value.number("itemSpacing") ?? 0
    layout.wraps = try value.string("layoutWrap") == "WRAP"
    layout.lineSpacing = try value.number("counterAxisSpacing") ?? layout.spacing
    layout.spreadsLines = try value.string("counterAxisAlignContent") == "SPACE_BETWEEN"
    // Files from before the sizes of children had keys of their own describe the frame.
    if value["layoutSizingHorizontal"] == nil {
      let hugs = (
        try value.string("primaryAxisSizingMode") ?? "AUTO" == "AUTO",
        try value.string("counterAxisSizingMode") ?? "AUTO" == "AUTO"
      )
      node.sizing.horizontal = (axis == .horizontal ? hugs.0 : hugs.1) ? .hug : .fixed
      node.sizing.vertical = (axis == .horizontal ? hugs.1 : hugs.0) ? .hug : .fixed
    }
    node.layout = layout
  }

  private static func rule(_ name: String?) -> FigmaConstraints.Rule {
    switch name {
    case "RIGHT", "BOTTOM": .end
    case "CENTER": .center
    case "LEFT_RIGHT", "TOP_BOTTOM": .both
    case "SCALE": .scale
    default: .start
    }
  }

  private static func alignment(_ name: String?) -> FigmaAutoLayout.Alignment {
    switch name {
    case "CENTER": .center
    case "MAX": .end
    case "SPACE_BETWEEN": .spaceBetween
    case "BASELINE": .baseline
    default: .start
    }
  }
}
