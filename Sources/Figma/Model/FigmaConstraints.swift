/// The rule by which a node follows its frame when the frame is resized.
struct FigmaConstraints: Equatable {
  enum Rule {
    case start, end, both, center, scale
  }

  var horizontal = Rule.start
  var vertical = Rule.start
}
