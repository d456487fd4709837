import FlipbookCompare
import FlipbookDrawing
import FlipbookRaster
import FlipbookScenes
import Foundation

/// The frames of a film, decoded by ffmpeg as they are asked for.
///
/// Frames come in order through a pipe. Going back starts anew, unless the frame is one of the last few.
package final class FilmSequence: FrameSequence {
  package let frameRate: Double?
  private let path: String
  private let ffmpeg: String
  private let probe: FilmProbe
  private var process: Process?
  private var output: FileHandle?
  /// A folder with what ffmpeg says; a pipe that nobody reads could fill up and stop it.
  private let folder: String
  /// The number of the next frame in the pipe.
  private var position = 0
  private var count: Int?
  private var kept: [(index: Int, bitmap: Bitmap)] = []

  /// Frames kept for going back a little.
  private static let keptFrames = 3

  /// - Throws: ``UnreadableFrame`` when the film can't be decoded, ``FlipbookFailure`` without ffmpeg.
  package init(path: String) throws {
    guard let ffmpeg = ProgramFinder.find("ffmpeg"), let ffprobe = ProgramFinder.find("ffprobe") else {
      throw FlipbookFailure(
        "Films are decoded by ffmpeg, which is not installed. On Debian: apt install ffmpeg", .usage)
    }
    self.path = path
    self.ffmpeg = ffmpeg
    folder = try TemporaryFolder.make(
      in: FileManager.default.temporaryDirectory.path, prefix: "flipbook-decode-")
    Leftovers.add(folder)
    probe = try FilmProbe(path: path, program: ffprobe)
    frameRate = probe.frameRate
  }

  deinit {
    stop()
    Leftovers.remove(folder)
  }

  private var messages: String { folder + "/messages" }

  package func frame(at index: Int) throws -> Bitmap? {
    if let count, index >= count { return nil }
    if let found = kept.first(where: { $0.index == index }) { return found.bitmap }
    if process == nil || index < position { try start() }
    while true {
      guard let bitmap = try next() else { return nil }
      kept.append((position - 1, bitmap))
      if kept.count > Self.keptFrames { kept.removeFirst() }
      if position > index { return bitmap }
    }
  }

  private func start() throws {
    stop()
    kept = []
    let process = Process()
    process.executableURL = URL(fileURLWithPath: ffmpeg)
    process.arguments =
      ["-nostdin", "-hide_banner", "-loglevel", "error"] + probe.decoder + [
        "-i", "file:" + path, "-map", "0:v:0",
      ]
      + probe.timing + ["-f", "rawvideo", "-pix_fmt", "bgra", "pipe:1"]
    let out = Pipe()
    _ = FileManager.default.createFile(atPath: messages, contents: nil)
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = out
    process.standardError = FileHandle(forWritingAtPath: messages)
    do { try process.run() } catch { throw UnreadableFrame("ffmpeg can't be started") }
    self.process = process
    output = out.fileHandleForReading
    position = 0
  }

  /// Nil at the end.
  private func next() throws -> Bitmap? {
    guard let output else { return nil }
    let size = probe.width * probe.height * 4
    var data = Data(capacity: size)
    while data.count < size, let part = try output.read(upToCount: size - data.count), !part.isEmpty {
      data.append(part)
    }
    if data.isEmpty {
      let position = position
      let reason = end()
      if let reason { throw UnreadableFrame("ffmpeg can't decode it: \(reason)") }
      guard position > 0 else { throw UnreadableFrame("it has no frames") }
      count = position
      return nil
    }
    guard
      let bitmap = PictureFile.bitmap(
        bgra: data, width: probe.width, height: probe.height, isOpaque: probe.isOpaque)
    else { throw UnreadableFrame("its frame \(position) is cut short") }
    position += 1
    return bitmap
  }

  /// Waits for the decoder; what it said when it failed.
  private func end() -> String? {
    guard let process else { return nil }
    process.waitUntilExit()
    let said = (try? String(contentsOfFile: messages, encoding: .utf8)) ?? ""
    let failed = process.terminationStatus != 0
    stop()
    guard failed else { return nil }
    return said.split(whereSeparator: \.isNewline).last.map(String.init) ?? "it failed"
  }

  private func stop() {
    if let process, process.isRunning { process.terminate() }
    try? output?.close()
    process = nil
    output = nil
    position = 0
  }
}
