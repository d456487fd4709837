import FlipbookCompare
import FlipbookGoldens
import FlipbookScenes
import Foundation

/// One run of `flipbook check`: every scene file in a process of its own, what differs gathered here.
@MainActor
struct CheckRun {
  let options: ParsedOptions
  let goldens: GoldenFolder
  let update: CheckOptions.Update
  let makeCompiler: () throws -> any SceneCompiling
  /// The frames of each file where parts of a plan have rendered them.
  var rendered: [String: CheckedFile]? = nil

  /// The result of a run.
  struct Result {
    var report: ComparisonReport
    /// Goldens that were written.
    var written = 0
    var orphans: [String] = []
  }

  private var isQuiet: Bool { options.has("quiet") }

  func run() throws -> Result {
    let (files, isWhole) = try SceneGlob.files(options.positionals)
    let names = try Self.names(files)
    var options = options
    var notes: [String] = []
    let lock = GoldenLock.current(try SceneRequest.settings(options).renderer)
    try checkMachine(lock, &options, &notes)
    let settings = try CompareOptions.settings(options)
    let stored = try GoldenSettings(folder: goldens.path)
    let writer = try ReportWriter(
      CompareOptions.files(options), title: "Goldens in \(goldens.path)", settings: settings.description,
      notes: notes)
    writer.set(ReportOrigin(goldens: goldens.path, project: nil, fingerprint: nil))
    var used: Set<String> = []
    var written = 0
    for (file, name) in zip(files, names) {
      try checkFile(file, name, options, stored, settings, writer, &used, &written)
    }
    var result = Result(report: try writer.finish())
    result.written = written
    result.orphans = goldens.orphans(used: used, files: isWhole ? nil : Set(names))
    if written > 0 { try lock.write(folder: goldens.path) }
    return result
  }

  /// Compares the machine with the goldens', and lets small differences pass where it is another one.
  func checkMachine(_ lock: GoldenLock, _ options: inout ParsedOptions, _ notes: inout [String]) throws {
    let mismatch = try Self.mismatch(of: lock, with: goldens)
    if !mismatch.isEmpty {
      let machine = "This machine is not the goldens': \(mismatch.joined(separator: "; "))."
      if update == .missing || update == .changed {
        throw FlipbookFailure(
          "\(machine) Goldens of two machines would be mixed; approve on the other one, or render all here with "
            + "--update all.", .usage)
      }
      let isExact = options.values["metric"] ?? "exact" == "exact"
      if isExact, update == .none { options.values["metric"] = "window" }
      notes.append(machine + (isExact && update == .none ? " Small scattered differences are let pass." : ""))
    }
    // The first line there is.
    if !isQuiet, let note = notes.first { Console.output(note + "\n") }
  }

  private func checkFile(
    _ file: String, _ name: String, _ options: ParsedOptions, _ stored: GoldenSettings,
    _ settings: CompareSettings, _ writer: ReportWriter, _ used: inout Set<String>, _ written: inout Int
  ) throws {
    let folder = try SceneProcess.workingFolder("flipbook-check-")
    defer { folder.remove() }
    let result = try rendered?[file] ?? self.file(file, name, options, stored, into: folder.path)
    if let failure = result.failure {
      try writer.add(CaseReport(name: name, verdict: .notDrawn(reason: failure)), nil)
      used.formUnion(goldens.orphans(used: [], files: [name]).map { String($0.dropLast(4)) })
      return
    }
    for frame in result.frames {
      let golden = GoldenFolder.name(file: name, scene: frame.scene, frame: frame.frame)
      used.insert(golden)
      try judge(frame, golden, settings, writer, &written)
    }
  }

  /// Renders the frames of a file. A scene that does not compile or that crashes is one failed case, not the end of the
  /// others.
  ///
  /// - Throws: ``FlipbookFailure`` for options that can't be, and when the run is interrupted.
  private func file(
    _ file: String, _ name: String, _ options: ParsedOptions, _ stored: GoldenSettings, into folder: String
  ) throws -> CheckedFile {
    do {
      return CheckedFile(file: file, frames: try render(file, name, options, stored, into: folder))
    } catch let failure as FlipbookFailure
      where failure.exitCode != .usage && failure.exitCode != .interrupted
    {
      return CheckedFile(file: file, failure: failure.message)
    }
  }

  /// Renders the frames of some files, and hands over each with the folder of its pictures.
  func renderFiles(_ take: (CheckedFile) throws -> Void) throws {
    let (files, _) = try SceneGlob.files(options.positionals)
    let stored = try GoldenSettings(folder: goldens.path)
    var (options, notes) = (options, [String]())
    try checkMachine(GoldenLock.current(try SceneRequest.settings(options).renderer), &options, &notes)
    for (file, name) in zip(files, try Self.names(files)) {
      let folder = try SceneProcess.workingFolder("flipbook-check-")
      defer { folder.remove() }
      try take(try self.file(file, name, options, stored, into: folder.path))
    }
  }

  private func render(
    _ file: String, _ name: String, _ options: ParsedOptions, _ stored: GoldenSettings, into folder: String
  ) throws -> [CheckedFrame] {
    var own = options
    own.values.merge(stored.options(for: name)) { given, _ in given }
    own.positionals = [file]
    if SceneFile.holdsLayers(file) {
      // Needs no process of its own.
      try LayerSceneFile.hold(file)
      let worker = CheckWorker(
        options: own, path: file, goldens: goldens, folder: folder, keepsAll: update == .all)
      let request = try SceneRequest(own, command: "check")
      _ = try LayerRun(path: file, timeLimit: request.timeLimit, isQuiet: isQuiet).run { try worker.run() }
      return try Self.frames(in: folder) ?? []
    }
    own = try own.addingThoseOfScene(CheckOptions.parser)
    let request = try SceneRequest(own, command: "check")
    var process = SceneProcess(
      file: try SceneFile(path: file), compiler: try makeCompiler(),
      settings: SceneCompileSettings(languageVersion: request.languageVersion, scene: request.scene),
      showsNotes: !isQuiet)
    process.timeLimit = request.timeLimit
    process.sandbox = request.sandbox
    process.sandbox?.writable.append(folder)
    process.environment = [
      CheckedFrame.folderVariable: folder, CheckedFrame.keepsAllVariable: update == .all ? "1" : "0",
    ]
    let code = try process.run(CheckOptions.request(own, goldens: goldens.path))
    guard code == 0, let frames = try Self.frames(in: folder) else {
      // The scene's process has said why.
      throw FlipbookFailure(
        "the scene's process ended with \(code)", ExitCode(rawValue: code == 0 ? 1 : code) ?? .failure)
    }
    return frames
  }

  /// The results that a worker left in a folder; nil when there are none.
  private static func frames(in folder: String) throws -> [CheckedFrame]? {
    guard let data = FileManager.default.contents(atPath: CheckedFrame.resultFile(folder)) else { return nil }
    return try? JSONDecoder().decode([CheckedFrame].self, from: data)
  }

  func judge(
    _ frame: CheckedFrame, _ golden: String, _ settings: CompareSettings, _ writer: ReportWriter,
    _ written: inout Int
  ) throws {
    var entry = CaseReport(name: golden, verdict: .match, seconds: frame.seconds)
    var evidence: Evidence?
    if !frame.isMatch {
      (entry, evidence) = PairComparison.pictures(
        golden, expected: goldens.has(golden) ? goldens.file(golden) : nil, actual: frame.picture,
        settings: settings, keepsEvidence: writer.wantsPictures)
      entry.seconds += frame.seconds
    }
    let isMissing = entry.verdict == .missing(.expected)
    let isWritten =
      switch update {
      case .none: false
      case .missing: isMissing
      case .changed: !entry.verdict.isMatch
      case .all: true
      }
    if isWritten, let picture = frame.picture {
      try goldens.approve(golden, from: picture)
      written += 1
      entry.note =
        isMissing ? "The golden was written." : entry.verdict.isMatch ? nil : "The golden was replaced."
      entry.verdict = .match
    } else if isMissing {
      entry.note = "Approve it with --update missing."
    }
    if !entry.verdict.isMatch, let picture = frame.picture {
      entry.offer = try writer.keep(picture, of: golden, golden: goldens.file(golden))
    }
    try writer.add(entry, evidence)
  }

  /// The names that goldens are kept under: those of the files, without folder and extension.
  static func names(_ files: [String]) throws -> [String] {
    var seen: [String: String] = [:]
    return try files.map { file in
      let name = PathText.stem(of: file)
      if let other = seen.updateValue(file, forKey: name) {
        throw FlipbookFailure(
          "\"\(other)\" and \"\(file)\" have the same name, and so would their goldens; rename one.", .usage)
      }
      return name
    }
  }

  private static func mismatch(of lock: GoldenLock, with goldens: GoldenFolder) throws -> [String] {
    try GoldenLock.read(folder: goldens.path)?.differences(from: lock) ?? []
  }
}
