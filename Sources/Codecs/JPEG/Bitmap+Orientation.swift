import Pixels

extension Bitmap {
  /// Returns the image rotated and mirrored to be upright.
  ///
  /// - Parameter orientation: The Exif orientation: the position of the first row and column: 1 top and left, 2 top and
  ///   right, 3 bottom and right, 4 bottom and left, 5 left and top, 6 right and top, 7 right and bottom, 8 left and
  ///   bottom.
  /// - Returns: The upright image.
  func upright(orientation: Int) -> Bitmap {
    guard (2...8).contains(orientation) else { return self }
    let isTransposed = orientation >= 5
    let isMirroredX = [2, 3, 6, 7].contains(orientation)
    let isMirroredY = [3, 4, 7, 8].contains(orientation)
    var result = isTransposed ? Bitmap(width: height, height: width) : Bitmap(width: width, height: height)
    let (newWidth, newHeight, newBytesPerRow) = (result.width, result.height, result.bytesPerRow)
    unsafe withUnsafeBytes { source in
      unsafe result.withUnsafeMutableBytes { target in
        for y in 0..<newHeight {
          let ownY = isMirroredY ? newHeight - 1 - y : y
          for x in 0..<newWidth {
            let ownX = isMirroredX ? newWidth - 1 - x : x
            let (column, row) = isTransposed ? (ownY, ownX) : (ownX, ownY)
            // Sound: the row and the column are within both images.
            let pixel = unsafe source.load(fromByteOffset: row * bytesPerRow + column * 4, as: UInt32.self)
            unsafe target.storeBytes(of: pixel, toByteOffset: y * newBytesPerRow + x * 4, as: UInt32.self)
          }
        }
      }
    }
    return result
  }
}
