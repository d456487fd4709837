import FlipbookPicture
import Foundation
import Synchronization

/// Encodes a film in segments, takes those that are kept, and joins all of them.
package final class SegmentSink: FrameSink {
  private struct State {
    /// The frames' display lists so far, for each segment.
    var lists: [[ContentHash]]
    var files: [SegmentFile?]
    /// Frames of the present segment that were written.
    var written = 0
    var current: SegmentEncoder?
    var closing: SegmentEncoder?
    var isDiscarded = false
  }

  private let film: FilmSink
  private let settings: OutputSettings
  private let frames: [Int]
  package let ranges: [Range<Int>]
  private let store: SegmentStore?
  /// Everything that decides the bytes of a segment besides its frames.
  package let context: ContentHash
  /// Takes the segments of a part of a film, which is joined later; nil when the film is joined at once.
  private let takePart: (@Sendable ([SegmentFile]) -> Void)?
  private let folders = OutputFolders()
  private let state: Mutex<State>
  private let join: SegmentJoin

  /// - Parameters:
  ///   - frames: The frames' numbers in the order of the film.
  ///   - ranges: The segments, as positions in `frames`.
  ///   - store: Where segments are kept; nil for this run alone.
  ///   - takePart: Gets the segments in order in place of the join.
  ///   - identity: Everything that decides the pixels of a display list: the program, its libraries, size and scale.
  package init(
    _ settings: OutputSettings, _ format: FrameFormat, frames: [Int], ranges: [Range<Int>],
    store: SegmentStore?, identity: String, cancellation: Cancellation = Cancellation(),
    takePart: (@Sendable ([SegmentFile]) -> Void)? = nil
  ) throws {
    self.takePart = takePart
    film = try FilmSink(settings, format, frameCount: frames.count, cancellation: cancellation)
    (self.settings, self.frames, self.ranges, self.store) = (settings, frames, ranges, store)
    var hasher = ContentHasher(seed: 0xc0de)
    let version = try film.ffmpeg.version(cancellation)
    for text in FFmpegArguments.arguments(film.plan.segment(frameCount: 0), output: "") {
      hasher.combine(text)
    }
    hasher.combine(identity)
    hasher.combine(version)
    context = hasher.finalize()
    state = Mutex(
      State(
        lists: Array(repeating: [], count: ranges.count), files: Array(repeating: nil, count: ranges.count)))
    join = SegmentJoin(film: film, settings: settings, store: store, version: version)
  }

  private var isAnimation: Bool { film.plan.codec == nil }

  // MARK: On the recording thread

  /// Looks for a kept segment.
  func lookup(_ index: Int) -> SegmentLookup {
    SegmentLookup(store, context: context, count: ranges[index].count)
  }

  /// Notes what a frame shows, before the frame is written.
  func record(_ list: ContentHash, in index: Int) { state.withLock { $0.lists[index].append(list) } }

  /// Takes a kept segment in place of its frames.
  func use(_ file: SegmentFile, for index: Int) {
    store?.recordUse(of: file)
    state.withLock { $0.files[index] = file }
  }

  // MARK: A sink

  package func start() throws {
    guard takePart == nil else { return }
    try OutputFile.check(settings.path, overwrites: settings.overwrites)
    try join.checkSound()
  }

  package func makeEncoder() -> any FrameEncoder {
    isAnimation ? PackingEncoder(film.makeEncoder(), film) : film.makeEncoder()
  }

  package func write(_ frame: EncodedFrame, number: Int) throws {
    let encoder = try state.withLock({ $0.current }) ?? begin(number)
    let isLast = state.withLock { state in
      state.written += 1
      return state.written == ranges[encoder.index].count
    }
    try encoder.write(frame, isLast: isLast)
    guard isLast else { return }
    state.withLock { state in
      state.closing = encoder
      state.current = nil
      state.written = 0
    }
  }

  package func recycle(_ frame: EncodedFrame) {
    if let current = state.withLock({ $0.current }) { current.recycle(frame) } else { film.reuse(frame) }
  }

  /// Begins the segment of a frame, when the one before is whole: what a kill costs is one segment at most.
  private func begin(_ number: Int) throws -> SegmentEncoder {
    try settle()
    let index = max(0, ranges.partitioningIndex { frames[$0.lowerBound] > number } - 1)
    let folder = try workingFolder()
    let padding = isAnimation ? .none : film.plan.segment(frameCount: 0).container.traits.padding
    let name =
      "part-\(index)" + (isAnimation ? "" : ".\(film.plan.segment(frameCount: 0).container.rawValue)")
    let path = "\(folder)/\(name)"
    let writer: any SegmentWriter =
      isAnimation
      ? FrameSegmentWriter(path: path)
      : FilmSegmentWriter(film: FilmSink(segmentOf: film, path: path, frameCount: ranges[index].count))
    let encoder = try SegmentEncoder(index: index, writer) { [self] in
      let lists = state.withLock { $0.lists[index] }
      if let store, store.isWritable {
        return try store.add(path, context: context, frames: lists, padding: padding)
      }
      return try SegmentFile.seal(path, context: context, frames: lists, padding: padding) { _ in
        path + ".whole"
      }
    }
    let isDiscarded = state.withLock { state in
      state.current = encoder
      return state.isDiscarded
    }
    if isDiscarded { encoder.interrupt() }
    return encoder
  }

  /// Waits for the segment whose frames were all written.
  private func settle() throws {
    guard let closing = state.withLock({ $0.closing }) else { return }
    let file = try closing.wait()
    state.withLock { state in
      state.files[closing.index] = file
      state.closing = nil
    }
  }

  private func workingFolder() throws -> String {
    do {
      let place = store.flatMap { $0.isWritable ? "\($0.folder)/x" : nil } ?? settings.path
      return try folders.folder(beside: try OutputFile.destination(of: place)).path
    } catch let failure as SystemFailure {
      throw ExportError(.output, "Segments can't be written: \(SystemError.text(failure.code)).")
    }
  }

  package func setTracks(_ tracks: FilmTracks) { join.setTracks(tracks) }

  package func finish() throws {
    try settle()
    var files: [SegmentFile] = []
    for (index, file) in state.withLock({ $0.files }).enumerated() {
      let lists = state.withLock { $0.lists[index] }
      guard let file, file.label.context == context, file.label.frames == lists else {
        throw ExportError(
          .encoder, "Segment \(index + 1) of \(ranges.count) is missing from \"\(settings.path)\".")
      }
      files.append(file)
    }
    if let takePart { takePart(files) } else { try join.run(files, isAnimation: isAnimation) }
    folders.remove()
  }

  package func interrupt() {
    let encoders = state.withLock { state in
      state.isDiscarded = true
      return [state.current, state.closing].compactMap(\.self)
    }
    for encoder in encoders { encoder.interrupt() }
    join.interrupt()
  }

  package func discard() {
    let (current, closing) = state.withLock { state in
      defer { (state.current, state.closing) = (nil, nil) }
      state.isDiscarded = true
      return (state.current, state.closing)
    }
    current?.discard()
    // A segment of which all frames are written is worth keeping.
    _ = try? closing?.wait()
    join.discard()
    folders.remove()
  }
}

extension RandomAccessCollection where Index == Int {
  /// The first position at which a condition holds that holds from there to the end.
  fileprivate func partitioningIndex(_ isBehind: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = (low + high) / 2
      if isBehind(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
