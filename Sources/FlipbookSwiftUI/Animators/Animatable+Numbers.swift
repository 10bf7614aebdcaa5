public import Foundation

extension Double: Animatable {}
extension Float: Animatable {}
extension CGFloat: Animatable {}
