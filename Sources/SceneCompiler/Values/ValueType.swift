package import Encodings
import Geometry
import LayerTree
import Motion
import SceneDiagnostics
package import SceneProgram
package import SceneSyntax

/// A type of value in scene files, with its parser and its descriptions.
///
/// It is the common source of the reader, the JSON Schema, and the messages.
package struct ValueType<Value: Sendable>: Sendable {
  /// The name of the type for messages, such as “a number from 0 to 1”.
  package let name: String
  /// The JSON Schema of the type, for editors.
  package let schema: JSONValue
  /// Compiles a node; syntax errors are reported immediately, and invalid values when they are evaluated.
  package let compile: @Sendable (SyntaxNode, ReadingContext) -> Computed<Value>

  /// Creates a type.
  ///
  /// - Parameters:
  ///   - name: The name of the type for messages.
  ///   - schema: The JSON Schema of the type.
  ///   - isLiteral: True if the text is literal, so that `song.title` does not refer to a table cell.
  ///   - compile: Compiles a node.
  init(
    _ name: String, schema: JSONValue, isLiteral: Bool = false,
    compile: @escaping @Sendable (SyntaxNode, ReadingContext) -> Computed<Value>
  ) {
    self.name = name
    self.schema = schema
    if isLiteral {
      self.compile = compile
    } else {
      self.compile = { node, context in
        switch context.cell(at: node) {
        case nil: compile(node, context)
        case .one(let cell)?: compile(cell, context).described(asWritten: cell)
        case .anyOf(let cells, let row, let table)?:
          Self.choosing(cells.map { compile($0, context) }, row, table, context.location(of: node, wanted: name))
        }
      }
    }
  }

  /// Compiles the cells of a column; the row is determined while the scene plays.
  private static func choosing(
    _ values: [Computed<Value>], _ row: Formula, _ table: DataTable, _ place: ValueLocation
  ) -> Computed<Value> {
    Computed(.cell(of: table, row: row)) { frame in
      do throws(ExpressionError) {
        return values[try row.row(of: table, in: frame)].value(frame)
      } catch {
        place.report(error, in: frame)
        return nil
      }
    }
  }

  /// Returns a type whose values never change while a scene plays.
  package static func fixed(
    _ name: String, schema: JSONValue, isLiteral: Bool = false,
    read: @escaping @Sendable (SyntaxNode, ReadingContext) -> Value?
  ) -> ValueType {
    ValueType(name, schema: schema, isLiteral: isLiteral) { node, context in .constant(read(node, context)) }
  }

  /// Reads a node's current value; nil, after logging an error, if it is invalid.
  package func read(_ node: SyntaxNode, _ context: ReadingContext) -> Value? {
    compile(node, context).value(context.frame)
  }
}

extension ValueType where Value == SyntaxNode {
  /// Returns the type of a node that is compiled later.
  package static func node(_ schema: JSONValue) -> ValueType<SyntaxNode> {
    .fixed("a value", schema: schema, isLiteral: true) { node, _ in node }
  }
}
