import CProcess
import Flipbook
import FlipbookDiagnostics
import FlipbookDrawing
import FlipbookExport
import FlipbookScenes
import Foundation

/// Renders the clips of a row: the scene is made once, its frames are painted once, and each output encodes them.
@MainActor
struct RowRenderer {
  let host: Host

  /// Loads what every row needs and no row changes: fonts, and what the encoder can do.
  ///
  /// - Parameter project: The folder of a project whose previews the rows are; they need no encoder. Nil for others.
  func prepare(project: String?) {
    SceneResources.prepare()
    if let project {
      SceneResources.read(beside: project)
      SceneRehearsal.run()
    } else {
      FilmSink.prepare()
    }
    Self.prepareRequests()
    RunJournal.prepareAnswers()
    // The first message of each kind takes a millisecond longer than the next.
    let reply = SessionReply(outputs: [SessionReply.Output(code: 0)])
    for message in [SessionMessage.begun(process: 1), .reply(reply)] {
      _ = try? JSONEncoder().encode(message)
    }
    // Copies share the pages that they leave as they are: free memory is put in order here, and not in each of them.
    process_trim_memory()
  }

  /// Reads a request as a row's are read: the first of a process takes a millisecond longer than the next.
  private static func prepareRequests() {
    var options = ParsedOptions()
    options.positionals = ["-"]
    options.values = ["output": "-.mp4", "props": "{\"name\":\"\"}"]
    let request = CommandRequest(subcommand: RenderRequest.command, options: options)
    guard let line = try? JSONEncoder().encode(SessionRequest.render([request])),
      case .render(let clips) = try? JSONDecoder().decode(SessionRequest.self, from: line)
    else { return }
    _ = clips.map(wish)
  }

  /// One output of a row, understood.
  private enum Wish {
    case film(RenderRequest)
    case still(StillRequest)
    /// A still that is drawn where the scene moves.
    case moment(StillRequest)
    case refused(FlipbookFailure)
  }

  func render(_ clips: [CommandRequest]) -> SessionReply {
    let wishes = clips.map(Self.wish)
    var reply = SessionReply(outputs: wishes.map { _ in SessionReply.Output(code: 0) })
    for (index, wish) in wishes.enumerated() {
      if case .refused(let failure) = wish { reply.outputs[index] = Self.output(failure) }
    }
    guard let (request, settings, isStrict) = wishes.lazy.compactMap(Self.common).first else { return reply }
    let meter = WorkMeter()
    let session = SceneSession(request, settings: settings, isStrict: isStrict, reports: false)
    do {
      if case .tool = host { try LayerSceneFile.hold(request.path) }
      _ = try session.run { source in
        meter.isMade()
        reply.frameRate = source.format.frameRate.framesPerSecond
        (reply.width, reply.height) = (source.format.pixelWidth, source.format.pixelHeight)
        try render(wishes, source, session, meter, &reply)
      }
    } catch {
      let failure = error as? FlipbookFailure ?? FlipbookFailure("\(error)", .failure)
      for index in reply.outputs.indices where reply.outputs[index].code == 0 {
        reply.outputs[index] = Self.output(failure)
      }
    }
    reply.warnings = session.warnings
    reply.times = meter.times()
    return reply
  }

  private func render(
    _ wishes: [Wish], _ source: SceneFrameSource, _ session: SceneSession, _ meter: WorkMeter,
    _ reply: inout SessionReply
  ) throws {
    var stills: [(index: Int, frame: Int, output: OutputSettings)] = []
    var films: [(index: Int, output: OutputSettings)] = []
    var workers: Int?
    for (index, wish) in wishes.enumerated() {
      do {
        switch wish {
        case .film(let request):
          films.append((index, request.output.describing(source)))
          workers = request.workers
        case .still(let request):
          guard let output = request.output?.describing(source) else { continue }
          stills.append((index, try request.place.frame(of: source.format), output))
        case .moment, .refused: continue
        }
      } catch let failure as FlipbookFailure { reply.outputs[index] = Self.output(failure) }
    }
    let captured = try session.renderRow(
      source, to: films.map(\.output), workers: workers, keeping: Set(stills.map(\.frame)), meter: meter)
    for (film, failure) in zip(films, captured.failures) {
      reply.outputs[film.index] =
        failure.map(Self.output)
        ?? SessionReply.Output(code: 0, frames: source.format.frameCount)
    }
    stills += moments(wishes, source)
    for still in stills.sorted(by: { $0.frame < $1.frame }) {
      do {
        try session.renderStill(
          source, frame: still.frame, list: captured.lists[still.frame], to: still.output, meter: meter)
        reply.outputs[still.index] = SessionReply.Output(code: 0, frames: 1)
      } catch let error as ExportError { reply.outputs[still.index] = Self.output(FlipbookFailure(error)) }
    }
  }

  /// The further frames of a scene that moves: none where all of them show what the first does.
  private func moments(_ wishes: [Wish], _ source: SceneFrameSource) -> [(
    index: Int, frame: Int, output: OutputSettings
  )] {
    var found: [(index: Int, frame: Int, output: OutputSettings)] = []
    for (index, wish) in wishes.enumerated() {
      guard case .moment(let request) = wish, let output = request.output?.describing(source),
        let frame = try? request.place.frame(of: source.format)
      else { continue }
      found.append((index, frame, output))
    }
    guard !found.isEmpty else { return [] }
    let first = source.displayList(at: 0)
    guard !source.isAtRest else { return [] }
    let moves = found.map(\.frame).sorted().contains { source.displayList(at: $0) != first }
    return moves ? found : []
  }

  private static func output(_ failure: FlipbookFailure) -> SessionReply.Output {
    SessionReply.Output(code: failure.exitCode.rawValue, message: failure.message)
  }

  private static func wish(_ clip: CommandRequest) -> Wish {
    do {
      switch clip.subcommand {
      case StillRequest.command: return .still(try StillRequest(clip.options))
      case StillRequest.momentCommand: return .moment(try StillRequest(clip.options))
      default: return .film(try RenderRequest(clip.options))
      }
    } catch {
      return .refused(error as? FlipbookFailure ?? FlipbookFailure("\(error)", .usage))
    }
  }

  private static func common(_ wish: Wish) -> (SceneRequest, SceneSettings, isStrict: Bool)? {
    switch wish {
    case .film(let request): (request.scene, request.settings, request.isStrict)
    case .still(let request), .moment(let request): (request.scene, request.settings, request.isStrict)
    case .refused: nil
    }
  }
}
