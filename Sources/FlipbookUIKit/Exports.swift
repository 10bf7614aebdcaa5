// A single import suffices, as with `import UIKit`: it includes Foundation's geometry and Flipbook's renderer.
@_exported public import Flipbook
@_exported public import Foundation
