package import Encodings
import Geometry
import LayerTree
import Motion
import SceneDiagnostics
package import SceneProgram
package import SceneSyntax

/// A type of value in a scene file: how it is read, and how it is described to people and to editors.
///
/// One value of this type per kind of value: the source of the reader, the JSON Schema, and the messages.
package struct ValueType<Value: Sendable>: Sendable {
  /// The type in messages: “a number from 0 to 1”.
  package let name: String
  /// The same for editors: a JSON Schema.
  package let schema: JSONValue
  /// Compiles a node; errors in the node are reported immediately, and errors in its value when it is evaluated.
  package let compile: @Sendable (SyntaxNode, ReadingContext) -> Computed<Value>

  /// Makes a type.
  ///
  /// - Parameters:
  ///   - name: The expected kind of value.
  ///   - schema: The same for editors.
  ///   - isLiteral: Whether the text is literal, so that `song.title` isn't a cell of data.
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
          Self.choosing(cells.map { compile($0, context) }, row, table, context.place(of: node, wanted: name))
        }
      }
    }
  }

  /// The value in the cell of a row that is known only while the scene plays.
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

  /// A type whose values never change while a scene plays.
  package static func fixed(
    _ name: String, schema: JSONValue, isLiteral: Bool = false,
    read: @escaping @Sendable (SyntaxNode, ReadingContext) -> Value?
  ) -> ValueType {
    ValueType(name, schema: schema, isLiteral: isLiteral) { node, context in .constant(read(node, context)) }
  }

  /// Reads a node's current value; nil for another kind of node, with an error in the log.
  package func read(_ node: SyntaxNode, _ context: ReadingContext) -> Value? {
    compile(node, context).value(context.frame)
  }
}

extension ValueType where Value == SyntaxNode {
  /// A node that is read later.
  package static func node(_ schema: JSONValue) -> ValueType<SyntaxNode> {
    .fixed("a value", schema: schema, isLiteral: true) { node, _ in node }
  }
}
