import JSONReading

/// The kinds of effects.
///
/// Files identify them by a type number or by After Effects' match name.
enum EffectKind: Equatable {
  case tint, fill, stroke, tritone, levels, dropShadow, wipe, setMatte, blur, transform, ramp
  /// Effect controls; only expressions read them.
  case controls
  case unsupported(String)

  /// Determines the kind of an effect.
  init(_ effect: JSONNode) {
    let matchName = effect["mn"]?.string ?? ""
    switch matchName {
    case "ADBE Gaussian Blur", "ADBE Fast Blur": self = .blur
    case "ADBE Geometry2": self = .transform
    case "ADBE Ramp": self = .ramp
    default:
      switch effect["ty"]?.integer {
      case 20: self = .tint
      case 21: self = .fill
      case 22: self = .stroke
      case 23: self = .tritone
      case 24: self = .levels
      case 25: self = .dropShadow
      case 26: self = .wipe
      case 28: self = .setMatte
      case 29: self = .blur
      case 35: self = .transform
      case 5 where Self.isControl(matchName), nil: self = .controls
      case let type: self = .unsupported(effect["nm"]?.string ?? type.map { "type \($0)" } ?? "")
      }
    }
  }

  /// Returns true for the match name of an expression control, or of a user's own controls; false for the effects of
  /// After Effects (`ADBE`) and of the vendors whose effects come with it.
  private static func isControl(_ matchName: String) -> Bool {
    matchName.hasSuffix(" Control") || !["ADBE ", "CC ", "CS "].contains { matchName.hasPrefix($0) }
  }
}
