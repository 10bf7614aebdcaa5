// One import is enough: these modules define the types in Flipbook's API.
@_exported public import Codecs
@_exported public import Figma
@_exported public import Geometry
@_exported public import LayerTree
@_exported public import Lottie
@_exported public import Motion
@_exported public import Pixels
@_exported public import SceneCompiler
@_exported public import SceneDiagnostics
@_exported public import SceneProgram
@_exported public import SceneSyntax
@_exported public import SceneWriting
@_exported public import Typography
@_exported public import VectorArt
