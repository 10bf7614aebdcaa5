import LayerTree
import Motion

/// The identity of a motion, independent of how often it begins and when it is interrupted.
struct TimingKind: Hashable {
  private let layer: String
  private let summary: AnimationSummary
  private let key: String?
  private let trigger: [String]
  private let delays: [Double]
  private let isModelSet: Bool
  private let otherModel: AnimatableValue?
  private let isFromModel: Bool
  private let isRetarget: Bool

  init(_ row: TimingRow) {
    layer = row.layer
    var summary = row.summary
    for value in [\AnimationSummary.from, \.to, \.velocity, \.model] {
      summary[keyPath: value] = summary[keyPath: value]?.rounded
    }
    summary.carriedTime = summary.carriedTime.map(Self.rounded)
    summary.leaves = []
    summary.model = nil
    self.summary = summary
    key = row.key
    trigger = [row.cause.path, row.cause.name]
    delays = [Self.rounded(row.delay), Self.rounded(row.ownDelay)]
    isModelSet = row.isModelSet
    otherModel = row.isModelSet ? nil : row.otherModel?.rounded
    isFromModel = row.isFromModel
    isRetarget = row.isRetarget
  }

  /// Numbers are rounded, so that rounding errors don't distinguish motions.
  fileprivate static func rounded(_ number: Double) -> Double {
    let scaled = (number * 1e7).rounded() / 1e7
    return scaled.isFinite && abs(number) < 1e8 ? scaled + 0 : number
  }
}

extension AnimatableValue {
  fileprivate var rounded: AnimatableValue {
    AnimatableValue(kind, allComponents: allComponents.map(TimingKind.rounded)) ?? self
  }
}
