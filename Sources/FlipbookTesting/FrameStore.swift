import CHashSeeds
import FlipbookDrawing
import FlipbookGoldens
import FlipbookRaster
import FlipbookScenes
import Foundation

/// Compares frames with the goldens of one call, and gathers what differs.
struct FrameStore {
  let folder: GoldenFolder
  let name: String
  let update: FrameUpdate
  private var settings: CompareSettings
  private(set) var failure: FrameFailure
  private var hasWritten = false

  /// - Parameters:
  ///   - folder: Where the goldens are.
  ///   - isText: Whether they are texts, which a machine's fonts change in other ways than its pixels.
  init(folder: String, name: String, update: FrameUpdate, settings: CompareSettings, isText: Bool) throws {
    self.folder = GoldenFolder(path: folder)
    self.name = name
    self.update = update
    self.settings = settings
    failure = FrameFailure(name: name, frames: [], notes: [])
    if !flipbook_hash_seeds_are_pinned() {
      failure.notes.append(
        "The seeds of hashes are not pinned, so sets and dictionaries have another order in every run: set SWIFT_DETERMINISTIC_HASHING=1."
      )
    }
    let differences = try GoldenLock.read(folder: folder)?.differences(from: .current) ?? []
    guard !differences.isEmpty else { return }
    let hasLeeway = !isText && settings.rule == .exact && settings.allowance == .pixels(0)
    failure.notes.append("This machine is not the goldens': \(differences.joined(separator: "; ")).")
    if hasLeeway {
      self.settings = .forgiving
      self.settings.regions = settings.regions
      failure.notes.append("Small scattered differences are let pass.")
    }
  }

  mutating func compare(_ bitmap: Bitmap, frame: Int, time: Double) throws {
    let golden = golden(frame)
    let bytes = try PictureFile.smallPNG(bitmap)
    let actual = try PictureFile.bitmap(from: Data(bytes))
    guard folder.has(golden) else {
      if update != .none { return try write(bytes, folder.file(golden), time) }
      return fail(time, "there is no golden; write it with FLIPBOOK_UPDATE=missing and look at it", [])
    }
    let expected: Bitmap
    do {
      expected = try PictureFile.bitmap(from: PictureFile.data(at: folder.file(golden)))
    } catch {
      return fail(time, "the golden can't be read: \(error)", [folder.file(golden)])
    }
    let comparison = PictureComparison(expected: expected, actual: actual, settings: settings)
    guard !comparison.verdict.isMatch else { return }
    if update == .changed { return try write(bytes, folder.file(golden), time) }
    let difference = DifferencePicture.sideBySide(expected: expected, actual: actual, mask: comparison.mask)
    let place = FileManager.default.temporaryDirectory.path + "/flipbook-frames-\(getpid())/\(golden)"
    try FileManager.default.createDirectory(
      atPath: PathText.folder(of: place), withIntermediateDirectories: true)
    let files = [place + ".actual.png", place + ".difference.png"]
    try Data(bytes).write(to: URL(fileURLWithPath: files[0]))
    try Data(try PictureFile.smallPNG(difference)).write(to: URL(fileURLWithPath: files[1]))
    fail(time, "\(comparison.verdict)", [folder.file(golden)] + files)
  }

  /// The name of a frame's golden, without its ending.
  private func golden(_ frame: Int) -> String {
    "\(name)/\(String(repeating: "0", count: max(0, 5 - "\(frame)".count)))\(frame)"
  }

  /// Compares a frame as text.
  mutating func compare(_ text: String, _ strategy: FrameStrategy, frame: Int, time: Double) throws {
    let file = "\(folder.path)/\(golden(frame))\(strategy.ending)"
    guard let data = FileManager.default.contents(atPath: file) else {
      if update != .none { return try write(Array("\(text)\n".utf8), file, time) }
      return fail(time, "there is no golden; write it with FLIPBOOK_UPDATE=missing and look at it", [])
    }
    let expected = String(decoding: data, as: UTF8.self)
    guard expected != text + "\n" else { return }
    if update == .changed { return try write(Array("\(text)\n".utf8), file, time) }
    let place =
      FileManager.default.temporaryDirectory.path
      + "/flipbook-frames-\(getpid())/\(golden(frame))\(strategy.ending)"
    try FileManager.default.createDirectory(
      atPath: PathText.folder(of: place), withIntermediateDirectories: true)
    try Data("\(text)\n".utf8).write(to: URL(fileURLWithPath: place))
    fail(time, TextDifference.of(String(expected.dropLast()), text), [file, place])
  }

  /// Locks the machine when goldens were written.
  func finish() throws {
    if hasWritten { try GoldenLock.current.write(folder: folder.path) }
    if !failure.frames.isEmpty { throw failure }
  }

  /// A run that writes a golden is never a passing one: nobody has looked at it.
  private mutating func write(_ bytes: [UInt8], _ file: String, _ time: Double) throws {
    let url = URL(fileURLWithPath: file)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url, options: .atomic)
    hasWritten = true
    fail(time, "the golden was written; look at it, then run the test without FLIPBOOK_UPDATE", [url.path])
  }

  private mutating func fail(_ time: Double, _ reason: String, _ files: [String]) {
    failure.frames.append(FrameFailure.Frame(time: time, reason: reason, files: files))
  }
}
