import FlipbookCommand
import FlipbookScenes
import Foundation

/// One scene in the studio: its process, its changes, and the pages that show it.
///
/// Everything happens on the main thread, in the loop; only compiling has a thread of its own.
@MainActor
final class StudioSession {
  let request: StudioRequest
  let makeCompiler: @Sendable () throws -> any SceneCompiling
  private(set) var state: StudioState
  private(set) var pages: [ObjectIdentifier: StudioSocket] = [:]

  /// The process that answers; nil before the first is ready and after it crashed.
  var stage: StageProcess?
  var stageWatch: LoopWatch?
  /// The process that is going to take its place.
  var coming: StageProcess?
  var comingWatch: LoopWatch?
  /// The requests of pages that wait, in order, and those sent to the process, by its own numbers.
  var waiting: [StudioWish] = []
  var asked: [Int: StudioWish] = [:]
  var nextNumber = 0
  var patience = StudioPatience()
  /// Rises with each compilation: the results of earlier ones don't count.
  var attempt = 0
  var watch: FileWatch
  var ticks: LoopWatch?
  var export: StudioExport?
  var goldens: StudioGoldens?
  let rows: PropRows?

  /// - Throws: ``FlipbookFailure`` where rows or goldens can't be read.
  init(_ request: StudioRequest, makeCompiler: @escaping @Sendable () throws -> any SceneCompiling) throws {
    self.request = request
    self.makeCompiler = makeCompiler
    state = StudioState(
      file: request.path, options: request.values, isReadOnly: request.isReadOnly, presets: request.presets)
    rows = try request.rows.map(PropRows.init)
    let path = URL(fileURLWithPath: request.path).standardizedFileURL.path
    state.scriptPath = ScriptFile.beside(request.path)
    let props = request.values["props"].flatMap { FileManager.default.fileExists(atPath: $0) ? $0 : nil }
    watch = FileWatch(
      path, others: [ScriptFile.beside(path), props, request.values["script"]].compactMap(\.self))
    readScript()
    try openGoldens()
    showRows()
  }

  /// Begins to watch and to compile.
  func start() {
    guard showsFilm else { return update { $0.phase = .ready } }
    compile()
    ticks = LoopWatch(everyMilliseconds: FileWatch.interval) { [weak self] in
      self?.tick()
      return true
    }
  }

  /// Ends the processes of the scene and of an export.
  func stop() {
    ticks?.cancel()
    export?.cancel()
    goldens?.stop()
    for process in [stage, coming] { process?.end() }
    stageWatch?.cancel()
    comingWatch?.cancel()
  }

  private func tick() {
    if watch.poll() {
      readScript()
      compile()
    }
    // Not only with an answer: a scene whose text nobody takes stands still.
    for process in [stage, coming] {
      if let printed = process?.consumePrinted(), !printed.isEmpty { send(.printed(printed)) }
    }
    checkPatience()
  }

  /// Takes over the script that lies beside the scene, where none is given.
  func readScript() {
    if let given = state.options["script"], given.first == "{" {
      state.script = given
      return
    }
    state.script = (state.options["script"] ?? state.scriptPath)
      .flatMap(FileManager.default.contents).map { String(decoding: $0, as: UTF8.self) }
  }

  // MARK: Options

  /// Options for a process of the scene.
  var arguments: [String] {
    state.options.sorted { $0.key < $1.key }.map { "--\($0.key)=\($0.value)" } + request.words
  }

  /// Changes options that the page may change, and makes the scene anew.
  func change(_ values: [String: String?]) {
    // Props of the form take the place of a row's.
    if values["props"] != nil { state.row = nil }
    for (name, value) in values where StudioRequest.changeable.contains(name) {
      state.options[name] = value.flatMap { $0.isEmpty ? nil : $0 }
    }
    readScript()
    compile()
  }

  var showsFilm: Bool { state.showsFilm }

  // MARK: State

  /// Changes the state and sends it to all pages.
  func update(_ change: (inout StudioState) -> Void) {
    change(&state)
    let words = ["flipbook", "render", request.path] + arguments + ["-o", "film.mp4"]
    state.command = words.map(ShellText.quoted).joined(separator: " ")
    let text = Self.json(state)
    for page in pages.values { page.send(text) }
  }

  func send(_ note: StudioNote) {
    let text = Self.json(note)
    for page in pages.values { page.send(text) }
  }

  func send(_ note: StudioNote, _ page: StudioSocket) { page.send(Self.json(note)) }

  nonisolated static func json(_ value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }
}

extension StudioSession: LoopbackServer.Delegate {
  func opened(_ socket: StudioSocket) {
    pages[ObjectIdentifier(socket)] = socket
    socket.send(Self.json(state))
    if let goldens { send(.goldens(goldens.summary), socket) }
    if let export { send(.export(export.progress), socket) }
  }

  func closed(_ socket: StudioSocket) {
    pages[ObjectIdentifier(socket)] = nil
    forget(socket)
  }

  func received(_ text: String, from socket: StudioSocket) {
    guard let message = try? JSONDecoder().decode(StudioMessage.self, from: Data(text.utf8)) else {
      return socket.close(1008, "not a message of the studio's page")
    }
    switch message {
    case .frame(let id, let frame): want(.frame(frame), id, socket)
    case .items(let id, let frame, let x, let y): want(.items(frame, x, y), id, socket)
    case .costs(let id, let frame): want(.costs(frame), id, socket)
    case .controls(let id, let frame): want(.controls(frame), id, socket)
    case .tree(let id, let frame): want(.tree(frame), id, socket)
    case .read(let count): socket.confirm(count)
    case .cancel: waiting.removeAll { $0.page === socket && $0.isFrame }
    case .options(let values): change(values)
    case .restart: compile()
    case .saveScript: saveScript(socket)
    case .saveProps(let path): saveProps(path, socket)
    case .export(let path, let options, let overwrites): begin(path, options, overwrites, socket)
    case .cancelExport: export?.cancel()
    case .row(let row): choose(row: row)
    case .check: goldens?.check()
    case .approve(let names): approve(names, socket)
    case .reject(let names, let isRejected): goldens?.reject(names, isRejected)
    case .picture(let id, let name, let side): sendPicture(goldens?.picture(name, side), id, socket)
    case .golden(let id, let frame): sendPicture(golden(of: frame), id, socket)
    }
  }
}
