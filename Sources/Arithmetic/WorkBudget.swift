import Synchronization

/// The memory that one piece of work may take beside its input and its output.
///
/// Every place that multiplies, so that a small file asks for much, draws on the budget before it allocates. A place that
/// is refused leaves out its work and goes on; whoever began the work looks at ``refusal`` before using the result. The
/// budget in force is ``current``; ``work(_:)`` begins a new one with the same limit.
package final class WorkBudget: Sendable {
  /// A place where files multiply, with the approximate memory of one item.
  package enum Resource: Int, CaseIterable, Sendable {
    /// The corners of an outline, with the copies that filling and stroking make of them.
    case corners
    /// The layers of an animation, with their drivers.
    case layers
    /// The parts of a drawing's outlines and gradients.
    case parts
    /// The states of layers, frame by frame, in an export or an import.
    case samples
    /// The layers that an export writes, with the text of their keys.
    case writtenLayers
    /// The bytes of groups, masks, and filters while a frame is painted.
    case surfaces

    /// The memory of an item, in bytes.
    package var itemBytes: Int {
      switch self {
      case .corners, .parts: 128
      case .layers: 24 << 10
      case .samples: 256
      case .writtenLayers: 10 << 10
      case .surfaces: 1
      }
    }

    /// A noun phrase in the plural.
    package var name: String {
      switch self {
      case .corners: "the corners of outlines"
      case .layers: "the layers and the copies that repeaters make"
      case .parts: "the drawing's outlines and gradients"
      case .samples: "the layers' states in all frames"
      case .writtenLayers: "the layers of the export"
      case .surfaces: "groups, masks, and filters inside each other"
      }
    }
  }

  /// The reason why work was not done: it takes more memory than it may.
  package struct Refusal: Error, Hashable, Sendable, CustomStringConvertible {
    /// The place that asked for memory.
    package let place: Resource
    /// The limit in bytes.
    package let limit: Int

    package init(place: Resource, limit: Int) { (self.place, self.limit) = (place, limit) }

    /// The place, the limit, and the remedy.
    package var description: String {
      "\(place.name) take more than \(limit >> 20) MiB of memory: use fewer, or allow more with --max-memory"
    }
  }

  /// The limit unless another one is given: 512 MiB.
  package static let standardLimit = 512 << 20
  /// The smallest limit, sufficient for handwritten scenes.
  package static let leastLimit = 16 << 20

  /// The budget of the work around.
  @TaskLocal package static var current = WorkBudget(limit: standardLimit, isCounting: false)

  /// The most bytes.
  package let limit: Int
  /// A Boolean value that indicates whether draws accumulate; draws outside of any work are judged one by one.
  private let isCounting: Bool
  private let used = Atomic(0)
  /// The place that was refused first, or a negative number.
  private let refused = Atomic(-1)

  /// Makes a budget of `limit` bytes for one piece of work.
  package convenience init(limit: Int) { self.init(limit: limit, isCounting: true) }

  /// Makes the budget of a whole command, whose pieces of work may each take `limit` bytes.
  package static func ofCommand(limit: Int) -> WorkBudget { WorkBudget(limit: limit, isCounting: false) }

  private init(limit: Int, isCounting: Bool) { (self.limit, self.isCounting) = (max(0, limit), isCounting) }

  /// The place that was refused first, if any was.
  package var refusal: Refusal? {
    Resource(rawValue: refused.load(ordering: .acquiring)).map { Refusal(place: $0, limit: limit) }
  }

  /// The number of items of a place that fit in the whole budget.
  package func most(_ place: Resource) -> Int { limit / place.itemBytes }

  /// Draws the memory of `count` items.
  ///
  /// - Returns: False if it exceeds the remaining budget, or the task is canceled: the items must not be made then.
  package func draw(_ count: Int, _ place: Resource) -> Bool {
    if Task.isCancelled || refused.load(ordering: .relaxed) >= 0 { return false }
    let (bytes, overflows) = max(0, count).multipliedReportingOverflow(by: place.itemBytes)
    if !overflows, bytes <= limit {
      guard isCounting else { return true }
      let (_, sum) = used.add(bytes, ordering: .relaxed)
      if sum <= limit { return true }
    }
    guard isCounting else { return false }
    _ = refused.compareExchange(expected: -1, desired: place.rawValue, ordering: .acquiringAndReleasing)
    return false
  }

  /// Returns memory that was drawn and is free again.
  package func giveBack(_ count: Int, _ place: Resource) {
    if isCounting { _ = used.subtract(max(0, count) * place.itemBytes, ordering: .relaxed) }
  }

  /// Does work with a budget of its own, as large as the one in force.
  ///
  /// - Returns: The result, and the refusal that makes it useless, if any.
  package static func work<Result>(_ body: () throws -> Result) rethrows -> (result: Result, refusal: Refusal?) {
    let budget = WorkBudget(limit: current.limit)
    let result = try $current.withValue(budget) { try body() }
    return (result, budget.refusal)
  }
}
