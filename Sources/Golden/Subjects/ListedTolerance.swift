import Flipbook
import SceneDiagnostics
import SceneSyntax

/// Reads the tolerance of an entry in a `goldens.yaml`.
///
///     tolerance: {ignore: [clock, [0, 0, 320, 20]], largestDifference: 2, because: the time of day}
struct ListedTolerance {
  private static let keys = [
    "ignore", "largestDifference", "worstWindow", "pixels", "similarity", "perceptual", "because",
  ]
  private let log: DiagnosticLog

  /// Creates a reader that reports errors to a log.
  init(_ log: DiagnosticLog) { self.log = log }

  /// Reads a tolerance; reports an error and returns nil if it is invalid.
  func read(_ node: SyntaxNode) -> Tolerance? {
    guard case .map(let entries) = node.content else {
      log.error(
        at: node.range,
        "expected a tolerance, as in {largestDifference: 2, because: photo}, but found \(node.kindName)")
      return nil
    }
    var (regions, reason, limits) = ([IgnoredRegion](), "", ToleranceLimits())
    var isValid = true
    for entry in entries {
      let value = entry.value
      func number(_ range: ClosedRange<Double>) -> Double? {
        if let number = value.text.flatMap({ Double($0) }), range.contains(number) { return number }
        isValid = false
        log.error(
          at: value.range,
          "`\(entry.key)` must be between \(TraceCell.text(range.lowerBound)) and \(TraceCell.text(range.upperBound)), "
            + "but is \(value.text ?? value.kindName)")
        return nil
      }
      func wholeNumber(_ range: ClosedRange<Int>) -> Int? {
        guard let value = number(Double(range.lowerBound)...Double(range.upperBound)) else { return nil }
        if let whole = Int(exactly: value) { return whole }
        isValid = false
        log.error(at: entry.value.range, "`\(entry.key)` must be a whole number, but is \(TraceCell.text(value))")
        return nil
      }
      switch entry.key {
      case "ignore":
        for item in Self.regions(value) {
          if let region = Self.region(item) {
            regions.append(region)
          } else {
            isValid = false
            log.error(
              at: item.range,
              "`ignore` must list layer names and rectangles, as in [clock, [0, 0, 320, 20]], but contains "
                + "\(item.kindName)"
            )
          }
        }
      case "largestDifference": limits.largestDifference = wholeNumber(0...255)
      case "worstWindow": limits.worstWindow = number(0...255)
      case "pixels": limits.pixels = wholeNumber(0...1_000_000_000)
      case "similarity": limits.similarity = number(0...1)
      case "perceptual": limits.perceptual = number(0...1)
      case "because": reason = value.text ?? ""
      default:
        isValid = false
        log.error(
          at: entry.keyRange, "unknown key ‘\(entry.key)’",
          hint: NearestName.hint(for: entry.key, among: Self.keys)
            ?? "the keys are \(Self.keys.joined(separator: ", "))")
      }
    }
    guard isValid else { return nil }
    guard !reason.isEmpty else {
      log.error(at: node.range, "a tolerance needs a reason: add one, as in `because: photo`")
      return nil
    }
    guard let tolerance = limits.tolerance(ignoring: regions, because: reason) else {
      log.error(at: node.range, "a tolerance needs a limit: \(Self.keys.dropLast().joined(separator: ", "))")
      return nil
    }
    return tolerance
  }

  /// Returns the regions of a list, or a single region that isn't in a list.
  private static func regions(_ node: SyntaxNode) -> [SyntaxNode] {
    region(node) == nil ? node.items : [node]
  }

  private static func region(_ node: SyntaxNode) -> IgnoredRegion? {
    if let text = node.text { return text.isEmpty ? nil : IgnoredRegion(text) }
    let numbers = node.items.compactMap { $0.text.flatMap { Double($0) } }
    guard numbers.count == 4, node.items.count == 4 else { return nil }
    return IgnoredRegion(numbers: numbers)
  }
}
