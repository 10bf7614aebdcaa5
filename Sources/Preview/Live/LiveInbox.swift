package import Geometry
import Locks

/// The queue of messages from a live page.
package final class LiveInbox: Sendable {
  /// A request of the page.
  package enum Request: Hashable, Sendable {
    /// Restart the scene, for live touches.
    case touch
    /// Replay the recorded touches.
    case replay
    /// Send the recorded touches as a script.
    case script
    /// Move the keyboard focus.
    case focus(forward: Bool)
    /// Press or release the focused button.
    case press(Bool)
    /// Pause or resume.
    case pause(Bool)
    /// Show or hide the saved scene beside the tuned one.
    case compare(Bool)
    /// Select the layer at a point of the canvas.
    case pick(Point)
    /// Select a layer by its path; nil for none.
    case select(String?)
    /// Send more curves; the last ones have been drawn.
    case curves
    /// Paint images with this number of pixels per point.
    case scale(Double)
  }

  /// A message from the page, with the arrival time of events.
  package enum Message: Sendable {
    case event(PointerEvent, arrival: ContinuousClock.Instant)
    case request(Request)
  }

  private struct State {
    var messages: [Message] = []
    var sent: UInt32 = 0
    var drawn: UInt32 = 0
    var isClosed = false
    var bell: AsyncStream<Void>.Continuation?
  }

  private let state = Locked(State())

  /// The maximum number of messages between two ticks; further ones are dropped.
  private static let maximumMessageCount = 4096

  /// Returns a stream of signals that the painter has new work or that the page has drawn an image; it ends when the
  /// page is closed or when this is called again.
  func news() -> AsyncStream<Void> {
    let (news, bell) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
    let old = state.withLock { state in
      defer { state.bell = bell }
      return state.bell
    }
    old?.finish()
    if isClosed { bell.finish() } else { bell.yield() }
    return news
  }

  /// Adds a message from the page; invalid messages are ignored.
  func add(_ text: String, arrival: ContinuousClock.Instant = .now) {
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ")
      if words.count == 2, words[0] == "a", let number = UInt32(words[1]) {
        state.withLock { $0.drawn = max($0.drawn, min(number, $0.sent)) }
        ring()
      } else if let message = Self.message(words, arrival) {
        state.withLock { if $0.messages.count < Self.maximumMessageCount { $0.messages.append(message) } }
      }
    }
  }

  private static func message(_ words: [Substring], _ arrival: ContinuousClock.Instant) -> Message? {
    let requests: [[Substring]: Request] = [
      ["touch"]: .touch, ["replay"]: .replay, ["script"]: .script, ["curves"]: .curves,
      ["focus", "next"]: .focus(forward: true), ["focus", "previous"]: .focus(forward: false),
      ["press"]: .press(true), ["release"]: .press(false), ["pause"]: .pause(true), ["resume"]: .pause(false),
      ["compare", "on"]: .compare(true), ["compare", "off"]: .compare(false),
    ]
    if let request = requests[words] { return .request(request) }
    let numbers = words.dropFirst().compactMap { Double($0) }.filter(\.isFinite)
    switch (words.first, numbers.count) {
    case ("pick", 2): return .request(.pick(Point(numbers[0], numbers[1])))
    case ("scale", 1): return .request(.scale(numbers[0]))
    case ("select", _): return .request(.select(words.count > 1 ? words.dropFirst().joined(separator: " ") : nil))
    default: break
    }
    return PointerEvent(words: words).map { .event($0, arrival: arrival) }
  }

  /// Returns all messages received since the last call.
  package func take() -> [Message] {
    state.withLock { state in
      defer { state.messages.removeAll(keepingCapacity: true) }
      return state.messages
    }
  }

  /// The number of images that were sent, but not drawn yet.
  var inFlightCount: UInt32 { state.withLock { $0.sent - $0.drawn } }

  /// Returns the number of the next image.
  func nextNumber() -> UInt32 {
    state.withLock { state in
      state.sent &+= 1
      return state.sent
    }
  }

  /// Sends a signal to the listener.
  func ring() { state.withLock(\.bell)?.yield() }

  /// Marks the page as closed.
  func close() {
    let bell = state.withLock { state in
      state.isClosed = true
      return state.bell
    }
    bell?.finish()
  }

  /// True if the page is closed.
  var isClosed: Bool { state.withLock(\.isClosed) }
}
