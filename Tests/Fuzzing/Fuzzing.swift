import FuzzTargets
import SystemCalls

/// The target that the environment names.
private let target: FuzzTarget = {
  let name = unsafe getenv("FLIPBOOK_FUZZ_TARGET").map { unsafe String(cString: $0) } ?? ""
  guard let target = FuzzTarget(rawValue: name) else {
    fatalError("FLIPBOOK_FUZZ_TARGET must name a target, but is ‘\(name)’: \(FuzzTarget.allCases)")
  }
  return target
}()

/// Is called by libFuzzer before all inputs, whose time is counted: the machine's fonts are looked for here.
@_cdecl("LLVMFuzzerInitialize")
public func initialize(
  _ count: UnsafeMutablePointer<CInt>?, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafePointer<CChar>?>?>?
) -> CInt {
  try? FuzzTarget.expression.run(Array("title".utf8))
  return 0
}

/// Is called by libFuzzer with one input after the other.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  // Sound: the input is copied before the call returns.
  let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  do { try target.run(bytes) } catch { fatalError("\(error)") }
  return 0
}
