@_exported public import Golden
