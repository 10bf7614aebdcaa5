// A single import suffices for a test: it includes the types of golden reports, stages, and images.
@_exported public import Flipbook
@_exported public import Golden
