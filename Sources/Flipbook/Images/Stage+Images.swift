import LayerTree

extension Stage {
  /// The pictures that the stage's own code has read and drawn.
  package var images: ImageLibrary { companion { ImageLibrary() } }

  /// Keeps the library that the stage's code reads pictures into; it is to be set before the first use.
  package func keep(_ images: ImageLibrary) { _ = companion { images } }
}
