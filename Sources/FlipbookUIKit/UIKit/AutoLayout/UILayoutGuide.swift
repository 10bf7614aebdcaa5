public import Foundation

/// A rectangle that constraints place and that nothing shows, `UILayoutGuide`.
open class UILayoutGuide: NSObject, LayoutItem {
  /// The rectangles that every view has.
  enum Kind: Hashable {
    case own
    case margins
    case safeArea
    case scrolledContent
    case scrollFrame
  }

  let kind: Kind
  /// The view that has the guide.
  open internal(set) weak var owningView: UIView?
  /// The name of the guide.
  open var identifier = ""
  /// The rectangle, in the space of the view that has the guide.
  open internal(set) var layoutFrame = CGRect.zero

  var layoutView: UIView? { owningView }

  /// Makes a guide.
  public override init() { kind = .own }

  init(_ kind: Kind, of view: UIView) {
    self.kind = kind
    owningView = view
  }
}
