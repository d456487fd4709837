import FlipbookExport
import FlipbookScenes
import Foundation

/// A run of a layer scene in this process, watched as the process of a Swift scene is.
@MainActor
struct LayerRun {
  /// The scene file, as the person wrote it.
  var path: String
  /// Seconds that it may take; nil for no limit.
  var timeLimit: Double?
  var isQuiet: Bool
  var progress = ProgressChoice(style: .none)

  /// - Throws: ``FlipbookFailure`` with ``ExitCode/timedOut`` when it takes longer and comes back then. A call that
  ///   does not come back ends the program.
  func run(_ body: () throws -> Int32) throws -> Int32 {
    guard let journal = RunJournal.inMemory() else { return try body() }
    let (limit, isQuiet, progress) = (timeLimit, isQuiet, progress)
    let watch = HangWatch(journal, path: path, limit: limit) { event in
      switch event {
      case .hang(let report): Self.report(report, limit: limit, isQuiet: isQuiet, progress)
      case .timeout:
        _ = SignalRelay.interrupt()
      case .overdue(let report):
        WorkingFolder.removeAll()
        Console.error("flipbook: \(Self.timeout(report, limit: limit ?? 0).message)\n")
        _exit(ExitCode.timedOut.rawValue)
      }
    }
    let result = Result { try RunJournal.$own.withValue(journal) { try body() } }
    guard let report = watch.stop(), let limit else { return try result.get() }
    if case .success(let code) = result { return code }
    throw Self.timeout(report, limit: limit)
  }

  /// Says what hangs, while it goes on.
  nonisolated static func report(
    _ report: HangReport, limit: Double?, isQuiet: Bool, _ progress: ProgressChoice
  ) {
    if progress.style == .json {
      EventStream(progress).write(
        .hang(message: report.text + ".", frame: report.frame, seconds: report.seconds))
    }
    guard !isQuiet else { return }
    let rest = limit == nil ? " It goes on; --timeout TIME ends what takes too long." : " It goes on."
    let text = "flipbook: \(report.text).\(rest)\n"
    if Terminal.isInteractive { Console.clearLine(text) } else { Console.error(text) }
  }

  nonisolated static func timeout(_ report: HangReport, limit: Double) -> FlipbookFailure {
    FlipbookFailure(
      "\(report.text). The scene took longer than \(TimeText.seconds(limit)) (--timeout) and was ended; what was half "
        + "written is removed.", .timedOut)
  }
}
