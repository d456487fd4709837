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
