/// A trigger of a prototype that leads to another screen or variant.
struct FigmaInteraction {
  enum Trigger: Equatable {
    /// A click or a touch.
    case tap
    /// Seconds after the screen appears.
    case timeout(Double)
    /// Another trigger, by its name; it plays like a tap.
    case other(String)
  }

  enum Action: Equatable {
    case navigate(String)
    /// Changes the closest instance to a variant.
    case change(String)
    case back
  }

  var trigger: Trigger
  var action: Action
  var transition: FigmaTransition
  var place: FigmaPlace
}
