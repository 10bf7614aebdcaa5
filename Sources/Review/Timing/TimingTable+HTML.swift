import Encodings
import Geometry
import LayerTree
import Motion

extension TimingTable {
  /// The table as an HTML element for a page, without styles or scripts.
  ///
  /// Springs are listed in every notation in a `details` element in their cell.
  package var htmlTable: String {
    let names = ["Layer", "Property", "Engine", "From", "To", "After", "Delay", "Duration", "Settles", "Pace", "Times"]
    let head = names.map { "<th scope=\"col\">\($0)</th>" }.joined()
    let layers = layerNames
    let body = (lines.map { Self.cells(of: $0) } + rules.map(Self.cells) + moves.map { Self.cells(of: $0, layers) })
      .map { "      <tr>\($0)</tr>\n" }.joined()
    return """
      <table class="timing">
        <thead>
          <tr>\(head)</tr>
        </thead>
        <tbody>
      \(body)  </tbody>
      </table>
      <p class="note">\(Settling.definition.escapedAsMarkup)</p>

      """
  }

  /// The table as a complete page, with a light and a dark appearance.
  package var html: String {
    """
    <!doctype html>
    <html lang="en">
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>\(title.escapedAsMarkup): timing</title>
    <style>
      :root { color-scheme: light dark; }
      body { font: 14px/1.45 Inter, system-ui, sans-serif; margin: 28px; }
      h1 { font-size: 20px; margin: 0 0 16px; }
      .scroll { overflow-x: auto; }
      table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
      th, td { text-align: left; vertical-align: top; padding: 6px 14px 6px 0; border-bottom: 1px solid #8884; }
      th { font-weight: 600; white-space: nowrap; }
      td.number { white-space: nowrap; text-align: right; }
      .swatch { display: inline-block; width: 1em; height: 1em; border-radius: 3px; border: 1px solid #8888;
        vertical-align: -0.15em; margin-right: 0.4em; }
      details { margin-top: 2px; }
      summary { cursor: pointer; opacity: 0.75; }
      dl { display: grid; grid-template-columns: max-content auto; gap: 2px 12px; margin: 4px 0; }
      dt { opacity: 0.75; }
      dd { margin: 0; }
    </style>
    <h1>\(title.escapedAsMarkup)</h1>
    <div class="scroll">
    \(htmlTable)</div>
    </html>

    """
  }

  private static func cells(of line: TimingLine) -> String {
    let row = line.row
    let plain = [line.layer, row.summary.subject, row.summary.engine.rawValue].map { "<td>\($0.escapedAsMarkup)</td>" }
    return plain.joined() + "<td>\(value(row.summary.from, line.from))</td><td>\(value(row.summary.to, line.to))</td>"
      + "<td>\(row.trigger.escapedAsMarkup)</td><td class=\"number\">\(line.delay)</td>"
      + "<td class=\"number\">\(row.length)</td><td class=\"number\">\(row.settling)</td><td>\(row.way.escapedAsMarkup)\(springs(of: row))</td>"
      + "<td class=\"number\">\(line.count)</td>"
  }

  private static func cells(of rule: FollowRule) -> String {
    "<td>\(rule.layer.escapedAsMarkup)</td><td>\(rule.property.escapedAsMarkup)</td><td>rule</td>"
      + "<td colspan=\"8\">\(rule.text.escapedAsMarkup)</td>"
  }

  private static func cells(of move: DirectMove, _ layers: LayerNames) -> String {
    let unit = move.property.unit
    return "<td>\(layers.name(of: move.layer).escapedAsMarkup)</td><td>\(move.property.keyPath)</td><td>steps</td>"
      + "<td>\(value(move.from, move.from.text(in: unit)))</td><td>\(value(move.to, move.to.text(in: unit)))</td>"
      + "<td colspan=\"6\">\(move.text.escapedAsMarkup)</td>"
  }

  private static func value(_ value: AnimatableValue?, _ text: String) -> String {
    guard case .color = value, !text.contains(" ") else { return text.escapedAsMarkup }
    return "<span class=\"swatch\" style=\"background: \(text)\"></span>\(text)"
  }

  private static func springs(of row: TimingRow) -> String {
    guard let spring = row.spring else { return "" }
    let rows = SpringNotations(spring).all.map {
      "<dt>\($0.name.escapedAsMarkup)</dt><dd>\($0.isPossible ? $0.text.escapedAsMarkup : "–")</dd>"
    }
    return "<details><summary>every notation</summary><dl>\(rows.joined())"
      + "<dt>overshoot</dt><dd>\((spring.overshoot * 100).text(decimals: 1)) %</dd></dl></details>"
  }
}
