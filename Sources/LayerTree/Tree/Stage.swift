import Arithmetic
public import Geometry
public import Motion

/// A layer tree with a clock: everything that moves, and nothing that is drawn.
///
/// The clock ticks at the display rate whatever the output's frame rate is. A tick runs due actions, oldest first; then
/// the callbacks of animations that have begun or finished; then display links, Pop's animations and scroll views
/// first; finally it records the state of emitters. Animations added during a tick begin at its time.
///
/// Nothing happens between two ticks. ``snapshot()`` there evaluates everything that is a function of time or of other
/// values for that instant: animations, motions of Pop and of scroll views, scripted fingers, rules, and layouts.
public final class Stage {
  /// Times closer than this are the same instant, in seconds.
  static let instant = 1e-9

  /// The layer that fills the canvas; every other layer is inside it.
  public let root: Layer
  /// The size of the canvas in points.
  public let canvasSize: Size
  /// The color behind all layers.
  public var background: Color
  /// Ticks per second.
  public let displayRate: Double
  /// The length of the stage in seconds; nil means until it is at rest, and ``restingTail`` longer.
  public var duration: Double?
  /// The version of UIKit: it determines the combination of overlapping view animations and the time of their springs.
  public var uiKitGeneration = UIKitGeneration.iOS8
  /// Called when animations begin and end; nil by default.
  public var onEvent: ((StageEvent) -> Void)?
  /// An object of the client that lives as long as the stage.
  package var host: AnyObject?
  /// Called for every touch; nil by default.
  package var onTouch: ((StageTouch) -> Void)?
  /// The time now, in seconds.
  public private(set) var time = 0.0

  /// The time that the resting image is held when no duration is given, in seconds.
  public static let restingTail = 0.5

  /// The cause of the steps that are running.
  var cause = StageCause.start
  var needsCommit = false
  /// The scopes in force for changes of models; the innermost last.
  var changeScopes: [any ChangeScope] = []
  /// Callbacks that wait for their phase of a tick.
  private var callbacks: [() throws -> Void] = []
  /// The display links that are called at every tick, in the order added.
  var displayLinks: [DisplayLink] = []
  /// The animators that are called at every tick.
  var frameDrivers: [any FrameDriver] = []
  /// The layers' scrolling on the stage, at the last tick.
  var scrollers: [any ContentScroller] = []
  /// The animations of variables; they belong to no layer.
  var attachments: [any LayerAttachment] = []
  /// Objects that touches and animators keep with the stage, by their class.
  private var companions: [ObjectIdentifier: AnyObject] = [:]
  /// True if snapshots show the fingers that touch the stage, above all layers; false.
  public var showsTouches = false
  /// The most ticks that may run before ``advance(to:)`` gives up with ``TickLimitError``; nil for
  /// ``standardMostTicks``.
  ///
  /// It also limits the ticks that a ``Trace`` records; ``standardMostRecordedTicks`` applies if it is nil.
  public var maximumTickCount: Int?
  /// The default of ``maximumTickCount``: four and a half hours at 60 a second.
  public static let standardMostTicks = 1_000_000
  /// The default limit of recorded ticks: almost half an hour at 60 a second.
  public static let standardMostRecordedTicks = 100_000
  /// The steps that have run since the stage began.
  private var stepCount = 0
  /// The limit that something on the stage exceeded, to be thrown at the end of the tick.
  var exceededLimit: StageLimitError?
  private var ticks = 0
  /// The time of the last tick that has run, in seconds.
  var tickTime = 0.0
  /// The instant between two ticks that is being evaluated; nil while none is.
  package var inBetween: InBetween?
  /// The client that keeps values in step with others; nil for none.
  package weak var inBetweenClient: (any InBetweenClient)?
  /// The error of a value that could not be computed between two ticks, thrown by ``advance(to:)``.
  var inBetweenFailure: (any Error)?
  /// The number of ticks run, without skipped ones.
  package private(set) var tickCount = 0
  /// The size of the last snapshot, an estimate for the next one.
  var lastNodeCount = 0
  private var due = EventQueue()
  /// True if an animation is known to be running or pending.
  var hasActiveAnimations = false
  /// True if an animation is running or still to run, at the last tick.
  package var hasRunningAnimations: Bool { hasActiveAnimations }
  /// True if a tick has met an emitter.
  var hasEmitters = false

  /// Makes an empty stage.
  ///
  /// - Parameters:
  ///   - size: The size of the canvas in points.
  ///   - background: The color behind all layers.
  ///   - duration: The duration in seconds; nil means until it is at rest.
  ///   - displayRate: Ticks per second.
  /// - Precondition: The size is finite and has an area, and the rate is finite and positive.
  public init(size: Size, background: Color = .white, duration: Double? = nil, displayRate: Double = 60) {
    precondition(
      [size.width, size.height, displayRate].allSatisfy { $0 > 0 && $0.isFinite }, "a stage needs a size and a rate")
    canvasSize = size
    self.background = background
    self.duration = duration
    self.displayRate = displayRate
    root = Layer(name: "root", frame: Rect(origin: .zero, size: size))
    root.stage = self
  }

  /// Runs `action` at the first tick that is not before `time`.
  ///
  /// Actions of one tick run in the order of their times; actions of equal times run in the order they were added. A
  /// time in the past means the next tick, or this one when called by an action.
  ///
  /// - Precondition: `time` is a number.
  public func perform(at time: Double, _ action: @escaping () throws -> Void) {
    precondition(!time.isNaN, "an action needs a time")
    due.add(following(action), at: time)
  }

  /// Runs all ticks up to `time`, the new current time.
  ///
  /// Ticks without changes are skipped: playing animations alone far into the future costs no more than playing them
  /// briefly.
  ///
  /// - Parameter time: Seconds; not before the time now.
  /// - Throws: The error of an action or a callback, ``TickLimitError`` when more than ``maximumTickCount`` would have to run,
  ///   ``StageLimitError`` when steps or transitions exceed a limit, and `CancellationError` when the enclosing task is
  ///   canceled; the stage then stays at that tick.
  /// - Precondition: `time` is finite and does not lie in the past.
  public func advance(to time: Double) throws {
    precondition(time.isFinite && time >= self.time - Self.instant, "a stage runs forwards")
    try throwInBetweenFailure()
    let most = maximumTickCount ?? Self.standardMostTicks
    while Double(ticks) / displayRate <= time + Self.instant {
      guard tickCount < most else { throw TickLimitError(most: most, time: time, isRecording: false) }
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
    // A tick of this instant may be a little later, and its animations must have begun.
    self.time = max(self.time, time)
  }

  /// Counts a step of a program; the limit is the same as for ticks.
  ///
  /// - Throws: ``StageLimitError/steps(most:time:)``.
  package func countStep() throws(StageLimitError) {
    stepCount += 1
    let most = max(maximumTickCount ?? 0, Self.standardMostTicks)
    guard stepCount <= most else { throw .steps(most: most, time: time) }
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
    let most = maximumTickCount ?? Self.standardMostRecordedTicks
    guard end * displayRate <= Double(most) else {
      throw TickLimitError(most: most, time: end, isRecording: true)
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

  /// True if nothing is due and no animation is running or still to run, at the last tick.
  ///
  /// Display links and animations at speed 0 do not keep a stage from rest; Pop's animations do, unless they are
  /// paused, and so does content that scrolls.
  public var isAtRest: Bool {
    due.isEmpty && callbacks.isEmpty && !hasActiveAnimations && !needsCommit
      && !frameDrivers.contains(where: \.isActive)
      && !scrollers.contains(where: \.isMoving)
  }

  /// The first property that still moves, as in `ball.opacity`, for messages; nil when none is known.
  package var firstMoving: String? { root.firstMoving }

  /// Plays the stage until it is at rest, tick by tick.
  ///
  /// - Parameter limit: The time to give up at, in seconds.
  /// - Returns: The time of coming to rest; nil if the stage is still moving at the limit.
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

  /// Returns the object of a class that is kept with the stage, made at the first use.
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

  /// Runs `callback` with the completions of this tick, or of the next one when they have begun.
  package func performSoon(_ callback: @escaping () throws -> Void) { callbacks.append(following(callback)) }

  /// Begins animations that were added since the last commit.
  func commitIfNeeded() {
    guard needsCommit else { return }
    needsCommit = false
    if root.commit(at: time) { hasActiveAnimations = true }
  }
}
