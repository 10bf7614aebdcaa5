/// The reaction of a node to a change of its frame's size.
struct FigmaConstraints: Equatable {
  enum Rule {
    case start, end, both, center, scale
  }

  var horizontal = Rule.start
  var vertical = Rule.start
}
