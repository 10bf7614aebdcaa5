import LayerTree

extension Stage {
  /// The images that the stage's own code has read and drawn.
  package var images: ImageLibrary { companion { ImageLibrary() } }

  /// Keeps the library that the stage's code reads images into; it is to be set before the first use.
  package func keep(_ images: ImageLibrary) { _ = companion { images } }
}
