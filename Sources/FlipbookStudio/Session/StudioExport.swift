import CProcess
import FlipbookCommand
import FlipbookExport
import FlipbookScenes
import Foundation

/// An export under way: `flipbook render` or `still` as a process of its own.
@MainActor
final class StudioExport {
  struct Progress: Encodable, Equatable, Sendable {
    var output: String
    var frame = 0
    var frames = 0
    /// Seconds that remain; nil where that is not known.
    var remaining: Double?
    var isOver = false
    /// Why there is no output; nil for none.
    var failure: String?
  }

  private struct Event: Decodable {
    var event: String
    var frame: Int?
    var frames: Int?
    var remaining: Double?
  }

  private(set) var progress: Progress
  private let child: RunningChild
  private let printed: Int32
  private var watch: LoopWatch?
  private var lines = ""
  private var rest: [String] = []
  private let handler: @MainActor (Progress) -> Void

  /// - Parameter words: Options of the command line.
  /// - Throws: ``FlipbookFailure`` when the process can't be started.
  init(scene: String, output: String, words: [String], handler: @escaping @MainActor (Progress) -> Void)
    throws
  {
    progress = Progress(output: output)
    self.handler = handler
    let extensions = ["png", "pdf", "svg"]
    let suffix = (output as NSString).pathExtension.lowercased()
    let isStill = extensions.contains(suffix) && !output.contains("%")
    var arguments = [isStill ? "still" : "render", scene] + words + ["-o", output]
    if !isStill { arguments.append("--progress=json") }
    var ends: [Int32] = [-1, -1]
    let code = process_pipe(&ends, 1 << 16)
    guard code == 0 else {
      throw FlipbookFailure("A pipe can't be made: \(SystemFailure(code: code)).", .failure)
    }
    defer { close(ends[1]) }
    var request = ChildRequest(SceneProgram.tool.executable, arguments)
    request.isApart = true
    var streams = ChildProcess.Streams(input: "/dev/null")
    (streams.outputDescriptor, streams.errorDescriptor) = (ends[1], ends[1])
    do { child = try RunningChild(request, streams: streams) } catch {
      close(ends[0])
      throw error
    }
    printed = ends[0]
    _ = fcntl(printed, F_SETFL, fcntl(printed, F_GETFL) | O_NONBLOCK)
    watch = LoopWatch(descriptor: printed) { [weak self] in self?.receive() ?? false }
    handler(progress)
  }

  isolated deinit { close(printed) }

  /// Asks it to end; what was half written is removed.
  func cancel() {
    if !progress.isOver { child.send(SIGTERM) }
  }

  private func receive() -> Bool {
    var chunk = [UInt8](repeating: 0, count: 1 << 14)
    while true {
      let count = read(printed, &chunk, chunk.count)
      if count > 0 {
        lines += String(decoding: chunk[..<count], as: UTF8.self)
        continue
      }
      if count < 0, errno == EINTR { continue }
      takeLines()
      guard count == 0 else { return true }
      finish()
      return false
    }
  }

  private func takeLines() {
    var all = lines.split(separator: "\n", omittingEmptySubsequences: false)
    lines = all.popLast().map(String.init) ?? ""
    let before = progress
    for line in all {
      if line.first == "{", let event = try? JSONDecoder().decode(Event.self, from: Data(line.utf8)) {
        if let frames = event.frames { progress.frames = frames }
        if event.event == "progress" {
          (progress.frame, progress.remaining) = (event.frame ?? 0, event.remaining)
        }
      } else {
        rest = (rest + [String(line)]).suffix(20)
      }
    }
    if progress != before { handler(progress) }
  }

  private func finish() {
    let exit = try? child.wait()
    progress.isOver = true
    if exit != .code(0) {
      let text = (rest + [lines]).filter { !$0.isEmpty }.joined(separator: "\n")
      progress.failure = text.isEmpty ? "It was ended." : text
    }
    handler(progress)
  }
}
