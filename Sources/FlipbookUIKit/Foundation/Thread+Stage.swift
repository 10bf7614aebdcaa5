public import Foundation

extension Thread {
  /// A Boolean value that indicates whether the code runs on the main thread; on a stage, true: its thread stands for it.
  public class var isMainThread: Bool { StageContext.current != nil || current == mainThread }
}
