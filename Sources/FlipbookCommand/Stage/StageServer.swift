import Flipbook
import FlipbookDrawing
import FlipbookExport
import FlipbookRaster
import FlipbookScenes
import FlipbookViews
import Foundation

/// A scene's process that stands ready for frames: the scene is made once, and each frame that is asked for is recorded,
/// painted and compressed as an export does.
///
/// Requests come through standard input, answers go to a descriptor of their own, which no other program inherits. When
/// whoever asks is gone, standard input ends, and so does the process.
@MainActor
struct StageServer {
  /// The subcommand, which people have no use for.
  nonisolated static let command = "stage"
  /// The environment variable with the descriptor that answers go to.
  nonisolated static let answersVariable = "FLIPBOOK_STAGE"

  private let host: Host
  private let answers: Int32

  /// Nil where nobody listens.
  init?(host: Host, environment: [String: String] = ProcessInfo.processInfo.environment) {
    guard let answers = environment[Self.answersVariable].flatMap(Int32.init), fcntl(answers, F_GETFD) != -1
    else { return nil }
    self.host = host
    self.answers = answers
  }

  /// - Parameter path: The file of the request, a ``CommandRequest``.
  func run(requestAt path: String) -> Int32 {
    _ = fcntl(answers, F_SETFD, FD_CLOEXEC)
    do {
      let options = try CommandRequest(readingFrom: path).options
      let request = try SceneRequest(options, command: Self.command)
      let settings = try SceneRequest.settings(options)
      if case .tool = host { try LayerSceneFile.hold(request.path) }
      if let project = ProcessInfo.processInfo.environment[SessionServer.projectVariable] {
        SceneResources.read(beside: project)
      }
      let session = SceneSession(request, settings: settings, isStrict: false, reports: false)
      return try session.run { source in
        let stage = try Stage(source, session, settings, path: request.path, scene: request.scene)
        send(StageReply(content: .ready(stage.info), warnings: stage.newWarnings()))
        serve(stage)
      }
    } catch {
      let failure = error as? FlipbookFailure ?? FlipbookFailure("\(error)", .failure)
      send(
        StageReply(content: .refused(message: failure.message, code: failure.exitCode.rawValue)))
      return failure.exitCode.rawValue
    }
  }

  private func serve(_ stage: Stage) {
    var requests = LineBuffer(STDIN_FILENO)
    while true {
      while let line = requests.next() {
        guard let request = try? JSONDecoder().decode(StageRequest.self, from: line) else { continue }
        var (content, bytes) = stage.answer(request)
        if let error = stage.error { (content, bytes) = (.failed(id: request.id, message: error), []) }
        guard
          send(
            StageReply(
              content: content, payload: bytes.count, warnings: stage.newWarnings(),
              sections: stage.newSections()),
            bytes)
        else { return }
      }
      guard requests.fill() else { return }
    }
  }

  /// - Returns: False when nobody listens any more.
  @discardableResult
  private func send(_ reply: StageReply, _ bytes: [UInt8] = []) -> Bool {
    LineBuffer.write(reply, to: answers) && LineBuffer.write(bytes: bytes, to: answers)
  }
}

extension StageRequest {
  /// The number by which its answer is known.
  package var id: Int {
    switch self {
    case .frame(let id, _), .items(let id, _, _, _), .costs(let id, _), .tree(let id, _),
      .controls(let id, _):
      id
    }
  }
}
