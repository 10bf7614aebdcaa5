public import Foundation

/// A rectangle that takes part in layout but is not drawn, `UILayoutGuide`.
open class UILayoutGuide: NSObject, LayoutItem {
  /// The kinds of guides: predefined ones of every view, and custom ones.
  enum Kind: Hashable {
    case own
    case margins
    case safeArea
    case scrolledContent
    case scrollFrame
  }

  let kind: Kind
  /// The view that owns the guide.
  open internal(set) weak var owningView: UIView?
  /// The name of the guide.
  open var identifier = ""
  /// The rectangle, in the coordinate space of the owning view.
  open internal(set) var layoutFrame = CGRect.zero

  var layoutView: UIView? { owningView }

  /// Creates a guide.
  public override init() { kind = .own }

  init(_ kind: Kind, of view: UIView) {
    self.kind = kind
    owningView = view
  }
}
