import Foundation
/// Temporary.
func tune(_ name: String, _ value: Double) -> Double { ProcessInfo.processInfo.environment[name].flatMap(Double.init) ?? value }
