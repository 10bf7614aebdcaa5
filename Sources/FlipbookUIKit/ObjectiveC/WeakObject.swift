/// A reference to an object that does not own it.
struct WeakObject {
  private(set) weak var object: AnyObject?

  init(_ object: AnyObject?) { self.object = object }
}
