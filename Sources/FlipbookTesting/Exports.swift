// One import is enough for a test: what goldens are told by comes with it, and the stages and pictures they are of.
@_exported public import Flipbook
@_exported public import Golden
