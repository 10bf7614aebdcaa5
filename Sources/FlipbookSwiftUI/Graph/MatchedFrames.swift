import FlipbookUIKit

/// The name of views with matched geometry.
struct MatchKey: Hashable {
  let id: AnyHashable
  let namespace: Int
}

/// An element whose frame follows another element's with the same name.
protocol MatchedElement: Element {
  var matchKey: MatchKey? { get }
  /// True if the others follow this element.
  var isMatchSource: Bool { get }
  /// True if the element leaves with a transition, or has left.
  var isLeaving: Bool { get }
  /// Moves the content to a frame.
  func match(_ frame: CGRect)
}

/// The elements with matched geometry, by name.
final class MatchedFrames {
  private struct Member {
    weak var element: (any MatchedElement)?
  }

  private var members: [Member] = []
  private var frames: [MatchKey: (element: ObjectIdentifier, frame: AnimatedValue<AnimatableNumbers>)] = [:]

  func add(_ element: any MatchedElement) { members.append(Member(element: element)) }

  /// Returns the frame of the last source of a name at a time, if it is another element.
  func frame(_ key: MatchKey, before element: Element, at time: Double) -> AnimatableNumbers? {
    guard let known = frames[key], known.element != ObjectIdentifier(element) else { return nil }
    return known.frame.value(at: time)
  }

  /// Sets the source of a name, with its animated frame.
  func setSource(_ key: MatchKey, _ element: Element, frame: AnimatedValue<AnimatableNumbers>) {
    frames[key] = (ObjectIdentifier(element), frame)
  }

  /// Moves the elements that follow others, and forgets the frames of sources that have left.
  func place(at time: Double) {
    members.removeAll { $0.element == nil }
    var sources: [MatchKey: any MatchedElement] = [:]
    let elements = members.compactMap(\.element)
    for element in elements where element.isMatchSource && !element.isLeaving {
      if let key = element.matchKey { sources[key] = element }
    }
    frames = frames.filter { sources[$0.key] != nil }
    for element in elements where element.isLeaving || !element.isMatchSource {
      guard let key = element.matchKey, let source = sources[key], source !== element else { continue }
      element.match(source.frame)
    }
  }
}
