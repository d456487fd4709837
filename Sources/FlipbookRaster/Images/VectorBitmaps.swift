import FlipbookPicture
import Foundation
import Synchronization

/// The pixels of vector documents drawn lately, of all documents of a provider together.
final class VectorBitmaps: Sendable {
  struct Key: Equatable {
    /// Names the document.
    var document: ObjectIdentifier
    var width: Int
    var height: Int
    var rect: CGRect
  }

  /// In pixels: 96 MB.
  static let capacity = 24 << 20

  private let entries = Mutex<[(key: Key, bitmap: Bitmap)]>([])

  func bitmap(_ key: Key) -> Bitmap? {
    entries.withLock { entries in
      guard let index = entries.firstIndex(where: { $0.key == key }) else { return nil }
      let known = entries.remove(at: index)
      entries.append(known)
      return known.bitmap
    }
  }

  /// Keeps a bitmap; those not asked for longest make room.
  func keep(_ bitmap: Bitmap, _ key: Key) {
    entries.withLock { entries in
      entries.append((key, bitmap))
      var area = entries.reduce(0) { $0 + $1.bitmap.pixels.count }
      while area > Self.capacity, entries.count > 1 { area -= entries.removeFirst().bitmap.pixels.count }
    }
  }

  /// Forgets what was drawn of a document that is gone.
  func forget(_ document: ObjectIdentifier) {
    entries.withLock { $0.removeAll { $0.key.document == document } }
  }

  var area: Int { entries.withLock { $0.reduce(0) { $0 + $1.bitmap.pixels.count } } }
}
