public import Foundation
import LayerTree
import Motion

/// An animated transition between two states of a layer, `CATransition`.
open class CATransition: CAAnimation {
  /// The type of transition.
  open var type = CATransitionType.fade
  /// The side where the motion begins.
  open var subtype: CATransitionSubtype?
  /// The progress at the beginning.
  open var startProgress: Float = 0
  /// The progress at the end.
  open var endProgress: Float = 1

  /// Creates a fade.
  public override init() { super.init() }

  /// Archiving is not supported.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func makeAnimation(for layer: CALayer) -> any Animation {
    guard let kind = Transition.Kind(rawValue: type.rawValue), kind != .flip else {
      preconditionFailure("unknown transition '\(type.rawValue)'")
    }
    let side = subtype.map { subtype in
      guard let direction = Transition.Direction(rawValue: subtype.rawValue) else {
        preconditionFailure("unknown transition subtype '\(subtype.rawValue)'")
      }
      return direction
    }
    var transition = Transition(
      kind, side ?? .fromLeft, startProgress: Double(startProgress), endProgress: Double(endProgress),
      timingFunction: timingFunction?.function)
    transition.timing = timing
    transition.removedOnCompletion = isRemovedOnCompletion
    return transition
  }

  override func makeCopy() -> CAAnimation {
    let copy = CATransition()
    copySettings(to: copy)
    copy.type = type
    copy.subtype = subtype
    copy.startProgress = startProgress
    copy.endProgress = endProgress
    return copy
  }
}

/// The type of a transition.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String

  /// Creates a kind with the given name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The old image dissolves into the new one.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new image slides in over the old one.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new image pushes the old one out.
  public static let push = CATransitionType(rawValue: "push")
  /// The old image slides away and uncovers the new one.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The side where a transition begins.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String

  /// Creates a side with the given name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The right edge.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// The left edge.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// The bottom edge of the screen: named as on macOS, where y points upward.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// The top edge of the screen: named as on macOS, where y points upward.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// The key of a layer's transition.
public let kCATransition = Transition.key
/// The key of the action that is triggered when a layer is added.
public let kCAOnOrderIn = "onOrderIn"
/// The key of the action that is triggered when a layer is removed.
public let kCAOnOrderOut = "onOrderOut"
/// The name of `CATransitionType.fade` before Swift 4.2.
public let kCATransitionFade = CATransitionType.fade
/// The name of `CATransitionType.moveIn` before Swift 4.2.
public let kCATransitionMoveIn = CATransitionType.moveIn
/// The name of `CATransitionType.push` before Swift 4.2.
public let kCATransitionPush = CATransitionType.push
/// The name of `CATransitionType.reveal` before Swift 4.2.
public let kCATransitionReveal = CATransitionType.reveal
/// The name of `CATransitionSubtype.fromRight` before Swift 4.2.
public let kCATransitionFromRight = CATransitionSubtype.fromRight
/// The name of `CATransitionSubtype.fromLeft` before Swift 4.2.
public let kCATransitionFromLeft = CATransitionSubtype.fromLeft
/// The name of `CATransitionSubtype.fromTop` before Swift 4.2.
public let kCATransitionFromTop = CATransitionSubtype.fromTop
/// The name of `CATransitionSubtype.fromBottom` before Swift 4.2.
public let kCATransitionFromBottom = CATransitionSubtype.fromBottom
