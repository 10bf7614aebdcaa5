// A single import suffices, as with `import SwiftUI`: it includes Foundation, UIKit's types, and Flipbook's renderer.
@_exported public import FlipbookUIKit
@_exported public import Observation
