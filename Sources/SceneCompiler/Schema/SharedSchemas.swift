import Encodings
import Geometry
import LayerTree
import Motion
import SceneProgram
import SceneSyntax

/// The subschemas that occur more than once in a schema, and are replaced by references to shared definitions.
struct SharedSchemas {
  /// The minimum length of a shared schema; shorter ones are repeated.
  private static let minimumLength = 60

  private var occurrences: [String: Int] = [:]
  private var names: [String: String] = [:]
  /// The shared schemas, by the names of their definitions.
  package private(set) var definitions: [(key: String, value: JSONValue)] = []

  /// Counts a schema and the schemas nested in it.
  package mutating func count(_ schema: JSONValue) {
    occurrences[schema.compactText, default: 0] += 1
    guard case .object(let entries) = schema else { return }
    for (key, value) in entries {
      switch (Self.context(of: key), value) {
      case (.schema, .object): count(value)
      case (.schemas, .array(let values)): for value in values { count(value) }
      case (.names, .object(let values)): for (_, value) in values { count(value) }
      default: break
      }
    }
  }

  /// Returns a schema, or a reference to it if it occurs more than once.
  ///
  /// - Parameters:
  ///   - schema: The schema, which has been counted.
  ///   - isDefinition: True for a definition, which is not replaced itself.
  /// - Returns: The schema with shared subschemas replaced, or a reference.
  mutating func shrunk(_ schema: JSONValue, isDefinition: Bool = false) -> JSONValue {
    guard case .object(let entries) = schema else { return schema }
    let text = schema.compactText
    let isShared = !isDefinition && text.count >= Self.minimumLength && occurrences[text, default: 0] > 1
    if isShared, let name = names[text] { return Self.reference(name) }
    let inner = JSONValue.object(entries.map { (key: $0.key, value: shrunk($0.value, at: $0.key)) })
    guard isShared else { return inner }
    let name = "shared\(definitions.count + 1)"
    names[text] = name
    definitions.append((key: name, value: inner))
    return Self.reference(name)
  }

  /// Returns the value of a schema's key, with shared subschemas replaced.
  mutating func shrunk(_ value: JSONValue, at key: String) -> JSONValue {
    switch (Self.context(of: key), value) {
    case (.schema, .object): return shrunk(value)
    case (.schemas, .array(let values)): return .array(values.map { shrunk($0) })
    case (.names, .object(let values)): return .object(values.map { (key: $0.key, value: shrunk($0.value)) })
    default: return value
    }
  }

  private enum Context { case schema, schemas, names }

  /// Returns the kind of subschemas in a JSON Schema keyword's value: one, a list, or a map; nil for other keywords.
  private static func context(of key: String) -> Context? {
    switch key {
    case "items", "additionalProperties", "propertyNames", "if", "then", "else": .schema
    case "anyOf", "allOf": .schemas
    case "properties": .names
    default: nil
    }
  }

  private static func reference(_ name: String) -> JSONValue { ["$ref": .string("#/definitions/\(name)")] }
}
