import Geometry

extension FilterGraph {
  /// The color of a filter that only fills the layer, with the fill's opacity; nil for any other filter.
  var fillColor: Color? {
    guard steps.count == 1, steps[0].region == nil, case .colors(.source, let rows) = steps[0].operation,
      rows.count == 20
    else { return nil }
    let kept = rows.indices.filter { $0 % 5 != 4 && $0 != 18 }
    guard kept.allSatisfy({ rows[$0] == 0 }), rows[19] == 0 else { return nil }
    return Color(red: rows[4], green: rows[9], blue: rows[14], alpha: rows[18])
  }
}
