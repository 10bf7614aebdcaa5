import Testing

@testable import Recordings

/// Frames that are kept for a second pass.
@Suite struct FrameLogTests {
  private func frame(_ colors: [Int16]) -> WorkingFrame {
    WorkingFrame(width: 4, height: colors.count / 4, colors: colors.map { SIMD4($0, 255 - $0, 7, 0) })
  }

  @Test("Frames come back as they were, with their times")
  func replay() {
    let frames = [
      frame([0, 1, 2, 3, 4, 5, 6, 7]), frame([0, 1, 2, 3, 4, 5, 6, 7]), frame([0, 9, 2, 8, 4, 5, 6, 7]),
      frame([255, 9, 2, 8, 4, 5, 6, 0]),
    ]
    var log = FrameLog()
    for (index, frame) in frames.enumerated() { log.add(frame, at: [Double(index), Double(index) + 0.5]) }
    #expect(log.isComplete)
    var count = 0
    log.forEach { frame, times in
      #expect(frame.colors == frames[count].colors && times == [Double(count), Double(count) + 0.5])
      count += 1
    }
    #expect(count == frames.count)
  }

  @Test("A log that holds no more is dropped")
  func limit() {
    var log = FrameLog()
    log.add(frame([0, 1, 2, 3]), at: [0])
    log.add(frame([0, 1, 2, 3, 4, 5, 6, 7]), at: [1])
    #expect(!log.isComplete)
    log.forEach { _, _ in Issue.record("a frame of an incomplete log") }
  }
}
