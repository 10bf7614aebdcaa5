import JSONReading

/// Finds properties of shown nodes that were never read and may affect the picture or the motion.
struct UnreadProperties {
  /// A property that was not read.
  private struct Finding {
    var path: String
    var node: String
    var key: String
    /// The number of other nodes with the property.
    var more = 0
  }

  /// Keys without effect: data of the editor, of components, of styles and variables whose values are resolved, and
  /// data that repeats other keys.
  private static let descriptions: Set<String> = [
    "locked", "isFixed", "scrollBehavior", "componentPropertyReferences", "pluginData", "sharedPluginData",
    "boundVariables", "explicitVariableModes", "absoluteRenderBounds", "preserveRatio", "targetAspectRatio",
    "layoutAlign", "layoutGrow", "minWidth", "maxWidth", "minHeight", "maxHeight", "background", "backgroundColor",
    "layoutGrids", "strokesIncludedInLayout", "exportSettings",
    "styles", "fillOverrideTable", "devStatus", "annotations", "vectorNetwork", "overrides", "isExposedInstance",
    "exposedInstances", "componentProperties", "componentPropertyDefinitions", "uniformScaleFactor", "count",
    "starInnerScale", "booleanOperation", "layoutVersion", "lineIndentations", "prototypeDevice",
    "prototypeBackgrounds", "measurements", "isMaskOutline", "fontPostScriptName", "fontStyle", "semanticWeight",
    "semanticItalic", "hyperlink", "lineHeightPercent", "lineHeightPercentFontSize", "lineHeightUnit",
    "isOverrideOverTextStyle", "inheritTextStyleId", "inheritFillStyleId", "preserveScrollPosition",
    "resetVideoPosition", "resetScrollPosition", "resetInteractiveComponents", "overlayRelativePosition",
    "deprecatedVersion", "textAutoResize", "maxLines", "transitionNodeID", "transitionDuration", "transitionEasing",
    "rotation", "primaryAxisSizingMode", "counterAxisSizingMode", "arcData", "sectionContentsHidden", "gridRowCount",
    "gridColumnCount", "gridRowGap", "gridColumnGap", "gridColumnsSizing", "gridRowsSizing",
    "gridChildHorizontalAlign", "gridChildVerticalAlign", "gridRowSpan", "gridColumnSpan", "gridRowAnchorIndex",
    "gridColumnAnchorIndex", "layoutPositioning", "delay", "scalingFactor", "imageTransform", "shouldHide",
  ]

  private let shown: ShownNodes
  private let marks: [Bool]
  private var findings: [Finding] = []
  private var positions: [String: Int] = [:]

  /// Searches a file for properties that were not read.
  init(in json: JSONNode, of shown: ShownNodes) {
    self.shown = shown
    guard case .object(let object) = json, let record = object.marks else {
      marks = []
      return
    }
    marks = record.close()
    visit(object, at: FigmaPlace())
  }

  /// The properties, each once with the number of nodes that have it.
  var warnings: [FigmaWarning] {
    findings.map { finding in
      let more =
        finding.more == 0
        ? "" : finding.more == 1 ? ", here and in 1 more place" : ", here and in \(finding.more) more places"
      return FigmaWarning(
        path: finding.path, node: finding.node, message: "`\(finding.key)` is not supported and is ignored\(more)")
    }
  }

  private mutating func visit(_ value: JSONNode, at place: FigmaPlace) {
    switch value {
    case .object(let object): visit(object, at: place)
    case .array(let values):
      for (index, value) in values.enumerated() { visit(value, at: place.index(index)) }
    default: break
    }
  }

  private mutating func visit(_ object: JSONObject, at place: FigmaPlace) {
    if case .bool(false)? = object["visible"] { return }
    for (index, (key, value)) in zip(object.keys, object.values).enumerated() {
      let number = object.firstKey + index
      if marks.indices.contains(number), marks[number] {
        switch value {
        case .object, .array: visit(value, at: place.key(key))
        default: break
        }
      } else if !Self.descriptions.contains(key), !value.isNeutral {
        find(key, at: place.key(key))
      }
    }
  }

  private mutating func find(_ key: String, at place: FigmaPlace) {
    let path = place.description
    guard let node = shown.node(at: path) else { return }
    if let position = positions[key] {
      findings[position].more += 1
    } else if findings.count < 100 {
      positions[key] = findings.count
      findings.append(Finding(path: path, node: node, key: key))
    }
  }
}

extension JSONNode {
  /// True if the value has no effect: zero, false, null, a word for none, or a list or object of such values.
  fileprivate var isNeutral: Bool {
    switch self {
    case .null, .bool(false), .number(0): true
    case .string(let text): ["", "NONE", "NO_WRAP", "AUTO", "BASIC", "NORMAL"].contains(text)
    case .array(let values): values.allSatisfy(\.isNeutral)
    case .object(let object): object.values.allSatisfy(\.isNeutral)
    default: false
    }
  }
}
