/// A face in a font file, as fontconfig describes it.
struct FontFile: Hashable {
  let path: String
  /// The face's number in its file.
  let index: Int
  /// The families that it belongs to, in lower case.
  let families: [String]
  /// Its names by which `UIFont` would find it, in lower case.
  let names: [String]
  /// The weights that it has; more than one when it is variable.
  let weights: ClosedRange<Double>
  let isItalic: Bool
  /// Percent of the usual width.
  let width: Double
  let isVariable: Bool

  /// How far the face is from what is wanted, in the order of CSS Fonts 4, section 5.2: first by width, then by slant, then
  /// by weight; at last by names, so that the order of files in a folder doesn't matter.
  func distance(to style: FontStyle) -> (Double, Int, Double, Int, String, Int) {
    (
      abs(width - 100), isItalic == style.isItalic ? 0 : 1, distance(toWeight: style.weight), isVariable ? 1 : 0, path,
      index
    )
  }

  /// Lighter faces come first for light text and heavier ones for bold text; between 400 and 500 those up to 500.
  private func distance(toWeight wanted: Double) -> Double {
    if weights.contains(wanted) { return 0 }
    let isHeavier = weights.lowerBound > wanted
    let distance = isHeavier ? weights.lowerBound - wanted : wanted - weights.upperBound
    let isPreferred =
      if wanted < 400 { !isHeavier } else if wanted > 500 { isHeavier } else {
        isHeavier && weights.lowerBound <= 500
      }
    if isPreferred { return distance }
    // Within 400 to 500 lighter ones come before those above 500.
    return distance + 1000 + ((400...500).contains(wanted) && isHeavier ? 1000 : 0)
  }
}
