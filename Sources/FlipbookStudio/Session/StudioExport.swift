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
  private var tool: StudioTool?
  private var rest: [String] = []
  private let handler: @MainActor (Progress) -> Void

  /// - Parameter words: Options of the command line.
  /// - Throws: ``FlipbookFailure`` when the process can't be started.
  init(scene: String, output: String, words: [String], handler: @escaping @MainActor (Progress) -> Void)
    throws
  {
    progress = Progress(output: output)
    self.handler = handler
    let suffix = (output as NSString).pathExtension.lowercased()
    let isStill = ["png", "pdf", "svg"].contains(suffix) && !output.contains("%")
    var arguments = [isStill ? "still" : "render", scene] + words + ["-o", output]
    if !isStill { arguments.append("--progress=json") }
    tool = try StudioTool(arguments) { [weak self] lines in
      self?.handle(lines)
    } ended: { [weak self] isDone in
      self?.finish(isDone)
    }
    handler(progress)
  }

  /// Asks it to end; what was half written is removed.
  func cancel() { tool?.cancel() }

  private func handle(_ lines: [String]) {
    let before = progress
    for line in lines {
      if line.first == "{", let event = try? JSONDecoder().decode(Event.self, from: Data(line.utf8)) {
        if let frames = event.frames { progress.frames = frames }
        if event.event == "progress" {
          (progress.frame, progress.remaining) = (event.frame ?? 0, event.remaining)
        }
      } else {
        rest = (rest + [line]).suffix(20)
      }
    }
    if progress != before { handler(progress) }
  }

  private func finish(_ isDone: Bool) {
    progress.isOver = true
    if !isDone {
      let text = rest.filter { !$0.isEmpty }.joined(separator: "\n")
      progress.failure = text.isEmpty ? "It was ended." : text
    }
    handler(progress)
  }
}
