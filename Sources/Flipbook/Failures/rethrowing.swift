/// Runs `body`, and converts the error that it throws.
///
/// - Parameters:
///   - other: Converts an error of `body` to the error to throw.
///   - body: The code that may fail.
/// - Returns: The result of `body`.
/// - Throws: The converted error.
package func rethrowing<Result: ~Copyable, Cause: Error, Other: Error>(
  as other: (Cause) -> Other, _ body: () throws(Cause) -> Result
) throws(Other) -> Result {
  do throws(Cause) { return try body() } catch { throw other(error) }
}
