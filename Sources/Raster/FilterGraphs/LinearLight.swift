import Arithmetic

/// The linear light of sRGB components, both as bytes (IEC 61966-2-1).
enum LinearLight {
  /// Light for each component of sRGB.
  static let toLinear = (0..<256).map { byte -> UInt8 in
    let value = Double(byte) / 255
    let light = value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    return UInt8(saturating: (light * 255).rounded())
  }

  /// The component of sRGB for each light.
  static let toSRGB = (0..<256).map { byte -> UInt8 in
    let light = Double(byte) / 255
    let value = light <= 0.0031308 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
    return UInt8(saturating: (value * 255).rounded())
  }
}
