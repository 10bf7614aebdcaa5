import LayerTree

extension Stage {
  /// The images that the stage's code has loaded and drawn.
  package var images: ImageLibrary { companion { ImageLibrary() } }

  /// Sets the library that the stage's code loads images into; call this before the first use of ``images``.
  package func keep(_ images: ImageLibrary) { _ = companion { images } }
}
