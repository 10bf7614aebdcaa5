import Geometry
package import LayerTree
import Motion

/// A reference in an expression to a value of a playing scene.
package enum Reading: Sendable {
  /// The value of a state, by its slot.
  case state(Int, name: String)
  /// A value named by a previous rule, by its slot.
  case named(Int, name: String)
  case time
  /// True if the completed animation ran to its end.
  case finished
  /// A value of the current event, such as `gesture.scale`.
  case event(String)
  /// The progress of a property animator.
  case fractionComplete(String)
  /// The progress of an interaction.
  case percentComplete(String)
  /// A touch state of a layer.
  case touch(layer: Int, TouchState)
  /// A value of a gesture on a layer.
  case gesture(SceneEvent.Gesture, layer: Int, name: String)
  /// A model or presentation value of a layer's property.
  case property(layer: Int, PropertyReading, isPresented: Bool)
  /// A name with indices that are evaluated each time.
  case indexed(IndexedName, isPresented: Bool)
}

extension Reading: CustomStringConvertible {
  package var description: String {
    switch self {
    case .state(let slot, let name): "state[\(slot)] \(name)"
    case .named(let slot, let name): "value[\(slot)] \(name)"
    case .time: "time"
    case .finished: "finished"
    case .event(let name): name
    case .fractionComplete(let name): "\(name).fractionComplete"
    case .percentComplete(let name): "percentComplete(\(name))"
    case .touch(let layer, let state): "layer[\(layer)].\(state.rawValue)"
    case .gesture(let gesture, let layer, let name):
      "layer[\(layer)].\(gesture.rawValue): \(name)"
    case .property(let layer, let property, let isPresented):
      isPresented ? "presentation(layer[\(layer)].\(property.keyPath))" : "layer[\(layer)].\(property.keyPath)"
    case .indexed(let name, let isPresented): isPresented ? "presentation(\(name))" : name.description
    }
  }
}

/// A name with an index that changes while the scene plays, as in `row(selected).opacity`.
package struct IndexedName: Sendable {
  package enum Part: Sendable {
    case word(String)
    case member(String, [Formula])
  }

  package let parts: [Part]
  /// The layer that `self` refers to; nil outside components.
  package let layer: Int?

  package init(parts: [Part], layer: Int?) {
    self.parts = parts
    self.layer = layer
  }

  /// Returns the components with evaluated indices: `row(2)`, `opacity`.
  ///
  /// - Parameters:
  ///   - frame: The environment that provides values for the indices.
  ///   - directory: The layers, to replace an invalid index in a trial.
  /// - Returns: The components.
  /// - Throws: The error of an index.
  package func words(
    in frame: Frame?, of directory: LayerDirectory? = nil
  ) throws(ExpressionError) -> [String] {
    var words: [String] = []
    for part in parts {
      switch part {
      case .word(let word): words.append(word)
      case .member(let name, let indices):
        var numbers: [Int] = []
        for index in indices { numbers.append(try index.wholeNumber(in: frame)) }
        let member = LayerDirectory.member(name, numbers)
        words.append(directory?.sample(of: name, insteadOf: member) ?? member)
      }
    }
    return words
  }
}

extension IndexedName: CustomStringConvertible {
  package var description: String {
    parts.map { part in
      switch part {
      case .word(let word): word
      case .member(let name, let indices): "\(name)(\(indices.map(\.description).joined(separator: ", ")))"
      }
    }.joined(separator: ".")
  }
}

/// A value that is derived from a layer's properties.
package struct PropertyReading: Sendable {
  private enum Source: Sendable {
    case frame(Edge), bounds(Edge)
    case wholeFrame, size
    case property(AnimatableProperty)
  }

  private enum Edge: String, Sendable {
    case x, y, minX, minY, midX, midY, maxX, maxY, width, height

    func value(of rect: Rect) -> Double {
      switch self {
      case .x, .minX: rect.minX
      case .y, .minY: rect.minY
      case .midX: rect.midX
      case .midY: rect.midY
      case .maxX: rect.maxX
      case .maxY: rect.maxY
      case .width: rect.width
      case .height: rect.height
      }
    }
  }

  package let keyPath: String
  private let source: Source

  /// Creates a reading for a key path; nil if there is none.
  package init?(_ keyPath: String) {
    self.keyPath = keyPath
    if keyPath.hasPrefix("frame."), let edge = Edge(rawValue: String(keyPath.dropFirst(6))) {
      source = .frame(edge)
    } else if keyPath.hasPrefix("bounds."), let edge = Edge(rawValue: String(keyPath.dropFirst(7))) {
      source = .bounds(edge)
    } else if keyPath == "frame" {
      source = .wholeFrame
    } else if keyPath == "size" {
      source = .size
    } else if let property = AnimatableProperty(keyPath: keyPath) {
      source = .property(property)
    } else {
      return nil
    }
  }

  /// Returns true if the value may depend on a property of the layer.
  package func reads(_ property: AnimatableProperty) -> Bool {
    keyPaths.contains { Self.overlap($0, property.keyPath) }
  }

  private static func overlap(_ one: String, _ other: String) -> Bool {
    one == other || one.hasPrefix(other + ".") || other.hasPrefix(one + ".")
  }

  /// The key paths of the properties that the value depends on, without the effect of the transform on a frame.
  private var keyPaths: [String] {
    switch source {
    case .property(let property): [property.keyPath]
    case .wholeFrame: ["position", "bounds.size"]
    case .size: ["bounds.size"]
    case .frame(.width), .bounds(.width): ["bounds.size.width"]
    case .frame(.height), .bounds(.height): ["bounds.size.height"]
    case .frame(.x), .frame(.minX), .frame(.midX), .frame(.maxX): ["position.x", "bounds.size.width"]
    case .frame(.y), .frame(.minY), .frame(.midY), .frame(.maxY): ["position.y", "bounds.size.height"]
    case .bounds(.x), .bounds(.minX): ["bounds.origin.x"]
    case .bounds(.y), .bounds(.minY): ["bounds.origin.y"]
    case .bounds(.midX), .bounds(.maxX): ["bounds.origin.x", "bounds.size.width"]
    case .bounds(.midY), .bounds(.maxY): ["bounds.origin.y", "bounds.size.height"]
    }
  }

  /// Returns the value for some properties; nil if its type is not available in expressions.
  package func value(of properties: LayerProperties) -> ExpressionValue? {
    switch source {
    case .frame(let edge): return .number(edge.value(of: properties.frame))
    case .bounds(let edge): return .number(edge.value(of: properties.bounds))
    case .wholeFrame:
      let frame = properties.frame
      return .numbers([frame.minX, frame.minY, frame.width, frame.height])
    case .size: return .numbers([properties.bounds.width, properties.bounds.height])
    case .property(let property):
      switch property.value(in: properties) {
      case .number(let number):
        return property.unit == .angle ? .number(number * 180 / .pi, .degrees) : .number(number)
      case .color(let color): return .color(color)
      case .point(let point): return .numbers([point.x, point.y])
      case .size(let size): return .numbers([size.width, size.height])
      case .rect(let rect): return .numbers([rect.minX, rect.minY, rect.width, rect.height])
      default: return nil
      }
    }
  }
}
