public import CArithmetic

// The C library selects a variant of these functions for each processor, and the variants differ in the last bit. These
// have only one implementation each.

/// Returns e to the power of `x`.
@inlinable package func exp(_ x: Double) -> Double { flipbook_exp(x) }

/// Returns e to the power of `x`, minus 1, accurate near 0.
@inlinable package func expm1(_ x: Double) -> Double { flipbook_expm1(x) }

/// Returns the natural logarithm of `x`.
@inlinable package func log(_ x: Double) -> Double { flipbook_log(x) }

/// Returns the natural logarithm of `1 + x`, accurate near 0.
@inlinable package func log1p(_ x: Double) -> Double { flipbook_log1p(x) }

/// Returns `x` to the power of `y`.
@inlinable package func pow(_ x: Double, _ y: Double) -> Double { flipbook_pow(x, y) }

/// Returns `x` to the power of `y`, in single precision.
@inlinable package func pow(_ x: Float, _ y: Float) -> Float { flipbook_powf(x, y) }

/// Returns the sine of an angle in radians.
@inlinable package func sin(_ x: Double) -> Double { flipbook_sin(x) }

/// Returns the cosine of an angle in radians.
@inlinable package func cos(_ x: Double) -> Double { flipbook_cos(x) }

/// Returns the tangent of an angle in radians.
@inlinable package func tan(_ x: Double) -> Double { flipbook_tan(x) }

/// Returns the angle in radians, from -π/2 to π/2, whose sine is `x`.
@inlinable package func asin(_ x: Double) -> Double { flipbook_asin(x) }

/// Returns the angle in radians, from 0 to π, whose cosine is `x`.
@inlinable package func acos(_ x: Double) -> Double { flipbook_acos(x) }

/// Returns the angle in radians, from -π/2 to π/2, whose tangent is `x`.
@inlinable package func atan(_ x: Double) -> Double { flipbook_atan(x) }

/// Returns the angle in radians, from -π to π, of the direction to the point (`x`, `y`).
@inlinable package func atan2(_ y: Double, _ x: Double) -> Double { flipbook_atan2(y, x) }

/// Returns the distance of the point (`x`, `y`) from the origin, without intermediate overflow.
@inlinable package func hypot(_ x: Double, _ y: Double) -> Double { flipbook_hypot(x, y) }
