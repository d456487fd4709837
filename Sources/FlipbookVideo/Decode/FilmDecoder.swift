import FlipbookPicture
import Synchronization

/// Decodes pictures of films in any order. Each run of pictures is decoded from its first on, so that a picture is the same
/// whatever was asked for before.
final class FilmDecoder: Sendable {
  /// A run that is being decoded.
  private struct Open {
    var film: ObjectIdentifier
    var chunk: Int
    var stream: any FrameStream
  }

  private struct State {
    /// The one used last is the last.
    var open: [Open] = []
    /// Runs that were opened so far.
    var opened = 0
  }

  /// Runs that are decoded at a time, of one film and of all: each takes a process.
  private static let most = (film: 3, all: 16)

  let store: FrameStore
  private let state = Mutex(State())

  /// - Parameter capacity: The most bytes of decoded pictures that are kept.
  init(capacity: Int) { store = FrameStore(capacity: capacity) }

  /// How many runs were opened so far.
  var opened: Int { state.withLock { $0.opened } }

  func pixels(_ picture: Int, of film: VideoFile) throws(VideoFailure) -> [UInt32] {
    let id = ObjectIdentifier(film)
    if let known = store.pixels(FrameStore.Key(film: id, picture: picture)) { return known }
    let result = state.withLock { state -> Result<[UInt32], VideoFailure> in
      // Another thread may have decoded it meanwhile.
      if let known = store.pixels(FrameStore.Key(film: id, picture: picture)) { return .success(known) }
      do throws(VideoFailure) { return .success(try decode(picture, film, id, &state)) } catch {
        state.open.removeAll { $0.film == id }
        return .failure(error)
      }
    }
    return try result.get()
  }

  private func decode(
    _ picture: Int, _ film: VideoFile, _ id: ObjectIdentifier, _ state: inout State
  ) throws(VideoFailure) -> [UInt32] {
    let chunk = film.chunks.run(of: picture)
    var found: Int?
    for (index, open) in state.open.enumerated()
    where open.film == id && open.chunk == chunk && open.stream.next <= picture
      && open.stream.next > found.map({ state.open[$0].stream.next }) ?? -1
    {
      found = index
    }
    let open: Open
    if let found {
      open = state.open.remove(at: found)
    } else {
      makeRoom(for: id, &state)
      open = Open(film: id, chunk: chunk, stream: try film.stream(of: chunk))
      state.opened += 1
    }
    var pixels: [UInt32] = []
    while open.stream.next <= picture {
      let number = open.stream.next
      pixels = try open.stream.read()
      store.keep(pixels, FrameStore.Key(film: id, picture: number))
    }
    if open.stream.next < open.stream.end { state.open.append(open) }
    return pixels
  }

  private func makeRoom(for film: ObjectIdentifier, _ state: inout State) {
    if state.open.count(where: { $0.film == film }) >= Self.most.film,
      let index = state.open.firstIndex(where: { $0.film == film })
    {
      state.open.remove(at: index)
    }
    if state.open.count >= Self.most.all { state.open.removeFirst() }
  }
}
