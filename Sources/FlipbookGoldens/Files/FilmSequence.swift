import CProcess
import FlipbookCompare
import FlipbookDrawing
import FlipbookExport
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
  private var child: RunningChild?
  private var output: FileHandle?
  /// The messages of ffmpeg; a pipe that nobody reads could fill up and stop it.
  private var messages: MemoryFile?
  /// The number of the next frame in the pipe.
  private var position = 0
  private var count: Int?
  private var kept: [(index: Int, bitmap: Bitmap)] = []
  /// Why frames from a number on can't be had. They are not tried again.
  private var failure: (index: Int, error: UnreadableFrame)?

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
    probe = try FilmProbe(path: path, program: ffprobe)
    frameRate = probe.frameRate
  }

  deinit { stop() }

  package func frame(at index: Int) throws -> Bitmap? {
    if let count, index >= count { return nil }
    if let found = kept.first(where: { $0.index == index }) { return found.bitmap }
    if let failure, index >= failure.index { throw failure.error }
    if child == nil || index < position { try start() }
    while true {
      let bitmap: Bitmap
      do {
        guard let next = try next() else { return nil }
        bitmap = next
      } catch var error as UnreadableFrame {
        // Nothing follows what can't be decoded: starting anew would end in the same place.
        error.isLast = true
        failure = (position, error)
        stop()
        throw error
      }
      kept.append((position - 1, bitmap))
      if kept.count > Self.keptFrames { kept.removeFirst() }
      if position > index { return bitmap }
    }
  }

  private func start() throws {
    stop()
    kept = []
    var ends: [Int32] = [0, 0]
    guard process_pipe(&ends, 1 << 20) == 0, let messages = try? MemoryFile() else {
      throw UnreadableFrame("ffmpeg can't be started")
    }
    defer { close(ends[1]) }
    output = FileHandle(fileDescriptor: ends[0], closeOnDealloc: true)
    self.messages = messages
    let arguments =
      ["-nostdin", "-hide_banner", "-loglevel", "error"] + probe.decoder + [
        "-i", "file:" + path, "-map", "0:v:0",
      ]
      + probe.timing + ["-f", "rawvideo", "-pix_fmt", "bgra", "pipe:1"]
    var streams = ChildProcess.Streams(input: "/dev/null")
    streams.outputDescriptor = ends[1]
    streams.errorDescriptor = messages.descriptor
    do { child = try RunningChild(ChildRequest(ffmpeg, arguments), streams: streams) } catch {
      throw UnreadableFrame("ffmpeg can't be started")
    }
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
    guard let child else { return nil }
    let exit = try? child.wait()
    let said = messages?.text() ?? ""
    stop()
    guard exit != .code(0) else { return nil }
    return said.split(whereSeparator: \.isNewline).last.map(String.init) ?? "it failed"
  }

  private func stop() {
    child?.kill()
    child = nil
    try? output?.close()
    output = nil
    position = 0
  }
}
