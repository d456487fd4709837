import FlipbookExport
import FlipbookGoldens
import FlipbookScenes
import Foundation
import Synchronization

/// Renders the clips of a batch, several rows at a time. Each thread keeps a scene's process from row to row: what a
/// scene does to itself, crashing or hanging, it does to its row alone.
final class BatchPool: Sendable {
  /// A clip with what its report says of its inputs.
  struct Entry: Sendable {
    var job: BatchJob
    var inputs: String
    var program: SceneProgram
  }

  /// Entries that are made of one painting.
  private let rows: [[Entry]]
  private let width: Int
  private let overwrites: Bool
  /// Where journals and posters go; removed by the caller.
  private let folder: String
  private let wantsPosters: Bool
  private let sandbox: Sandbox?
  private let log: BatchLog
  private let didFinish: @Sendable (ClipRecord) -> Void

  private struct State {
    var next = 0
    var isStopped = false
    var records: [String: ClipRecord] = [:]
    var posters: [String: String] = [:]
    /// The failure that ended the batch early; nil for none.
    var failure: FlipbookFailure?
  }

  private let state = Mutex(State())

  /// - Parameters:
  ///   - width: Rows rendered at once.
  ///   - folder: An empty folder for what is needed until the report is written.
  ///   - sandbox: The sandbox of compiled scenes; nil to see all that this process sees.
  ///   - log: Gets every clip as it ends.
  ///   - didFinish: Called from any thread with each clip that has ended.
  init(
    _ entries: [Entry], width: Int, overwrites: Bool, folder: String, wantsPosters: Bool,
    sandbox: Sandbox?, log: BatchLog, didFinish: @escaping @Sendable (ClipRecord) -> Void
  ) {
    var rows: [[Entry]] = []
    for entry in entries {
      if let last = rows.last?.last, last.job.sharesPictures(with: entry.job) {
        rows[rows.count - 1].append(entry)
      } else {
        rows.append([entry])
      }
    }
    self.rows = rows
    self.width = max(1, min(width, rows.count))
    self.overwrites = overwrites
    self.folder = folder
    self.wantsPosters = wantsPosters
    self.sandbox = sandbox
    self.log = log
    self.didFinish = didFinish
  }

  /// The outcome of a run.
  struct Result {
    /// Clips that were begun, by their outputs.
    var records: [String: ClipRecord]
    /// Small pictures of clips, by their outputs.
    var posters: [String: String]
    /// The failure that ended the batch early; nil for none.
    var failure: FlipbookFailure?
  }

  /// Renders all clips.
  func run() -> Result {
    let group = DispatchGroup()
    for number in 0..<width {
      group.enter()
      let thread = Thread { [self] in
        work(number)
        group.leave()
      }
      thread.stackSize = 1 << 20
      thread.start()
    }
    group.wait()
    return state.withLock { Result(records: $0.records, posters: $0.posters, failure: $0.failure) }
  }

  /// Begins no more clips and ends those that run, from any thread.
  func stop() { state.withLock { $0.isStopped = true } }

  private var isStopped: Bool { state.withLock { $0.isStopped } }

  /// The next row, and the workers that it may use; nil when there is none, or the batch is stopped.
  private func claimNext() -> (index: Int, workers: Int)? {
    state.withLock { state in
      guard !state.isStopped, state.next < rows.count else { return nil }
      defer { state.next += 1 }
      // The last rows have the processors to themselves.
      let beside = min(width, rows.count - state.next)
      let cores = ProcessInfo.processInfo.activeProcessorCount
      return (state.next, max(1, (cores + beside - 1) / beside))
    }
  }

  private func work(_ number: Int) {
    let place = "\(folder)/\(number)"
    try? FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: false)
    var session: Session?
    while let (index, workers) = claimNext() {
      let row = rows[index]
      let start = ContinuousClock.now
      let records: [ClipRecord]
      do {
        try makeFolders(row)
        records = self.records(row, try result(of: row, &session, in: place, workers: workers))
      } catch {
        records = row.map { ClipRecord($0.job, .failed, message: "\(error)") }
      }
      let seconds = (ContinuousClock.now - start) / .seconds(1)
      for (number, (entry, record)) in zip(row, records).enumerated() {
        finish(entry, record, seconds: seconds, name: "\(index)-\(number)")
      }
    }
  }

  private struct Session {
    var program: String
    var process: SessionProcess
  }

  /// Has a scene's process render a row; one that was gone before it began it is replaced.
  private func result(
    of row: [Entry], _ session: inout Session?, in folder: String, workers: Int
  ) throws -> SessionProcess.Row {
    let program = row[0].program
    let clips = row.map { $0.job.request(overwrites: overwrites, workers: workers) }
    var attempts = 0
    while true {
      attempts += 1
      let isKnown = session.map { $0.program == program.executable && $0.process.isUsable } ?? false
      if !isKnown {
        session = nil
        session = Session(
          program: program.executable,
          process: try SessionProcess(program, folder: folder, sandbox: sandbox))
      }
      guard let process = session?.process else { continue }
      let result = process.render(clips, of: row[0].job.file, limit: row[0].job.timeLimit) {
        isStopped
      }
      if !result.wasMissed || attempts > 1 || isStopped { return result }
    }
  }

  private func makeFolders(_ row: [Entry]) throws {
    for entry in row {
      let folder = PathText.folder(of: entry.job.output)
      guard !folder.isEmpty else { continue }
      do { try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true) } catch
      {
        throw FlipbookFailure("The folder of \"\(entry.job.output)\" can't be made.", .failure)
      }
    }
  }

  private func finish(_ entry: Entry, _ record: ClipRecord, seconds: Double, name: String) {
    var record = record
    record.seconds = BatchReport.round(seconds)
    record.inputs = entry.inputs
    if record.state == .done {
      let digest = FileDigest(output: entry.job.output, frames: record.frames ?? 1)
      (record.bytes, record.digest) = (digest?.bytes, digest?.hash.description)
      if wantsPosters {
        let poster = BatchPoster.make(entry.job.output, record, in: "\(folder)/posters", name: name)
        state.withLock { $0.posters[record.output] = poster }
      }
    }
    state.withLock { $0.records[record.output] = record }
    do { try log.append(record) } catch {
      state.withLock { state in
        state.isStopped = true
        state.failure = error as? FlipbookFailure
      }
    }
    didFinish(record)
  }

  // MARK: A row

  private func records(_ row: [Entry], _ result: SessionProcess.Row) -> [ClipRecord] {
    guard case .replied(let reply) = result.outcome, reply.outputs.count == row.count else {
      // The row's own process had no chance to tidy up, or its encoder outlived it.
      for entry in row { OutputFile.sweep(beside: entry.job.output) }
      return row.map { failed($0, result) }
    }
    return zip(row, reply.outputs).map { entry, output in
      var record = ClipRecord(entry.job, .done)
      if output.code != 0 {
        record.state = output.code == ExitCode.interrupted.rawValue ? .interrupted : .failed
        record.message = output.message
        record.printed = Self.lastLines(of: result.printed)
      } else {
        record.frames = output.frames
        record.frameRate = reply.frameRate
        record.times = reply.times.rounded
      }
      if reply.width > 0 { record.size = "\(reply.width)×\(reply.height)" }
      record.warnings = reply.warnings.isEmpty ? nil : reply.warnings
      return record
    }
  }

  private func failed(_ entry: Entry, _ result: SessionProcess.Row) -> ClipRecord {
    var record = ClipRecord(entry.job, .failed)
    record.printed = Self.lastLines(of: result.printed)
    switch result.outcome {
    case .replied:
      record.message = "The scene's process answered with something else than was asked."
    case .interrupted:
      record.state = .interrupted
      record.message = "Interrupted; what was half written is removed."
    case .timedOut(let report, let state):
      record.state = .timedOut
      let limit = TimeText.seconds(entry.job.timeLimit)
      record.message =
        "It took longer than \(limit) and was ended\(SceneCrash.moment(state))."
        + (report.map { " \($0.text)." } ?? "")
    case .left(let code):
      record.message = "The scene ended the program itself, with code \(code), before the output was whole."
    case .crashed(let signal, let backtrace, let state):
      let crash = SceneCrash(
        path: entry.job.file, files: entry.program.files, signal: signal, printed: result.printed,
        backtrace: backtrace, state: state)
      record.message = crash.message
      record.place = crash.place
    }
    return record
  }

  /// Lines of what a clip printed that a report keeps.
  private static let keptLines = 20

  private static func lastLines(of text: String) -> [String]? {
    let lines = text.split(whereSeparator: \.isNewline).filter {
      !$0.hasPrefix("*** ") && !$0.hasPrefix("swift-runtime: ")
    }
    return lines.isEmpty ? nil : lines.suffix(keptLines).map { String($0.prefix(500)) }
  }
}
