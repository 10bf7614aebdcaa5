package import LayerTree

/// A plotted trace, and the label that distinguishes it from others.
package struct PlotSource: Sendable {
  /// The variant's name; empty when there is one trace.
  package let label: String
  /// The trace.
  package let trace: Trace

  /// Makes a source.
  package init(label: String = "", trace: Trace) {
    self.label = label
    self.trace = trace
  }
}
