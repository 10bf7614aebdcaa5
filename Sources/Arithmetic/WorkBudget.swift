import Synchronization

/// The memory that a unit of work may use in addition to its input and its output.
///
/// Code that lets a small file request much memory draws on the budget before it allocates. If it is refused, it skips
/// the work and continues; the code that began the work checks ``refusal`` before using the result. The budget in
/// effect is ``current``; ``work(_:)`` begins a new one with the same limit.
package final class WorkBudget: Sendable {
  /// A resource that files can multiply, with the approximate memory use of one item.
  package enum Resource: Int, CaseIterable, Sendable {
    /// The corners of an outline, including the ones that filling and stroking add.
    case corners
    /// The layers of an animation, with their drivers.
    case layers
    /// The outline elements and gradient stops of a drawing.
    case parts
    /// The states of layers, frame by frame, in an export or an import.
    case samples
    /// The layers that an export writes, with the text of their keyframes.
    case writtenLayers
    /// The bytes of surfaces for groups, masks, and filters while a frame is painted.
    case surfaces

    /// The memory use of an item, in bytes.
    package var itemBytes: Int {
      switch self {
      case .corners, .parts: 128
      case .layers: 24 << 10
      case .samples: 256
      case .writtenLayers: 10 << 10
      case .surfaces: 1
      }
    }

    /// The name in messages: a noun phrase in the plural.
    package var name: String {
      switch self {
      case .corners: "the corners of outlines"
      case .layers: "the layers and the copies that repeaters make"
      case .parts: "the drawing's outlines and gradients"
      case .samples: "the layers' states in all frames"
      case .writtenLayers: "the layers of the export"
      case .surfaces: "nested groups, masks, and filters"
      }
    }
  }

  /// The reason why work was skipped: it exceeds the memory limit.
  package struct Refusal: Error, Hashable, Sendable, CustomStringConvertible {
    /// The resource that exceeds the limit.
    package let resource: Resource
    /// The limit in bytes.
    package let limit: Int

    package init(resource: Resource, limit: Int) { (self.resource, self.limit) = (resource, limit) }

    /// The message: the resource, the limit, and the remedy.
    package var description: String {
      "\(resource.name) take more than \(limit >> 20) MiB of memory: use fewer, or allow more with --max-memory"
    }
  }

  /// The default limit: 512 MiB.
  package static let standardLimit = 512 << 20
  /// The smallest limit, sufficient for handwritten scenes.
  package static let minimumLimit = 16 << 20

  /// The budget of the current task.
  @TaskLocal package static var current = WorkBudget(limit: standardLimit, isCounting: false)

  /// The maximum memory use, in bytes.
  package let limit: Int
  /// A Boolean value that indicates whether draws accumulate; if not, each draw is compared with the limit separately.
  private let isCounting: Bool
  private let used = Atomic(0)
  /// The raw value of the resource that was refused first, or a negative number.
  private let refused = Atomic(-1)

  /// Creates a budget of `limit` bytes for one unit of work.
  package convenience init(limit: Int) { self.init(limit: limit, isCounting: true) }

  /// Returns the budget of a whole command, each of whose units of work may take `limit` bytes.
  package static func ofCommand(limit: Int) -> WorkBudget { WorkBudget(limit: limit, isCounting: false) }

  private init(limit: Int, isCounting: Bool) { (self.limit, self.isCounting) = (max(0, limit), isCounting) }

  /// The resource that was refused first; nil if none was.
  package var refusal: Refusal? {
    Resource(rawValue: refused.load(ordering: .acquiring)).map { Refusal(resource: $0, limit: limit) }
  }

  /// Returns the number of items of a resource that fit in the whole budget.
  package func maximumCount(_ resource: Resource) -> Int { limit / resource.itemBytes }

  /// Draws the memory of `count` items.
  ///
  /// - Returns: False if it exceeds the remaining budget, or the task is canceled; the items must not be created then.
  package func draw(_ count: Int, _ resource: Resource) -> Bool {
    if Task.isCancelled || refused.load(ordering: .relaxed) >= 0 { return false }
    let (bytes, overflows) = max(0, count).multipliedReportingOverflow(by: resource.itemBytes)
    if !overflows, bytes <= limit {
      guard isCounting else { return true }
      let (_, sum) = used.add(bytes, ordering: .relaxed)
      if sum <= limit { return true }
    }
    guard isCounting else { return false }
    _ = refused.compareExchange(expected: -1, desired: resource.rawValue, ordering: .acquiringAndReleasing)
    return false
  }

  /// Returns memory to the budget that was drawn and has been freed.
  package func giveBack(_ count: Int, _ resource: Resource) {
    if isCounting { _ = used.subtract(max(0, count) * resource.itemBytes, ordering: .relaxed) }
  }

  /// Performs work with its own budget, with the limit of the current one.
  ///
  /// - Returns: The result, and the refusal that makes the result unusable, if any.
  package static func work<Result>(_ body: () throws -> Result) rethrows -> (result: Result, refusal: Refusal?) {
    let budget = WorkBudget(limit: current.limit)
    let result = try $current.withValue(budget) { try body() }
    return (result, budget.refusal)
  }
}
