import CProcess
import FlipbookExport
import Foundation

/// Where a scene's process notes how far it is, so that the process that started it can say what a crash interrupted or
/// what does not come back, and tidy up after it.
///
/// One page of a file, in the memory of both: it outlives the process however that ends, and a note costs no call of
/// the system.
package final class RunJournal: @unchecked Sendable {
  /// The environment variable that carries the file's path to the scene's process.
  package static let variable = "FLIPBOOK_JOURNAL"

  /// The journal of a run in this process, where no other has asked for one.
  @TaskLocal package static var own: RunJournal?

  /// The latest state of a run.
  package enum State: Equatable, Sendable {
    /// Making the scene of a name.
    case making(scene: String)
    /// Asking the scene for a frame.
    case drawing(scene: String, frame: Int, time: Double)
    /// Painting and writing; the last frame that was asked for.
    case painting(scene: String, frame: Int, time: Double)
    /// Everything was done; the exit code counts.
    case finished
  }

  /// Safe to use from several threads where its functions say so.
  private let page: OpaquePointer

  private init(page: OpaquePointer) { self.page = page }

  deinit { process_journal_close(page) }

  /// Opens the journal named by the environment; nil outside a scene's process.
  package convenience init?(environment: [String: String]) {
    guard let path = environment[Self.variable] else { return nil }
    self.init(path: path)
  }

  /// Opens a journal; nil when that can't be done.
  package convenience init?(path: String) {
    guard let page = process_journal_open(path) else { return nil }
    self.init(page: page)
  }

  /// A journal of this process's own; nil without memory.
  package static func inMemory() -> RunJournal? { process_journal_make().map(RunJournal.init(page:)) }

  /// Makes an empty journal file.
  ///
  /// - Throws: ``SystemFailure``.
  package static func create(at path: String) throws(SystemFailure) {
    let code = process_journal_create(path)
    guard code == 0 else { throw SystemFailure(code: code) }
  }

  // MARK: In the scene's process

  /// Notes a state in place of the last. From one thread.
  package func record(_ state: State) {
    switch state {
    case .making(let scene): process_journal_note(page, 1, 0, 0, scene)
    case .drawing(let scene, let frame, let time): process_journal_note(page, 2, Int64(frame), time, scene)
    case .painting(let scene, let frame, let time): process_journal_note(page, 3, Int64(frame), time, scene)
    case .finished: process_journal_note(page, 4, 0, 0, "")
    }
  }

  /// Notes how many frames are written, from any thread.
  package func recordWritten(_ count: Int) { process_journal_note_written(page, Int64(count)) }

  /// Keeps a message that can't be printed, for the parent to print. From one thread.
  package func keep(message: String) { process_journal_keep_text(page, message) }

  /// Does what ``answerQuestions()`` and ``own`` take once in a process, so that copies of the process need not.
  package static func prepareAnswers() {
    process_journal_prepare_answers()
    $own.withValue(nil) { _ = own }
  }

  /// Has the parent's questions for the calling thread's stack answered from now on. The journal must not go away.
  package func answerQuestions() { _ = process_journal_answer(page) }

  // MARK: In its parent

  /// The latest recorded state; nil before anything was recorded.
  package var state: State? {
    var (frame, time) = (Int64(0), 0.0)
    var name = [CChar](repeating: 0, count: Int(PROCESS_JOURNAL_NAME))
    let kind = process_journal_read(page, &frame, &time, &name)
    let scene = String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    switch kind {
    case 1: return .making(scene: scene)
    case 2: return .drawing(scene: scene, frame: Int(frame), time: time)
    case 3: return .painting(scene: scene, frame: Int(frame), time: time)
    case 4: return .finished
    default: return nil
    }
  }

  /// How many frames are written.
  package var written: Int { Int(process_journal_written(page)) }

  /// The messages that could not be printed.
  package var message: String? { process_journal_text(page).map { String(cString: $0) } }

  /// Where the scene's thread is: addresses in its program's file, innermost first. Nil when it does not answer.
  package func stack() -> [UInt64]? {
    var offsets = [UInt64](repeating: 0, count: Int(PROCESS_JOURNAL_STACK))
    let count = process_journal_ask(page, 2000, &offsets)
    return count < 0 ? nil : Array(offsets.prefix(Int(count)))
  }
}
