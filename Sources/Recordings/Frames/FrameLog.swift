/// The frames of a recording, stored for a second pass, each as the pixels that differ from the previous frame.
package struct FrameLog: Sendable {
  /// The changed pixels of a row.
  private struct Change: Sendable {
    let index: Int
    let count: Int
  }

  /// A frame, with its changes and its times.
  private struct Entry: Sendable {
    let changes: Range<Int>
    let times: [Double]
  }

  /// The maximum size of the stored pixels, in bytes.
  private static let budget = 192 << 20

  private var first: WorkingFrame?
  private var last: WorkingFrame?
  private var entries: [Entry] = []
  private var changes: [Change] = []
  /// The red, green, and blue of the changed pixels.
  private var bytes: [UInt8] = []
  /// True if all added frames are stored; false if there were too many changes.
  package private(set) var isComplete = true

  /// Creates a log without frames.
  package init() {}

  /// Adds the next frame.
  ///
  /// - Parameters:
  ///   - frame: The frame.
  ///   - times: The times when the frame is measured, in seconds.
  package mutating func add(_ frame: WorkingFrame, at times: [Double]) {
    guard isComplete else { return }
    let start = changes.count
    if let last, last.width == frame.width, last.height == frame.height {
      let width = frame.width
      for row in 0..<frame.height {
        let columns = row * width..<(row + 1) * width
        guard let begin = columns.first(where: { frame.colors[$0] != last.colors[$0] }) else { continue }
        let end = columns.last { frame.colors[$0] != last.colors[$0] } ?? begin
        changes.append(Change(index: begin, count: end - begin + 1))
        for index in begin...end {
          let color = frame.colors[index]
          bytes.append(UInt8(clamping: color.x))
          bytes.append(UInt8(clamping: color.y))
          bytes.append(UInt8(clamping: color.z))
        }
      }
    } else if first == nil {
      first = frame
    } else {
      isComplete = false
    }
    entries.append(Entry(changes: start..<changes.count, times: times))
    last = frame
    if bytes.count + changes.count * MemoryLayout<Change>.size > Self.budget { isComplete = false }
    if !isComplete { (first, last, entries, changes, bytes) = (nil, nil, [], [], []) }
  }

  /// Calls `body` with every frame and its times.
  package func forEach(_ body: (WorkingFrame, [Double]) throws -> Void) rethrows {
    guard var frame = first else { return }
    var offset = 0
    for entry in entries {
      for change in changes[entry.changes] {
        for index in change.index..<change.index + change.count {
          frame.colors[index] = SIMD4(Int16(bytes[offset]), Int16(bytes[offset + 1]), Int16(bytes[offset + 2]), 0)
          offset += 3
        }
      }
      try body(frame, entry.times)
    }
  }
}
