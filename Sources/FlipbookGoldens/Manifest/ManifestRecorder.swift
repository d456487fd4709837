import FlipbookDrawing
import FlipbookExport
import FlipbookScenes
import Foundation
import Synchronization

/// Gathers the digests of a render, and keeps those of written files beside the manifest until it is whole, so that
/// an interrupted sequence can go on.
package final class ManifestRecorder: Sendable {
  private struct State {
    var lists: [Int: ContentHash] = [:]
    var frames: [Int: FrameManifest.Frame] = [:]
    var journal: FileHandle?
  }

  package let manifest: FrameManifest
  private let path: String
  private let metadata: [String: String]
  private let state: Mutex<State>

  /// - Parameters:
  ///   - manifest: The manifest of the render; its frames are those known already.
  ///   - path: Where the manifest will be.
  ///   - metadata: The entries that the sink keeps in each file.
  package init(_ manifest: FrameManifest, path: String, metadata: [String: String]) {
    self.manifest = manifest
    self.path = path
    self.metadata = metadata
    var state = State()
    for frame in manifest.frames { state.frames[frame.frame] = frame }
    self.state = Mutex(state)
  }

  /// The file that holds what is known so far.
  package static func journal(of path: String) -> String { path + ".part" }

  /// Opens the journal, with the frames that are known.
  package func start() throws {
    let place = Self.journal(of: path)
    var text = "\(manifest.id)\n"
    for frame in manifest.frames { text += try Self.line(frame) }
    try ReportWriter.save(Data(text.utf8), to: place)
    let handle = FileHandle(forWritingAtPath: place)
    _ = try? handle?.seekToEnd()
    state.withLock { $0.journal = handle }
  }

  /// Notes the digest of a frame's display list, before the frame is written.
  package func record(list: ContentHash, of frame: Int) { state.withLock { $0.lists[frame] = list } }

  /// Notes a frame that was written.
  package func record(_ number: Int, pixels: ContentHash, _ frame: EncodedFrame) {
    state.withLock { state in
      guard let list = state.lists[number] else { return }
      var entry = FrameManifest.Frame(frame: number, list: list, pixels: pixels)
      if case .bytes(let bytes) = frame, !bytes.isEmpty {
        entry.file = ContentHash(of: PNGSink.adding(metadata, to: bytes))
        if let line = try? Self.line(entry) { try? state.journal?.write(contentsOf: Data(line.utf8)) }
      }
      state.frames[number] = entry
      state.lists[number] = nil
    }
  }

  /// Removes the journal of a render that failed before it had a frame to go on from.
  package func discardIfEmpty() {
    let isEmpty = state.withLock { state in
      guard state.frames.isEmpty else { return false }
      try? state.journal?.close()
      return state.journal != nil
    }
    if isEmpty { try? FileManager.default.removeItem(atPath: Self.journal(of: path)) }
  }

  /// Writes the whole manifest in place of the journal.
  @discardableResult
  package func finish() throws -> FrameManifest {
    var whole = manifest
    whole.frames = state.withLock { $0.frames.values.sorted { $0.frame < $1.frame } }
    try whole.write(path)
    state.withLock { try? $0.journal?.close() }
    try? FileManager.default.removeItem(atPath: Self.journal(of: path))
    return whole
  }

  /// The frames whose files are as a manifest, or the journal of one that was interrupted, says.
  ///
  /// - Parameters:
  ///   - path: Where the manifest is or would be.
  ///   - id: The identity of the render; frames of another aren't trusted.
  ///   - file: The path of a frame's file.
  package static func trustedFrames(
    _ path: String, id: ContentHash, file: (Int) -> String
  ) -> [FrameManifest.Frame] {
    var known: [Int: FrameManifest.Frame] = [:]
    if let manifest = try? FrameManifest.read(path), manifest.id == id {
      for frame in manifest.frames { known[frame.frame] = frame }
    }
    if let text = try? String(contentsOfFile: journal(of: path), encoding: .utf8) {
      let lines = text.split(separator: "\n")
      if lines.first.map(String.init) == "\(id)" {
        // The last line may be cut.
        for line in lines.dropFirst() {
          guard let frame = try? JSONDecoder().decode(FrameManifest.Frame.self, from: Data(line.utf8)) else {
            continue
          }
          known[frame.frame] = frame
        }
      }
    }
    return known.values.filter { frame in
      guard let wanted = frame.file, let data = FileManager.default.contents(atPath: file(frame.frame)) else {
        return false
      }
      return ContentHash(of: [UInt8](data)) == wanted
    }.sorted { $0.frame < $1.frame }
  }

  private static func line(_ frame: FrameManifest.Frame) throws -> String {
    String(decoding: try FrameManifest.encoder.encode(frame), as: UTF8.self) + "\n"
  }
}
