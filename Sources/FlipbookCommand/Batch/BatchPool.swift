import FlipbookExport
import FlipbookGoldens
import FlipbookScenes
import Foundation
import Synchronization

/// Runs the clips of a batch, several at a time, each in processes of its own: what one does to itself, crashing or
/// hanging, it does not do to the others.
final class BatchPool: Sendable {
  private let jobs: [BatchJob]
  private let width: Int
  private let overwrites: Bool
  private let program: String
  /// Where messages and posters go; removed by the caller.
  private let folder: String
  private let wantsPosters: Bool
  private let didFinish: @Sendable (Int, BatchResult) -> Void

  private struct State {
    var next = 0
    var results: [BatchResult?]
    /// Process ids by the clip's index.
    var running: [Int: Int32] = [:]
    var isStopped = false
  }

  private let state: Mutex<State>

  /// - Parameters:
  ///   - width: Clips rendered at once.
  ///   - folder: An empty folder for what is needed until the report is written.
  ///   - didFinish: Called from any thread with the number of clips that are finished, and the last one.
  init(
    _ jobs: [BatchJob], width: Int, overwrites: Bool, folder: String, wantsPosters: Bool,
    didFinish: @escaping @Sendable (Int, BatchResult) -> Void
  ) throws {
    self.jobs = jobs
    self.width = max(1, min(width, jobs.count))
    self.overwrites = overwrites
    self.folder = folder
    self.wantsPosters = wantsPosters
    self.didFinish = didFinish
    program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path
    state = Mutex(State(results: Array(repeating: nil, count: jobs.count)))
  }

  /// Runs all clips.
  ///
  /// - Returns: The results in the order of the clips.
  func run() -> [BatchResult] {
    let group = DispatchGroup()
    for _ in 0..<width {
      group.enter()
      let thread = Thread { [self] in
        while let index = takeNext() { finish(index, runJob(index)) }
        group.leave()
      }
      thread.start()
    }
    group.wait()
    sweep()
    return state.withLock { state in
      zip(jobs, state.results).map {
        $1 ?? BatchResult(job: $0, state: .interrupted, message: "It was not begun.")
      }
    }
  }

  /// Removes what encoders of clips that failed wrote after their scene was gone.
  private func sweep() {
    let failed = state.withLock { $0.results.compactMap { $0 }.filter(\.isFailure) }
    // An encoder that lost its scene takes a moment to end.
    if !failed.isEmpty { Thread.sleep(forTimeInterval: 0.3) }
    for result in failed {
      OutputFile.sweep(beside: result.job.output)
    }
  }

  /// Begins no more clips and ends those that run, from any thread.
  func stop() {
    state.withLock { state in
      state.isStopped = true
      for process in state.running.values { kill(process, SIGINT) }
    }
  }

  private func takeNext() -> Int? {
    state.withLock { state in
      guard !state.isStopped, state.next < jobs.count else { return nil }
      defer { state.next += 1 }
      return state.next
    }
  }

  private func finish(_ index: Int, _ result: BatchResult) {
    let count = state.withLock { state in
      state.results[index] = result
      return state.results.count { $0 != nil }
    }
    didFinish(count, result)
  }

  private func runJob(_ index: Int) -> BatchResult {
    let job = jobs[index]
    let start = ContinuousClock.now
    var result = BatchResult(job: job, state: .failed)
    let (events, messages) = ("\(folder)/\(index).events", "\(folder)/\(index).messages")
    defer {
      try? FileManager.default.removeItem(atPath: events)
      try? FileManager.default.removeItem(atPath: messages)
    }
    do {
      try FileManager.default.createDirectory(
        atPath: URL(fileURLWithPath: job.output).deletingLastPathComponent().path,
        withIntermediateDirectories: true)
    } catch {
      result.message = "The folder of \"\(job.output)\" can't be made."
      return result
    }
    let exit: ChildProcess.Exit?
    do { exit = try render(index, events: events, messages: messages) } catch {
      result.message = "\(error)"
      return result
    }
    result.seconds = (ContinuousClock.now - start) / .seconds(1)
    let said = (try? String(contentsOfFile: messages, encoding: .utf8)) ?? ""
    Self.readEvents(events, &result)
    switch exit {
    case nil:
      result.state = .timedOut
      result.message = "It took longer than \(TimeText.seconds(job.timeLimit)) and was ended."
    case .code(0):
      result.state = .done
      if wantsPosters { result.poster = BatchPoster.make(job, in: folder, index: index, frames: result) }
    case .code(ExitCode.interrupted.rawValue):
      result.state = .interrupted
      result.message = "Interrupted; what was half written is removed."
    default:
      result.message = Self.reason(in: said)
    }
    return result
  }

  /// Runs the program for a clip.
  ///
  /// - Returns: Nil when it took too long and was ended.
  private func render(_ index: Int, events: String, messages: String) throws -> ChildProcess.Exit? {
    let job = jobs[index]
    let cores = ProcessInfo.processInfo.activeProcessorCount
    var arguments = job.arguments(overwrites: overwrites, workers: max(1, cores / width))
    if job.still == nil { arguments.append("--progress=json") }
    // The process id is known to `stop()` from the start, or not at all.
    let process = try state.withLock { state in
      let process = try ChildProcess.start(
        program, arguments: arguments,
        streams: ChildProcess.Streams(input: "/dev/null", output: events, errors: messages), isApart: true)
      state.running[index] = process
      if state.isStopped { kill(process, SIGINT) }
      return process
    }
    if let exit = try wait(for: process, index, seconds: job.timeLimit) { return exit }
    // Asked to end, asked again as who means it, then ended.
    for signal in [SIGTERM, SIGTERM, SIGKILL] {
      kill(process, signal)
      if try wait(for: process, index, seconds: signal == SIGKILL ? 60 : 2) != nil { break }
    }
    return nil
  }

  /// Waits for a clip's process; nil when it goes on for longer.
  private func wait(for process: Int32, _ index: Int, seconds: Double) throws -> ChildProcess.Exit? {
    let limit = ContinuousClock.now + .seconds(seconds)
    while true {
      // Its end is taken note of under the lock: `stop()` must not signal a number that is another's by then.
      let exit = try state.withLock { state in
        let exit = try ChildProcess.exit(of: process)
        if exit != nil { state.running[index] = nil }
        return exit
      }
      if let exit { return exit }
      guard ContinuousClock.now < limit else { return nil }
      usleep(4000)
    }
  }

  /// What a program said was wrong, from its own sentence on; else what it said last.
  private static func reason(in text: String) -> String {
    let lines = text.split(whereSeparator: \.isNewline)
    let own = "flipbook: "
    guard let start = lines.firstIndex(where: { $0.hasPrefix(own) }) else {
      return lines.suffix(12).joined(separator: "\n")
    }
    return String(lines[start...].prefix(12).joined(separator: "\n").dropFirst(own.count))
  }

  private static func readEvents(_ path: String, _ result: inout BatchResult) {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return }
    for line in text.split(separator: "\n") {
      guard let event = try? JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any],
        event["event"] as? String == "start"
      else { continue }
      result.frames = event["frames"] as? Int ?? 0
      result.frameRate = event["fps"] as? Double ?? 0
      if let width = event["width"] as? Int, let height = event["height"] as? Int {
        result.size = "\(width)×\(height)"
      }
      return
    }
  }
}
