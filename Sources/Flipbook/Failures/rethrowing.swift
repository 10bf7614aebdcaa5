/// Runs `body`, and throws its error as another one.
///
/// - Parameters:
///   - other: The error to throw in place of the one of `body`.
///   - body: The code that may fail.
/// - Returns: The result of `body`.
/// - Throws: The other error.
package func rethrowing<Result: ~Copyable, Cause: Error, Other: Error>(
  as other: (Cause) -> Other, _ body: () throws(Cause) -> Result
) throws(Other) -> Result {
  do throws(Cause) { return try body() } catch { throw other(error) }
}
