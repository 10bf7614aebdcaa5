import Arithmetic
import Geometry
import LayerTree
import Motion
import SceneDiagnostics
import SceneProgram
import SceneSyntax

/// The nested loops of a `for`, over numbers, values, rows of data, or layers.
struct Repetition {
  private let loops: [Loop]
  private let range: SourceRange
  /// The total number of iterations.
  let rounds: Int

  /// Reads `{i: 5}` (0 to 4), `{i: 2...6}`, `{part: [head, tail]}`, `{song: songs}`, `{c: row}`; nil, after logging an
  /// error, for anything else.
  init?(_ node: SyntaxNode, context: ReadingContext) {
    guard case .map(let entries) = node.content, !entries.isEmpty else {
      context.mismatch(node, "a map such as {i: 5}, {i: 2...6} or {part: [head, tail]}")
      return nil
    }
    let reader = LoopReader(context: context)
    var loops: [Loop] = []
    var rounds = 1
    for entry in entries {
      guard let loop = reader.loop(entry) else { return nil }
      loops.append(loop)
      let (product, overflow) = rounds.multipliedReportingOverflow(by: loop.count)
      guard !overflow, product <= LoopReader.maximumRoundCount else {
        context.log.error(
          at: entry.keyRange, "this repeats more than \(LoopReader.maximumRoundCount) times",
          hint: "this limit is fixed"
        )
        return nil
      }
      rounds = product
    }
    self.loops = loops
    self.rounds = rounds
    self.range = node.range
  }

  /// Runs `body` for each iteration, with the indices of its layers.
  ///
  /// The scope contains the loop variables, `index` (the iteration, from 0), and `count` (the number of iterations).
  func run(in context: ReadingContext, _ body: ([Int]) throws -> Void) rethrows {
    try context.bounds.looping(rounds, at: range) {
      try context.within(context.scope) { try runRounds(in: context, body) }
    }
  }

  private func runRounds(in context: ReadingContext, _ body: ([Int]) throws -> Void) rethrows {
    var round = 0
    // Variables and states with these names take precedence.
    func isFree(_ name: String) -> Bool { context.base[name] == nil && context.definitions.states[name] == nil }
    let namesIndex = isFree("index")
    if isFree("count") { context.definitions.scope["count"] = .number(Double(rounds)) }
    try run(loops[...], indices: [], in: context) { indices in
      guard context.bounds.countRound(at: range) else { return false }
      if namesIndex { context.definitions.scope["index"] = .number(Double(round)) }
      round += 1
      try body(indices)
      return true
    }
  }

  /// Runs the loops from the outermost to the innermost, until `body` returns false.
  @discardableResult
  private func run(
    _ loops: ArraySlice<Loop>, indices: [Int], in context: ReadingContext, _ body: ([Int]) throws -> Bool
  ) rethrows -> Bool {
    guard let loop = loops.first else { return try body(indices) }
    for round in 0..<loop.count {
      loop.enter(round, &context.definitions.scope)
      guard try run(loops.dropFirst(), indices: indices + [loop.index(of: round)], in: context, body) else {
        return false
      }
    }
    return true
  }
}
