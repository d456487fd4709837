import FlipbookPicture
import Foundation
import Synchronization

/// Keeps the pixels of pictures that can be made again, up to a number of bytes: those not asked for longest make room.
final class PictureBudget: Sendable {
  private struct Entry {
    var id: ObjectIdentifier
    var pixels: [UInt32]
  }

  private struct State {
    /// The oldest first.
    var entries: [Entry] = []
    var words = 0
  }

  /// In bytes. A single picture that is larger is kept for as long as no other is asked for.
  let capacity: Int
  private let state = Mutex(State())

  init(capacity: Int) { self.capacity = capacity }

  /// The bytes kept now.
  var bytes: Int { state.withLock { $0.words * 4 } }

  func pixels(of id: ObjectIdentifier) -> [UInt32]? {
    state.withLock { state in
      guard let index = state.entries.firstIndex(where: { $0.id == id }) else { return nil }
      let entry = state.entries.remove(at: index)
      state.entries.append(entry)
      return entry.pixels
    }
  }

  func keep(_ pixels: [UInt32], of id: ObjectIdentifier) {
    state.withLock { state in
      state.entries.append(Entry(id: id, pixels: pixels))
      state.words += pixels.count
      while state.words * 4 > capacity, state.entries.count > 1 {
        state.words -= state.entries.removeFirst().pixels.count
      }
    }
  }

  func forget(_ id: ObjectIdentifier) {
    state.withLock { state in
      guard let index = state.entries.firstIndex(where: { $0.id == id }) else { return }
      state.words -= state.entries.remove(at: index).pixels.count
    }
  }
}

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
