import FlipbookPicture
import Foundation
import Synchronization

/// Decodes the pictures of a GIF file in their order.
///
/// Each picture is drawn over those before: all are decoded at once, and wait until they are asked for.
final class GIFFrames: Sendable {
  private let data: Data
  private let count: Int
  private let limits: PictureDecoder.Limits
  /// Pictures that were decoded and not asked for yet.
  private let waiting = Mutex<[Int: Bitmap]>([:])

  init(_ data: Data, count: Int, limits: PictureDecoder.Limits) {
    (self.data, self.count, self.limits) = (data, count, limits)
  }

  /// The pixels of a picture; nil where the file is damaged before it.
  func pixels(_ index: Int) -> [UInt32]? {
    waiting.withLock { waiting in
      if let known = waiting.removeValue(forKey: index) { return known.pixels }
      let pictures = (try? GIFReader.pictures(from: data, atMost: count, limits: limits)) ?? []
      for (place, picture) in pictures.enumerated() where place > index { waiting[place] = picture }
      return pictures.indices.contains(index) ? pictures[index].pixels : nil
    }
  }
}
