import FlipbookExport
import FlipbookScenes
import Foundation

/// A scene's process that stands ready for frames, as the one that asks sees it. One thread uses it.
package final class StageProcess {
  /// How a process ended by itself.
  package struct Ending: Sendable {
    /// The message about it.
    package var message: String
    /// `file:line`; nil when it is not known.
    package var place: String?
  }

  /// The most bytes of one answer; a picture of the largest size that a film can have stays below.
  private static let mostPayload = 1 << 31
  private let child: SceneChild
  private let folder: WorkingFolder
  private let journal: RunJournal?
  private let program: SceneProgram
  private let path: String
  /// An answer whose bytes are not all there yet.
  private var expected: StageReply?
  private var printed = PrintedTail()

  /// Starts a scene.
  ///
  /// - Parameters:
  ///   - path: The scene file, as the person wrote it.
  ///   - options: Those of the scene and its picture; those of the scene's file are added.
  /// - Throws: ``FlipbookFailure`` when it can't be started, or the file's options can't be understood.
  package init(_ program: SceneProgram, path: String, options: ParsedOptions) throws {
    self.program = program
    self.path = path
    var options = options
    options.positionals = [path]
    let request = CommandRequest(
      subcommand: StageServer.command, options: try FileDirectives.adding(to: options))
    folder = try SceneProcess.workingFolder("flipbook-stage-")
    let journal = folder.path + "/journal"
    try? RunJournal.create(at: journal)
    self.journal = RunJournal(path: journal)
    do {
      let file = folder.path + "/request.json"
      try request.write(to: file)
      child = try SceneChild(
        program, [StageServer.command, file], folder: folder.path,
        variables: SceneChild.Variables(answers: StageServer.answersVariable, journal: RunJournal.variable),
        room: 1 << 20)
    } catch {
      folder.remove()
      throw error
    }
  }

  deinit {
    end()
    folder.remove()
  }

  /// Can be read when there is an answer, or the end.
  package var descriptor: Int32 { child.answers.descriptor }

  /// - Returns: False when the process is gone.
  @discardableResult
  package func send(_ request: StageRequest) -> Bool { child.send(request) }

  /// Whether its end is only waited for: its crash is being written down.
  package var isCrashing: Bool { child.isCrashing() }

  /// Ends the process.
  package func end() { child.end() }

  /// Reads the answers that have arrived, without waiting.
  ///
  /// - Returns: The answers with their bytes, and whether the process has closed its end.
  package func receive() -> (replies: [(StageReply, Data)], isOver: Bool) {
    var replies: [(StageReply, Data)] = []
    let isOver = !child.answers.drain()
    while let reply = nextReply() { replies.append(reply) }
    return (replies, isOver)
  }

  private func nextReply() -> (StageReply, Data)? {
    if expected == nil {
      guard let line = child.answers.next() else { return nil }
      expected = try? JSONDecoder().decode(StageReply.self, from: line)
    }
    guard let reply = expected, (0...Self.mostPayload).contains(reply.payload),
      let bytes = child.answers.consume(reply.payload)
    else { return nil }
    expected = nil
    return (reply, bytes)
  }

  /// Returns the text that the scene printed since the last call. It has to be asked for now and then: a scene whose
  /// text nobody takes stands still.
  package func consumePrinted() -> String {
    printed.read(child.printed)
    return printed.consumeFresh()
  }

  /// How the process ended, once its answers are over.
  package func ending() -> Ending {
    printed.read(child.printed)
    let text = printed.text
    switch child.exit() {
    case .signal(let signal):
      let backtrace = (try? String(contentsOfFile: folder.path + "/backtrace", encoding: .utf8)) ?? ""
      let crash = SceneCrash(
        path: path, files: program.files, signal: signal, printed: text, backtrace: backtrace,
        state: journal?.state)
      return Ending(message: crash.message, place: crash.place)
    case .code(let code):
      return Ending(message: "\"\(path)\": the scene ended the program itself, with code \(code).\n\(text)")
    case nil:
      return Ending(message: "\"\(path)\": the scene's process is gone.")
    }
  }

  /// Where the scene is that gives no answer: `frame 12 (0.4 s)`; nil when it is not known.
  package var whereabouts: String? {
    switch journal?.state {
    case .making(let scene): "while \(scene) is made"
    case .drawing(_, let frame, _): "at frame \(frame)"
    case .painting(_, let frame, _): "while frame \(frame) is painted"
    case .finished, nil: nil
    }
  }
}
