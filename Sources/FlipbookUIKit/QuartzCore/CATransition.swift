public import Foundation
import LayerTree
import Motion

/// An animated transition between two states of a layer, `CATransition`.
open class CATransition: CAAnimation {
  /// The kind of transition.
  open var type = CATransitionType.fade
  /// The side where a movement begins.
  open var subtype: CATransitionSubtype?
  /// The progress at the beginning.
  open var startProgress: Float = 0
  /// The progress at the end.
  open var endProgress: Float = 1

  /// Makes a fade.
  public override init() { super.init() }

  /// Animations are not archived here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func makeAnimation(for layer: CALayer) -> any Animation {
    guard let kind = Transition.Kind(rawValue: type.rawValue), kind != .flip else {
      preconditionFailure("there is no transition '\(type.rawValue)'")
    }
    let side = subtype.map { subtype in
      guard let direction = Transition.Direction(rawValue: subtype.rawValue) else {
        preconditionFailure("there is no transition subtype '\(subtype.rawValue)'")
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

/// The kind of a transition.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes a kind of its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The old image dissolves into the new one.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new image slides in over the old one.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new image pushes the old one out.
  public static let push = CATransitionType(rawValue: "push")
  /// The old image slides away from over the new one.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The side where a transition begins.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes a side of its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The right.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// The left.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// The bottom edge of the screen: named as on macOS, whose y grows upward.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// The top edge of the screen: named as on macOS, whose y grows upward.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// The key of a layer's transition.
public let kCATransition = Transition.key
/// The key of the action that runs when a layer is put in.
public let kCAOnOrderIn = "onOrderIn"
/// The key of the action that runs when a layer is taken out.
public let kCAOnOrderOut = "onOrderOut"
/// `CATransitionType.fade`, as it was called before Swift 4.2.
public let kCATransitionFade = CATransitionType.fade
/// `CATransitionType.moveIn`, as it was called before Swift 4.2.
public let kCATransitionMoveIn = CATransitionType.moveIn
/// `CATransitionType.push`, as it was called before Swift 4.2.
public let kCATransitionPush = CATransitionType.push
/// `CATransitionType.reveal`, as it was called before Swift 4.2.
public let kCATransitionReveal = CATransitionType.reveal
/// `CATransitionSubtype.fromRight`, as it was called before Swift 4.2.
public let kCATransitionFromRight = CATransitionSubtype.fromRight
/// `CATransitionSubtype.fromLeft`, as it was called before Swift 4.2.
public let kCATransitionFromLeft = CATransitionSubtype.fromLeft
/// `CATransitionSubtype.fromTop`, as it was called before Swift 4.2.
public let kCATransitionFromTop = CATransitionSubtype.fromTop
/// `CATransitionSubtype.fromBottom`, as it was called before Swift 4.2.
public let kCATransitionFromBottom = CATransitionSubtype.fromBottom
