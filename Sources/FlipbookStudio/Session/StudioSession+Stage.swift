import FlipbookCommand
import FlipbookScenes
import Foundation

/// The scene's process: compiled, started, asked, and replaced.
extension StudioSession {
  /// Requests that the process has at a time: the next is there when one is done.
  private static let mostAsked = 2
  /// Requests of a page that wait at a time.
  private static let mostWaiting = 64

  // MARK: Compiling

  /// Compiles the scene as it is now and starts it beside the one that is shown.
  func compile() {
    guard showsFilm else { return }
    attempt += 1
    let (number, path, scene) = (attempt, request.path, state.options["scene"])
    let (version, makeCompiler) = (request.languageVersion, makeCompiler)
    update {
      $0.phase = .compiling
      $0.problems = []
    }
    let thread = Thread {
      let result = Result {
        try StageProgram(path, scene: scene, languageVersion: version, makeCompiler: makeCompiler)
      }
      StudioLoop.post { [weak self] in
        guard let self, self.attempt == number else { return }
        self.compiled(result)
      }
    }
    thread.name = "flipbook compile"
    thread.stackSize = 8 << 20
    thread.start()
  }

  private func compiled(_ result: Result<StageProgram, any Error>) {
    do {
      let made = try result.get()
      watch.follow(made.files)
      if !made.notes.isEmpty { send(.printed("Not drawn:\n\(made.notes.joined(separator: "\n"))\n")) }
      var options = request.others
      options.values = state.options
      options.values["scene"] = state.options["scene"] ?? made.scene
      let process = try StageProcess(made.program, path: made.path, options: options)
      comingWatch?.cancel()
      coming?.end()
      coming = process
      comingWatch = LoopWatch(descriptor: process.descriptor) { [weak self] in self?.receiveComing() ?? false
      }
      update { $0.phase = .starting }
    } catch {
      fail(.failed, (error as? FlipbookFailure)?.message ?? "\(error)")
    }
  }

  private func fail(_ phase: StudioState.Phase, _ message: String) {
    let problems = StudioProblem.read(message, editor: request.editor)
    update {
      $0.phase = phase
      $0.problems = problems
    }
  }

  // MARK: Starting

  private func receiveComing() -> Bool {
    guard let coming else { return false }
    let (replies, isOver) = coming.receive()
    for (reply, _) in replies {
      switch reply.content {
      case .ready(let info):
        replaceStage(with: coming, info, reply.warnings)
        return false
      case .refused(let message, _):
        self.coming = nil
        fail(.failed, message)
        return false
      case .frame, .items, .controls, .tree, .failed: break
      }
    }
    guard isOver else { return true }
    let ending = coming.ending()
    self.coming = nil
    fail(.crashed, ending.message)
    return false
  }

  /// Puts a process that is ready in the place of the one that answered so far.
  private func replaceStage(with process: StageProcess, _ info: StageInfo, _ warnings: [ClipWarning]?) {
    stageWatch?.cancel()
    stage?.end()
    stage = process
    (coming, comingWatch) = (nil, nil)
    stageWatch = LoopWatch(descriptor: process.descriptor) { [weak self] in self?.receive() ?? false }
    (waiting, asked) = ([], [:])
    patience.rest()
    update {
      $0.generation += 1
      $0.phase = .ready
      $0.problems = []
      $0.info = info
    }
    sendWarnings(warnings ?? [])
    goldens?.becomeStale()
    fitRow()
  }

  // MARK: Asking

  /// Puts a wish of a page into the queue.
  func want(_ kind: StudioWish.Kind, _ id: Int, _ page: StudioSocket) {
    guard stage != nil else {
      return send(.failed(id: id, message: "No scene is ready."), page)
    }
    guard waiting.count(where: { $0.page === page }) < Self.mostWaiting else {
      return page.close(1008, "too many requests at a time")
    }
    waiting.append(StudioWish(kind: kind, id: id, page: page))
    ask()
  }

  /// Forgets what a page waits for.
  func forget(_ page: StudioSocket) { waiting.removeAll { $0.page === page } }

  private func ask() {
    while asked.count < Self.mostAsked, !waiting.isEmpty, let stage {
      let wish = waiting.removeFirst()
      nextNumber += 1
      if asked.isEmpty { patience.rest() }
      guard stage.send(wish.request(nextNumber)) else { return }
      asked[nextNumber] = wish
    }
  }

  private func receive() -> Bool {
    guard let stage else { return false }
    let (replies, isOver) = stage.receive()
    if !replies.isEmpty { patience.rest() }
    for (reply, bytes) in replies { answer(reply, bytes) }
    guard isOver else {
      ask()
      return true
    }
    let ending = stage.ending()
    lose(.crashed, ending.message)
    return false
  }

  private func answer(_ reply: StageReply, _ bytes: Data) {
    if let warnings = reply.warnings { sendWarnings(warnings) }
    if let sections = reply.sections { update { $0.info?.sections = sections } }
    switch reply.content {
    case .ready, .refused: break
    case .frame(let figures):
      guard let wish = asked.removeValue(forKey: figures.id) else { return }
      let picture = StudioPicture(generation: state.generation, id: wish.id, figures: figures)
      wish.page.send(StudioPicture.message(picture, bytes))
    case .items(let id, let items):
      if let wish = asked.removeValue(forKey: id) { send(.items(id: wish.id, items), wish.page) }
    case .controls(let id, let controls):
      if let wish = asked.removeValue(forKey: id) { send(.controls(id: wish.id, controls), wish.page) }
    case .tree(let id, let nodes):
      if let wish = asked.removeValue(forKey: id) { send(.tree(id: wish.id, nodes), wish.page) }
    case .failed(let id, let message):
      guard let wish = asked.removeValue(forKey: id) else { return }
      send(.failed(id: wish.id, message: message), wish.page)
      fail(.failed, message)
    }
  }

  private func sendWarnings(_ warnings: [ClipWarning]) {
    send(
      .warnings(
        warnings.map { warning in
          let text = warning.count > 1 ? "\(warning.message) ×\(warning.count)" : warning.message
          return StudioProblem.at(
            warning.place, text, severity: warning.severity.rawValue, editor: request.editor)
        }))
  }

  // MARK: Losing

  /// Gives the process up that answered so far. The pages keep their last picture.
  private func lose(_ phase: StudioState.Phase, _ message: String) {
    stage?.end()
    (stage, stageWatch) = (nil, nil)
    for wish in asked.values { send(.failed(id: wish.id, message: message), wish.page) }
    (waiting, asked) = ([], [:])
    if coming == nil { fail(phase, message) }
  }

  /// Ends a process that gives no answer.
  func checkPatience() {
    if let coming {
      guard let message = hang(of: coming) else { return }
      comingWatch?.cancel()
      coming.end()
      (self.coming, comingWatch) = (nil, nil)
      fail(.hung, message)
    } else if let stage, !asked.isEmpty {
      guard let message = hang(of: stage) else { return }
      stageWatch?.cancel()
      lose(.hung, message)
    } else {
      patience.rest()
    }
  }

  /// Says where a process is that has given no sign for too long; nil where it may still be waited for.
  private func hang(of process: StageProcess) -> String? {
    let place = process.whereabouts
    guard patience.isOver(place) else { return nil }
    if process.isCrashing, !patience.isOver(place, limit: StudioPatience.crashLimit) { return nil }
    return
      "The scene gave no answer for \(Int(StudioPatience.limit)) s\(place.map { " \($0)" } ?? "") and was ended."
  }
}
