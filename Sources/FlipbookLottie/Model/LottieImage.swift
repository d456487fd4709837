import FlipbookPicture
import Foundation

/// A picture of the file or beside it.
struct LottieImage: Sendable {
  var size: CGSize
  /// Nil where it can't be read.
  var bitmap: Bitmap?
}
