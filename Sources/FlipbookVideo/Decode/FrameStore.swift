import FlipbookPicture
import Synchronization

/// Keeps decoded pictures of films, up to a number of bytes; the first that came make room.
final class FrameStore: Sendable {
  struct Key: Hashable {
    var film: ObjectIdentifier
    var picture: Int
  }

  private struct State {
    var pictures: [Key: [UInt32]] = [:]
    /// In the order in which they came; those before `oldest` are gone.
    var order: [Key] = []
    var oldest = 0
    var words = 0
  }

  /// In bytes. A single picture that is larger is kept until the next comes.
  let capacity: Int
  private let state = Mutex(State())

  init(capacity: Int) { self.capacity = capacity }

  /// The bytes kept now.
  var bytes: Int { state.withLock { $0.words * 4 } }

  func pixels(_ key: Key) -> [UInt32]? { state.withLock { $0.pictures[key] } }

  func keep(_ pixels: [UInt32], _ key: Key) {
    state.withLock { state in
      guard state.pictures[key] == nil else { return }
      state.pictures[key] = pixels
      state.order.append(key)
      state.words += pixels.count
      while state.words * 4 > capacity, state.pictures.count > 1 {
        let gone = state.pictures.removeValue(forKey: state.order[state.oldest])
        state.words -= gone?.count ?? 0
        state.oldest += 1
      }
      if state.oldest > 1024, state.oldest * 2 > state.order.count {
        state.order.removeFirst(state.oldest)
        state.oldest = 0
      }
    }
  }
}
