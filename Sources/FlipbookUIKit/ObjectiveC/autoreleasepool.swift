/// Calls a closure; there are no autoreleased objects on Linux.
public func autoreleasepool<Result, Failure>(
  invoking body: () throws(Failure) -> Result
) throws(Failure) -> Result { try body() }

/// Does nothing, as the code of a stage runs on one thread.
@discardableResult
public func objc_sync_enter(_ obj: Any) -> Int32 { 0 }

/// Does nothing, as the code of a stage runs on one thread.
@discardableResult
public func objc_sync_exit(_ obj: Any) -> Int32 { 0 }
