// One import line is enough, as `import UIKit` is: the geometry of Foundation, Flipbook to render with, and the rest.
@_exported public import Flipbook
@_exported public import Foundation
