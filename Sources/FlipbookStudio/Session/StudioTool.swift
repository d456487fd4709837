import CProcess
import FlipbookCommand
import FlipbookExport
import FlipbookScenes
import Foundation

/// A run of `flipbook` under way, as a process of its own. The loop is notified of its lines and its end.
@MainActor
final class StudioTool {
  private let child: RunningChild
  private let printed: Int32
  private var watch: LoopWatch?
  private var rest = ""
  private let lines: @MainActor ([String]) -> Void
  private let ended: @MainActor (Bool) -> Void
  private(set) var isOver = false

  /// - Parameters:
  ///   - arguments: The command line after the program's name.
  ///   - lines: Takes what the process prints, in whole lines.
  ///   - ended: Called once at the end, with whether the exit code was 0.
  /// - Throws: ``FlipbookFailure`` when the process can't be started.
  init(
    _ arguments: [String], lines: @escaping @MainActor ([String]) -> Void,
    ended: @escaping @MainActor (Bool) -> Void
  ) throws {
    (self.lines, self.ended) = (lines, ended)
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
  }

  isolated deinit { close(printed) }

  /// Asks it to end; what was half written is removed.
  func cancel() {
    if !isOver { child.send(SIGTERM) }
  }

  private func receive() -> Bool {
    var chunk = [UInt8](repeating: 0, count: 1 << 14)
    while true {
      let count = read(printed, &chunk, chunk.count)
      if count > 0 {
        rest += String(decoding: chunk[..<count], as: UTF8.self)
        continue
      }
      if count < 0, errno == EINTR { continue }
      var all = rest.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      rest = all.popLast() ?? ""
      if count == 0, !rest.isEmpty { all.append(rest) }
      if !all.isEmpty { lines(all) }
      guard count == 0 else { return true }
      isOver = true
      ended((try? child.wait()) == .code(0))
      return false
    }
  }
}
