import FlipbookDrawing
import FlipbookExport
import FlipbookGoldens
import FlipbookScenes
import Foundation
import Synchronization

/// The report of a batch as it grows: JSON Lines, one for each clip as it ends.
///
/// A line goes out in one write, so that a batch that is killed loses none that it wrote. The disk is asked to keep them
/// once a second and at the end: a power cut may cost the last second's lines, and those clips are made again. That a
/// line outlives its clip does no harm: a clip counts by its size and digest, not by its line.
final class BatchLog: Sendable {
  /// A line.
  struct Line: Codable {
    var batch: Header?
    var clip: ClipRecord?
  }

  /// The first line: what the report is about.
  struct Header: Codable, Equatable, Sendable {
    var manifest: String
    var flipbook = FlipbookVersion.current
    /// Clips of the whole batch, of all shards.
    var clips: Int
    /// The hash of their names, which distinguishes shards of one batch from those of another.
    var plan: String
    /// `2/8` of a shard; nil for all of it.
    var shard: String?
    /// When the run began, as ISO 8601 has it.
    var started: String

    /// The hash of the names of a batch's clips, in the order of the manifest.
    static func plan(of names: [String]) -> String {
      var hasher = ContentHasher()
      for name in names { hasher.combine(name) }
      return hasher.finalize().description
    }
  }

  /// A report that was read.
  struct Content {
    var header: Header
    /// The last that was written of each clip, in the order of their first lines.
    var clips: [ClipRecord]
  }

  let path: String
  private let handle: FileHandle
  private let synced: Mutex<ContinuousClock.Instant>

  /// Begins a report, in place of one that may be there.
  ///
  /// - Parameter kept: Records of an earlier run that are still valid.
  /// - Throws: ``FlipbookFailure`` when it can't be written, or another run writes it.
  init(path: String, header: Header, kept: [ClipRecord]) throws {
    self.path = path
    synced = Mutex(ContinuousClock.now)
    var text = try Self.text(Line(batch: header))
    for record in kept { text += try Self.text(Line(clip: record)) }
    handle = try Self.replace(path, with: text)
  }

  /// Adds a clip that has ended.
  ///
  /// - Throws: ``FlipbookFailure`` when the disk takes no more.
  func append(_ record: ClipRecord) throws {
    let data = Data(try Self.text(Line(clip: record)).utf8)
    try synced.withLock { last in
      do { try handle.write(contentsOf: data) } catch { throw failure(path) }
      let now = ContinuousClock.now
      if now - last > .seconds(1) {
        fdatasync(handle.fileDescriptor)
        last = now
      }
    }
  }

  func close() {
    fdatasync(handle.fileDescriptor)
    try? handle.close()
  }

  private static func text(_ line: Line) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(line), as: UTF8.self) + "\n"
  }

  // MARK: Reading

  /// Reads a report. Lines that can't be read, such as a last one that was torn, are left out: their clips have not ended.
  ///
  /// - Returns: Nil when there is no such file.
  /// - Throws: ``FlipbookFailure`` when it is no report.
  static func read(_ path: String) throws -> Content? {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    var header: Header?
    var places: [String: Int] = [:]
    var clips: [ClipRecord] = []
    let decoder = JSONDecoder()
    for text in data.split(separator: UInt8(ascii: "\n")) {
      guard let line = try? decoder.decode(Line.self, from: text) else { continue }
      if let found = line.batch { header = found }
      guard let clip = line.clip else { continue }
      if let place = places[clip.output] {
        clips[place] = clip
      } else {
        places[clip.output] = clips.count
        clips.append(clip)
      }
    }
    guard let header else {
      throw FlipbookFailure("\"\(path)\" is not the report of a batch: it has no line that says so.", .usage)
    }
    return Content(header: header, clips: clips)
  }

  // MARK: The file

  /// Puts a new report in a place, locked for as long as it is open.
  private static func replace(_ path: String, with text: String) throws -> FileHandle {
    var status = stat()
    if lstat(path, &status) == 0, status.st_mode & S_IFMT != S_IFREG {
      throw FlipbookFailure("The report \"\(path)\" is a folder, a link or a device; name a file.", .usage)
    }
    let old = try lock(path)
    defer { try? old?.close() }
    OutputFile.sweep(beside: path)
    guard let folder = try? WorkingFolder(in: PathText.folder(of: path), prefix: OutputFile.mark) else {
      throw failure(path)
    }
    defer { folder.remove() }
    let unfinished = folder.path + "/report"
    let descriptor = open(unfinished, O_WRONLY | O_CREAT | O_EXCL | O_APPEND | O_CLOEXEC | O_NOFOLLOW, 0o666)
    guard descriptor >= 0 else { throw failure(path) }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    do { try handle.write(contentsOf: Data(text.utf8)) } catch { throw failure(path) }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0, fdatasync(descriptor) == 0 else { throw failure(path) }
    if old == nil {
      // Of two runs that found no report one is the first.
      if link(unfinished, path) == 0 { return handle }
      if errno == EEXIST { throw lockedFailure(path) }
    }
    guard rename(unfinished, path) == 0 else { throw failure(path) }
    return handle
  }

  /// The report that is there, locked; nil for none.
  ///
  /// - Throws: ``FlipbookFailure`` when another run writes it.
  private static func lock(_ path: String) throws -> FileHandle? {
    while true {
      let descriptor = open(path, O_RDONLY | O_CLOEXEC)
      guard descriptor >= 0 else { return nil }
      let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
      guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
        throw lockedFailure(path)
      }
      // It may have been replaced between the two calls.
      var (mine, now) = (stat(), stat())
      if fstat(descriptor, &mine) == 0, stat(path, &now) == 0, mine.st_ino == now.st_ino { return handle }
    }
  }

  private static func lockedFailure(_ path: String) -> FlipbookFailure {
    FlipbookFailure(
      "Another batch is writing the report \"\(path)\"; wait for it, or name another with --report.", .usage)
  }

  private func failure(_ path: String) -> FlipbookFailure { Self.failure(path) }

  private static func failure(_ path: String) -> FlipbookFailure {
    FlipbookFailure(
      "The report \"\(path)\" can't be written: \(String(cString: strerror(errno))).", .failure)
  }
}
