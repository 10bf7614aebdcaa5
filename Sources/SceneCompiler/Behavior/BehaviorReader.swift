import Geometry
import LayerTree
import Motion
import SceneProgram
import SceneSyntax

/// Reads the behaviors of component instances and of the scene itself.
struct BehaviorReader {
  private let context: ReadingContext
  private let events: HandlerReader
  private let ruleReader: RuleReader
  private(set) var steps: StepReader
  private(set) var handlers: [Handler] = []
  private(set) var rules: [Rule] = []
  private(set) var ruleLines: [[RuleLine]] = []

  init(context: ReadingContext, directory: LayerDirectory) {
    self.context = context
    events = HandlerReader(context: context, directory: directory)
    ruleReader = RuleReader(context: context, directory: directory)
    steps = StepReader(context: context, directory: directory)
  }

  /// Reads the keys of layers with values that depend on changing values, as rules.
  mutating func read(_ keys: [FollowingKey]) {
    guard !keys.isEmpty else { return }
    rules += keys.map(ruleReader.rule)
    ruleLines.append(keys.map(ruleReader.line))
  }

  mutating func read(_ behavior: Behavior) {
    context.within(behavior.scope) {
      if let node = behavior.start { steps.read(node, at: 0) }
      if let node = behavior.when { handlers += events.handlers(node) }
      if let node = behavior.always {
        rules += ruleReader.rules(node)
        ruleLines.append(ruleReader.lines(node))
      }
    }
  }
}
