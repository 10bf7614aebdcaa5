import Arithmetic
public import Geometry
public import Motion

/// A layer tree with a clock: it contains everything that moves, but doesn't draw.
///
/// The clock ticks at the display rate, regardless of the output's frame rate. A tick runs due actions, the oldest
/// first; then the callbacks of animations that have begun or finished; then Pop's animations, scroll views, and
/// display links, in this order; finally it records the state of emitters. Animations added during a tick begin at its
/// time.
///
/// Nothing happens between two ticks. A ``snapshot()`` between them evaluates everything that is a function of time or
/// of other values for that instant: animations, motions of Pop and of scroll views, scripted touches, rules, and
/// layouts.
public final class Stage {
  /// The time difference below which two times are considered equal, in seconds.
  static let instant = 1e-9

  /// The layer that fills the canvas; all other layers are its descendants.
  public let root: Layer
  /// The size of the canvas in points.
  public let canvasSize: Size
  /// The color behind all layers.
  public var background: Color
  /// The number of ticks per second.
  public let displayRate: Double
  /// The length of the stage in seconds; nil to end ``restingTail`` after it has come to rest.
  public var duration: Double?
  /// The version of UIKit, which determines how overlapping view animations are combined and how springs are timed.
  public var uiKitGeneration = UIKitGeneration.iOS8
  /// Called when animations begin and end; nil by default.
  public var onEvent: ((StageEvent) -> Void)?
  /// A client object that is kept alive with the stage.
  package var host: AnyObject?
  /// Called for every touch; nil by default.
  package var onTouch: ((StageTouch) -> Void)?
  /// The current time, in seconds.
  public private(set) var time = 0.0

  /// The time to hold the final image if no duration is given, in seconds.
  public static let restingTail = 0.5

  /// The cause of the steps that are currently running.
  var cause = StageCause.start
  /// The step that is being performed; nil outside of a scene's steps.
  package var stepOrigin: StepOrigin?
  var needsCommit = false
  /// The current scopes for changes of models, innermost last.
  var changeScopes: [any ChangeScope] = []
  /// Callbacks that wait for their phase of a tick.
  private var callbacks: [() throws -> Void] = []
  /// The display links that are called at every tick, in the order added.
  var displayLinks: [DisplayLink] = []
  /// The animators that are called at every tick.
  var frameDrivers: [any FrameDriver] = []
  /// The content scrollers of the stage's layers, collected at the last tick.
  var scrollers: [any ContentScroller] = []
  /// The animations of variables, which don't belong to a layer.
  var attachments: [any LayerAttachment] = []
  /// Objects that touch handling and animators store with the stage, by class.
  private var companions: [ObjectIdentifier: AnyObject] = [:]
  /// True if snapshots show touches, above all layers; false by default.
  public var showsTouches = false
  /// The appearance of touches in snapshots.
  public var touchStyle = TouchStyle()
  /// The maximum number of ticks before ``advance(to:)`` throws a ``TickLimitError``; nil for ``standardMaximumTickCount``.
  ///
  /// It also limits the ticks that a ``Trace`` records; ``standardMaximumRecordedTickCount`` applies if it is nil.
  public var maximumTickCount: Int?
  /// The default of ``maximumTickCount``: four and a half hours at 60 ticks per second.
  public static let standardMaximumTickCount = 1_000_000
  /// The default limit of recorded ticks: almost half an hour at 60 ticks per second.
  public static let standardMaximumRecordedTickCount = 100_000
  /// True while animations are added whose movement is not shown: layers change their places at once.
  ///
  /// The animations keep their timing and call their completions.
  package var reducesMotion = false
  /// The number of steps that have run since the stage began.
  private var stepCount = 0
  /// The limit that was exceeded during the tick, thrown as an error at its end.
  var exceededLimit: StageLimitError?
  private var ticks = 0
  /// The time of the last tick, in seconds.
  var tickTime = 0.0
  /// The instant between two ticks that is being evaluated; nil if there is none.
  package var inBetween: InterTickEvaluation?
  /// The client whose values depend on others; nil for none.
  package weak var inBetweenClient: (any InterTickClient)?
  /// The error of a value that could not be computed between two ticks; ``advance(to:)`` throws it.
  var inBetweenFailure: (any Error)?
  /// The number of ticks run, excluding skipped ones.
  package private(set) var tickCount = 0
  /// The number of nodes in the last snapshot, an estimate for the next one.
  var lastNodeCount = 0
  private var due = EventQueue()
  /// True if an animation is known to be running or pending.
  var hasActiveAnimations = false
  /// True if an animation was running or pending at the last tick.
  package var hasRunningAnimations: Bool { hasActiveAnimations }
  /// True if any tick has encountered an emitter.
  var hasEmitters = false

  /// Creates an empty stage.
  ///
  /// - Parameters:
  ///   - size: The size of the canvas in points.
  ///   - background: The color behind all layers.
  ///   - duration: The duration in seconds; nil to play until the stage is at rest.
  ///   - displayRate: The number of ticks per second.
  /// - Precondition: The size is finite and not empty, and the rate is finite and positive.
  public init(size: Size, background: Color = .white, duration: Double? = nil, displayRate: Double = 60) {
    precondition(
      [size.width, size.height, displayRate].allSatisfy { $0 > 0 && $0.isFinite },
      "a stage's size and display rate must be finite and greater than 0")
    canvasSize = size
    self.background = background
    self.duration = duration
    self.displayRate = displayRate
    root = Layer(name: "root", frame: Rect(origin: .zero, size: size))
    root.stage = self
  }

  /// Runs `action` at the first tick at or after `time`.
  ///
  /// Actions of one tick run in the order of their times; actions with equal times run in the order they were added. A
  /// time in the past means the next tick, or the current one if called by an action.
  ///
  /// - Precondition: `time` is not NaN.
  public func perform(at time: Double, _ action: @escaping () throws -> Void) {
    precondition(!time.isNaN, "the time of an action must not be NaN")
    due.add(following(action), at: time)
  }

  /// Runs all ticks up to `time`, which becomes the current time.
  ///
  /// Ticks without changes are skipped: playing only animations far into the future costs no more than playing them
  /// briefly.
  ///
  /// - Parameter time: The time in seconds; not before the current time.
  /// - Throws: The error of an action or a callback, ``TickLimitError`` if more than ``maximumTickCount`` would have to
  ///   run, ``StageLimitError`` if steps or transitions exceed a limit, and `CancellationError` if the enclosing task
  ///   is canceled; the stage then stays at that tick.
  /// - Precondition: `time` is finite and not in the past.
  public func advance(to time: Double) throws {
    precondition(time.isFinite && time >= self.time - Self.instant, "a stage can only run forward")
    try throwInBetweenFailure()
    let limit = maximumTickCount ?? Self.standardMaximumTickCount
    while Double(ticks) / displayRate <= time + Self.instant {
      guard tickCount < limit else { throw TickLimitError(limit: limit, time: time, isRecording: false) }
      self.time = Double(ticks) / displayRate
      tickTime = self.time
      ticks += 1
      try tick()
      if let exceededLimit { throw exceededLimit }
      if ticks.isMultiple(of: Self.ticksBetweenLooks) {
        if Task.isCancelled { throw CancellationError() }
        passOverTicks(until: time)
      }
    }
    // Due to rounding, the tick may be slightly later, and its animations must have begun.
    self.time = max(self.time, time)
  }

  /// Counts a step of a program; the limit is the same as for ticks.
  ///
  /// - Throws: ``StageLimitError/steps(most:time:)``.
  package func countStep() throws(StageLimitError) {
    stepCount += 1
    let limit = max(maximumTickCount ?? 0, Self.standardMaximumTickCount)
    guard stepCount <= limit else { throw .steps(limit: limit, time: time) }
  }

  /// Throws the error of a value that could not be computed for the last snapshot, if there is one.
  package func throwInBetweenFailure() throws {
    guard let failure = inBetweenFailure else { return }
    inBetweenFailure = nil
    throw failure
  }

  /// Checks that recording every tick up to `end`, in seconds, stays within the limit.
  ///
  /// - Throws: ``TickLimitError``.
  package func checkRecording(until end: Double) throws(TickLimitError) {
    let limit = maximumTickCount ?? Self.standardMaximumRecordedTickCount
    guard end * displayRate <= Double(limit) else {
      throw TickLimitError(limit: limit, time: end, isRecording: true)
    }
  }

  /// The number of ticks between two attempts to skip ticks without changes.
  private static let ticksBetweenLooks = 64

  /// Skips to the tick before the next one with a change, or to the last one before `end`.
  private func passOverTicks(until end: Double) {
    let isTicking =
      !callbacks.isEmpty || needsCommit || hasEmitters || frameDrivers.contains(where: \.isActive)
      || scrollers.contains(where: \.isMoving) || displayLinks.contains { !$0.isPaused }
    guard !isTicking, let change = root.nextAnimationChange() else { return }
    let next = min(change, due.nextTime ?? .infinity, end)
    ticks = max(ticks, Int(saturating: (next * displayRate).rounded(.down)) - 1)
  }

  /// True if nothing is due and no animation was running or pending at the last tick.
  ///
  /// Display links and animations at speed 0 do not keep a stage active; unpaused Pop animations and scrolling content
  /// do.
  public var isAtRest: Bool {
    due.isEmpty && callbacks.isEmpty && !hasActiveAnimations && !needsCommit
      && !frameDrivers.contains(where: \.isActive)
      && !scrollers.contains(where: \.isMoving)
  }

  /// The name of the first property that is still moving, such as `ball.opacity`, for messages; nil if none is known.
  package var firstMoving: String? { root.firstMoving }

  /// Plays the stage tick by tick until it is at rest.
  ///
  /// - Parameter limit: The time to give up at, in seconds.
  /// - Returns: The time when the stage came to rest; nil if it is still moving at the limit.
  /// - Throws: The error of an action.
  public func playUntilRest(limit: Double) throws -> Double? {
    try advance(to: time)
    while !isAtRest {
      let next = Double(ticks) / displayRate
      guard next <= limit else { return nil }
      try advance(to: next)
    }
    return time
  }

  /// Returns the object of a class that is stored with the stage, created on first use.
  package func companion<Companion: AnyObject>(_ make: () -> Companion) -> Companion {
    if let known = companions[ObjectIdentifier(Companion.self)] as? Companion { return known }
    let new = make()
    companions[ObjectIdentifier(Companion.self)] = new
    return new
  }

  private func tick() throws {
    tickCount += 1
    while let action = due.next(by: time + Self.instant) { try action() }
    scrollers.removeAll(keepingCapacity: true)
    hasActiveAnimations = root.settleAnimations(at: time, on: self)
    // Callbacks requested by callbacks wait for the next tick.
    let current = callbacks
    callbacks = []
    for callback in current { try callback() }
    try callDisplayLinks()
    commitIfNeeded()
    if hasEmitters { root.noteEmissions(at: time) }
  }

  /// Runs `callback` with the completions of this tick, or of the next one if they have already begun.
  package func performSoon(_ callback: @escaping () throws -> Void) { callbacks.append(following(callback)) }

  /// Begins animations that were added since the last commit.
  func commitIfNeeded() {
    guard needsCommit else { return }
    needsCommit = false
    if root.commit(at: time) { hasActiveAnimations = true }
  }
}
