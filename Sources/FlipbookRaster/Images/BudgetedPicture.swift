import FlipbookPicture
import Foundation
import Synchronization

/// A picture whose pixels are made when they are asked for, and kept while a budget has room for them.
final class BudgetedPicture: BitmapSource {
  private let width: Int
  private let height: Int
  private let budget: PictureBudget
  private let make: @Sendable () -> [UInt32]
  private let hash: Mutex<ContentHash?>
  /// Held while pixels are made, so that two threads never make the same.
  private let making = NSLock()

  /// - Parameters:
  ///   - hash: The identity of the picture; nil for that of its pixels.
  ///   - pixels: The pixels, where they have been made already.
  ///   - make: Makes the same `width * height` pixels each time.
  init(
    width: Int, height: Int, budget: PictureBudget, hash: ContentHash? = nil, pixels: [UInt32]? = nil,
    make: @escaping @Sendable () -> [UInt32]
  ) {
    self.width = width
    self.height = height
    self.budget = budget
    self.make = make
    self.hash = Mutex(hash)
    if let pixels { budget.keep(pixels, of: ObjectIdentifier(self)) }
  }

  deinit { budget.forget(ObjectIdentifier(self)) }

  var pixels: [UInt32] {
    let id = ObjectIdentifier(self)
    return making.withLock {
      if let known = budget.pixels(of: id) { return known }
      let made = make()
      budget.keep(made, of: id)
      return made
    }
  }

  var contentHash: ContentHash {
    if let known = hash.withLock({ $0 }) { return known }
    let made = Bitmap.hash(width: width, height: height, pixels)
    hash.withLock { $0 = made }
    return made
  }
}
