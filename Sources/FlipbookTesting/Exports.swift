// One import is enough for a test: the types that goldens are reported with come with it, and stages and pictures.
@_exported public import Flipbook
@_exported public import Golden
