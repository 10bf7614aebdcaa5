import Encodings
import Geometry
import LayerTree
import Motion
import SceneDiagnostics
package import SceneProgram
package import SceneSyntax

extension ReadingContext {
  /// Evaluates a scalar as an expression; nil, after logging an error, if it is invalid.
  package func evaluate(_ node: SyntaxNode, as wanted: String) -> ExpressionValue? {
    expression(node, as: wanted).value(frame)
  }

  /// Compiles a scalar as an expression.
  package func expression(_ node: SyntaxNode, as wanted: String) -> Computed<ExpressionValue> {
    compiled(node, as: wanted) { $0.formula(of: $1) }
  }

  /// Compiles an interpolated expression in a text.
  package func text(of node: SyntaxNode) -> Computed<String> {
    compiled(node, as: "an expression") { $0.textFormula(of: $1) }.map(\.text)
  }

  /// Returns the table cell that a scalar such as `song.title` refers to; nil if it does not refer to a cell.
  package func cell(at node: SyntaxNode) -> FormulaCompiler.Cell? {
    guard case .scalar(let text, isQuoted: false) = node.content, text.contains("."),
      let end = text.firstIndex(where: { $0 == "." || $0 == "(" })
    else { return nil }
    switch scope[String(text[..<end])] {
    case .row?, .table?:
      noteName()
      return (try? expressions.expression(text)).flatMap { try? formulas.cell($0) }
    default: return nil
    }
  }

  /// Compiles an expression that evaluates to a word, such as a variable with choices.
  package func word(of node: SyntaxNode) -> Computed<String> {
    guard case .scalar(let text, isQuoted: false) = node.content,
      let expression = try? expressions.expression(text)
    else { return .failed }
    let formula = formulas.formula(of: expression)
    return Computed(.formula(formula, written: text)) { frame in
      switch try? formula.value(in: frame) {
      case .choice(let choice)?: choice.word
      case .text(let text)?: text
      default: nil
      }
    }
  }

  private func compiled(
    _ node: SyntaxNode, as wanted: String, _ body: (FormulaCompiler, Expression) -> Formula
  ) -> Computed<ExpressionValue> {
    guard case .scalar(let text, let isQuoted) = node.content else {
      mismatch(node, wanted)
      return .failed
    }
    func place() -> ValueLocation {
      ValueLocation(node, wanted: wanted, isQuoted: isQuoted, isBlock: text.contains("\n"), names: scope)
    }
    do throws(ExpressionError) {
      let expression = try expressions.expression(text)
      if case .literal(let number) = expression.kind, case .number = number {
        return .constant(
          number, .formula(Formula(kind: .literal(number), offset: 0, length: expression.length), written: text))
      }
      let formula = body(formulas, expression)
      if case .literal(let value) = formula.kind { return .constant(value, .formula(formula, written: text)) }
      let place = place()
      return Computed(.formula(formula, written: text), isNumber: true) { frame in
        do throws(ExpressionError) {
          return try formula.value(in: frame)
        } catch {
          place.report(error, in: frame)
          return nil
        }
      }
    } catch {
      place().report(error, in: frame)
      return .failed
    }
  }
}
