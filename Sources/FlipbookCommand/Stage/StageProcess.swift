import CProcess
import FlipbookExport
import FlipbookScenes
import Foundation

/// A scene's process that stands ready for frames, as the one that asks sees it. One thread uses it.
package final class StageProcess {
  /// How a process ended by itself.
  package struct Ending: Sendable {
    /// What there is to say of it.
    package var message: String
    /// `file:line`; nil when it is not known.
    package var place: String?
  }

  /// The most bytes of one answer; a picture of the largest size that a film can have stays below.
  private static let mostPayload = 1 << 31
  /// How much of what the scene prints is kept, in bytes.
  private static let printedLimit = 64 << 10

  private let child: RunningChild
  private let requests: Int32
  private let answers: Int32
  private let printed: Int32
  private let folder: WorkingFolder
  private let program: SceneProgram
  private let path: String
  private var incoming = Data()
  private var expected: StageReply?
  /// What the scene printed last, and how much of it was not taken yet.
  private var tail = Data()
  private var fresh = 0
  private var hasEnded = false

  /// Starts a scene.
  ///
  /// - Parameters:
  ///   - path: The scene file, as the person wrote it.
  ///   - arguments: Options for the scene and its picture.
  /// - Throws: ``FlipbookFailure`` when it can't be started.
  package init(_ program: SceneProgram, path: String, arguments: [String]) throws {
    self.program = program
    self.path = path
    folder = try SceneProcess.workingFolder("flipbook-stage-")
    var (input, output, text): ([Int32], [Int32], [Int32]) = ([-1, -1], [-1, -1], [-1, -1])
    var sent: Int32 = -1
    defer {
      for descriptor in [input[0], output[1], text[1], sent] where descriptor >= 0 { close(descriptor) }
    }
    do {
      for code in [
        process_pipe(&input, 1 << 16), process_pipe(&output, 1 << 20), process_pipe(&text, 1 << 16),
      ] where code != 0 {
        throw FlipbookFailure("A pipe can't be made: \(SystemFailure(code: code)).", .failure)
      }
      sent = SceneStreams.copy(output[1])
      let journal = folder.path + "/journal"
      try? RunJournal.create(at: journal)
      var request = ChildRequest(program.executable, [StageServer.command, path] + arguments)
      var variables = CrashReport.environment(writingTo: folder.path + "/backtrace")
      for more in [
        program.environment(folder: folder.path),
        program.project.map { [SessionServer.projectVariable: $0] } ?? [:],
        [StageServer.answersVariable: "\(sent)", RunJournal.variable: journal],
      ] { variables.merge(more) { $1 } }
      request.environment.merge(variables) { $1 }
      request.isApart = true
      request.input = input[0]
      var streams = ChildProcess.Streams()
      (streams.outputDescriptor, streams.errorDescriptor, streams.kept) = (text[1], text[1], [sent])
      child = try RunningChild(request, streams: streams)
    } catch {
      for descriptor in [input[1], output[0], text[0]] where descriptor >= 0 { close(descriptor) }
      folder.remove()
      throw error
    }
    (requests, answers, printed) = (input[1], output[0], text[0])
    for descriptor in [answers, printed] {
      _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    }
  }

  deinit {
    end()
    for descriptor in [requests, answers, printed] { close(descriptor) }
    folder.remove()
  }

  /// Can be read when there is an answer, or the end.
  package var descriptor: Int32 { answers }

  /// - Returns: False when the process is gone.
  @discardableResult
  package func send(_ request: StageRequest) -> Bool {
    !hasEnded && LineBuffer.write(request, to: requests)
  }

  /// Ends the process.
  package func end() {
    guard !hasEnded else { return }
    hasEnded = true
    child.kill()
    _ = try? child.wait()
  }

  /// What has come, without waiting.
  ///
  /// - Returns: The answers with their bytes, and whether the process has closed its end.
  package func receive() -> (replies: [(StageReply, Data)], isOver: Bool) {
    var replies: [(StageReply, Data)] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 18)
    var isOver = false
    while true {
      let count = read(answers, &chunk, chunk.count)
      if count > 0 {
        incoming.append(contentsOf: chunk[..<count])
        continue
      }
      if count < 0, errno == EINTR { continue }
      isOver = count == 0 || errno != EAGAIN
      break
    }
    while let reply = nextReply() { replies.append(reply) }
    readPrinted()
    return (replies, isOver)
  }

  private func nextReply() -> (StageReply, Data)? {
    if expected == nil {
      guard let end = incoming.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
      expected = try? JSONDecoder().decode(StageReply.self, from: incoming[incoming.startIndex..<end])
      incoming = Data(incoming[(end + 1)...])
    }
    guard let reply = expected, (0...Self.mostPayload).contains(reply.payload),
      incoming.count >= reply.payload
    else { return nil }
    expected = nil
    let bytes = Data(incoming.prefix(reply.payload))
    incoming = Data(incoming.dropFirst(reply.payload))
    return (reply, bytes)
  }

  private func readPrinted() {
    var chunk = [UInt8](repeating: 0, count: 1 << 14)
    while true {
      let count = read(printed, &chunk, chunk.count)
      guard count > 0 else { return }
      tail.append(contentsOf: chunk[..<count])
      fresh += count
      if tail.count > 2 * Self.printedLimit { tail = Data(tail.suffix(Self.printedLimit)) }
    }
  }

  /// What the scene printed since this was asked for last.
  package func takePrinted() -> String {
    readPrinted()
    defer { fresh = 0 }
    return String(decoding: tail.suffix(fresh), as: UTF8.self)
  }

  /// How the process ended, once its answers are over.
  package func ending() -> Ending {
    hasEnded = true
    readPrinted()
    let text = String(decoding: tail, as: UTF8.self)
    let exit = try? child.wait()
    switch exit {
    case .signal(let signal):
      let backtrace = (try? String(contentsOfFile: folder.path + "/backtrace", encoding: .utf8)) ?? ""
      let state = RunJournal(path: folder.path + "/journal")?.state
      let crash = SceneCrash(
        path: path, files: program.files, signal: signal, printed: text, backtrace: backtrace, state: state)
      return Ending(message: crash.message, place: crash.place)
    case .code(let code):
      return Ending(message: "\"\(path)\": the scene ended the program itself, with code \(code).\n\(text)")
    case nil:
      return Ending(message: "\"\(path)\": the scene's process is gone.")
    }
  }

  /// Where the scene is that gives no answer: `frame 12 (0.4 s)`; nil when it is not known.
  package var whereabouts: String? {
    switch RunJournal(path: folder.path + "/journal")?.state {
    case .making(let scene): "while \(scene) is made"
    case .drawing(_, let frame, _): "at frame \(frame)"
    case .painting(_, let frame, _): "while frame \(frame) is painted"
    case .finished, nil: nil
    }
  }
}
