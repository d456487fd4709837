import FlipbookExport
import FlipbookProjects
import FlipbookScenes
import Foundation

/// Compiles the files of a module to objects and an interface, as often as it takes: what can't be compiled is cut.
struct ModuleBuild {
  /// The result of compiling a module.
  struct Result: Sendable {
    var objects: [String] = []
    var failures: [ProjectProgram.Failure] = []
    /// Whether nothing of the module could be used.
    var isLost = false
  }

  /// Where the module's staged files, objects and dependencies are kept from run to run.
  let folder: String
  let compiler: String
  /// Flags that all modules are compiled with.
  let arguments: [String]
  let modules: String
  /// The modules of the project that were compiled before, by their names.
  let built: [String: CompiledModule]

  /// Compilations of a module, at most.
  private static let roundLimit = 25
  /// Seconds that one may take.
  private static let patience = 900.0

  /// - Parameter isStopped: Whether the result is not wanted any more, asked before each attempt.
  /// - Throws: `CancellationError` where that is so; ``FlipbookFailure`` where a file can't be written or a compiler started.
  func run(
    _ staged: inout StagedModule, own: Set<String>, isKnown: (String) -> Bool, isStopped: () -> Bool
  ) throws -> Result {
    var result = Result()
    for _ in 0..<Self.roundLimit {
      if isStopped() { throw CancellationError() }
      let files = staged.staged(own: own, isKnown: isKnown)
      let objects = try write(files)
      let (isDone, text) = try compile(files.map(\.name), staged.module)
      if isDone {
        result.objects = objects
        result.failures = Self.failures(staged)
        return result
      }
      staged.beginRound()
      let errors = CompilerMessage.read(text).filter { $0.severity == .error }
      // A name of two types takes what it is used for along: that is checked anew once the name means one of them.
      var hasCut = false
      for name in errors.compactMap(\.ambiguousType) where resolve(name, in: &staged) { hasCut = true }
      // A second declaration of a name makes all uses of it ambiguous: these are checked anew without it.
      let causes = errors.filter { $0.text.hasPrefix("invalid redeclaration of") }
      if !hasCut {
        for error in causes.isEmpty ? errors : causes where cut(error, in: &staged) { hasCut = true }
      }
      if !hasCut, cutCrash(text, in: &staged) { hasCut = true }
      forgetUses(of: staged.consumeCutNames(), in: staged)
      guard hasCut, staged.files.contains(where: { !$0.isLeftOut }) else {
        result.isLost = true
        let reason =
          (errors.first { !$0.path.isEmpty } ?? errors.first).map { $0.text } ?? String(text.prefix(300))
        result.failures = Self.failures(staged)
        result.failures.append(
          ProjectProgram.Failure(module: staged.module.name, file: "", line: 0, reason: reason))
        return result
      }
    }
    result.isLost = true
    result.failures = [
      ProjectProgram.Failure(
        module: staged.module.name, file: "", line: 0,
        reason: "it does not compile after \(Self.roundLimit) attempts to leave out what stands against it")
    ]
    return result
  }

  private func cut(_ error: CompilerMessage, in staged: inout StagedModule) -> Bool {
    if error.path.hasPrefix(StagedModule.registrationFolder) {
      let name = error.path.dropFirst(StagedModule.registrationFolder.count).dropLast(6)
      guard let index = Int(name) else { return false }
      return staged.leaveUnregistered(index, reason: error.text)
    }
    if error.path.hasSuffix("/" + StagedModule.modelFile) { return staged.leaveModelsOut() }
    if error.path.hasSuffix("/" + StagedModule.moduleFile) { return staged.leaveNamesUnresolved() }
    if let index = staged.files.firstIndex(where: { $0.path == error.path }) {
      return staged.cut(index, line: error.line, reason: error.text)
    }
    // Macros are placed in the staged file, which has one line more at its start.
    guard let index = stagedIndex(of: error.path, in: staged) else { return false }
    return staged.cut(index, line: max(1, error.line - 1), reason: error.text)
  }

  /// Has the one module that this one depends on, itself or through others, and that declares a type have the name for itself.
  private func resolve(_ name: String, in staged: inout StagedModule) -> Bool {
    var reached: Set<String> = []
    var waiting = staged.module.dependencies
    while let next = waiting.popLast() {
      guard reached.insert(next).inserted, let module = built[next] else { continue }
      waiting += module.module.dependencies
    }
    let owners = reached.sorted().compactMap { built[$0] }.map { ($0.module.name, $0.publicTypes) }
      .filter { $0.1.contains(name) }
    // A type with its module's name would be taken for the module.
    guard owners.count == 1, let (owner, types) = owners.first, !types.contains(owner) else { return false }
    return staged.resolve(name, to: owner)
  }

  /// Removes what was compiled with declarations that are gone: the compiler's dependency files don't list it,
  /// since it never finished with
  /// the file that had them.
  private func forgetUses(of names: Set<String>, in staged: StagedModule) {
    guard !names.isEmpty else { return }
    for (index, file) in staged.files.enumerated() where !file.isLeftOut && file.mentions(names) {
      let stem = "\(folder)/\(staged.stem(of: index))"
      try? FileManager.default.removeItem(atPath: stem + ".o")
      try? FileManager.default.removeItem(atPath: stem + ".swiftdeps")
    }
  }

  /// The number of the file that is staged at a path.
  private func stagedIndex(of path: String, in staged: StagedModule) -> Int? {
    staged.files.indices.first { path == "\(folder)/\(staged.stem(of: $0)).swift" }
  }

  /// Has what the compiler crashed on go.
  private func cutCrash(_ text: String, in staged: inout StagedModule) -> Bool {
    guard let place = CompilerMessage.crash(in: text) else { return false }
    let reason = "the compiler crashes on it"
    if let index = staged.files.firstIndex(where: { $0.path == place.path }) {
      if place.line > 0 { return staged.cut(index, line: place.line, reason: reason) }
      return staged.cutPreviews(index, reason: reason) || staged.leaveOut(index, reason: reason)
    }
    guard let index = stagedIndex(of: place.path, in: staged) else { return false }
    return staged.cutPreviews(index, reason: reason) || staged.leaveOut(index, reason: reason)
  }

  private static func failures(_ staged: StagedModule) -> [ProjectProgram.Failure] {
    staged.files.flatMap { file in
      file.cuts.sorted { $0.line < $1.line }.map {
        ProjectProgram.Failure(
          module: staged.module.name, file: file.shown, line: $0.line, reason: $0.reason)
      }
    }
  }

  /// Writes what changed, and the table of outputs by which the driver compiles only what it must.
  ///
  /// - Returns: The objects that will be there.
  private func write(_ files: [(name: String, text: String)]) throws -> [String] {
    var map: [String: [String: String]] = ["": ["swift-dependencies": "\(folder)/module.swiftdeps"]]
    var objects: [String] = []
    let known = Set(files.map(\.name))
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    where name.hasSuffix(".swift") && !known.contains(name) {
      try? FileManager.default.removeItem(atPath: "\(folder)/\(name)")
    }
    for (name, text) in files {
      let path = "\(folder)/\(name)"
      let data = Data(text.utf8)
      if FileManager.default.contents(atPath: path) != data {
        do { try data.write(to: URL(fileURLWithPath: path), options: .atomic) } catch {
          throw FlipbookFailure("\"\(path)\" can't be written; is the disk full?", .failure)
        }
      }
      let stem = "\(folder)/\((name as NSString).deletingPathExtension)"
      map[path] = ["object": stem + ".o", "swift-dependencies": stem + ".swiftdeps"]
      objects.append(stem + ".o")
    }
    let data = try JSONSerialization.data(
      withJSONObject: map, options: [.sortedKeys, .withoutEscapingSlashes])
    try data.write(to: URL(fileURLWithPath: "\(folder)/outputs.json"), options: .atomic)
    return objects
  }

  private func compile(_ names: [String], _ module: ProjectModule) throws -> (isDone: Bool, text: String) {
    let log = folder + "/compiler.log"
    let list = folder + "/files.list"
    let paths = names.map { "\"\(folder)/\($0)\"" }.joined(separator: "\n")
    try Data(paths.utf8).write(to: URL(fileURLWithPath: list), options: .atomic)
    let conditions = module.conditions.flatMap { ["-D", $0] }
    let features =
      module.features.flatMap { ["-enable-upcoming-feature", $0] }
      + (module.isOnMainActor ? ["-default-isolation", "MainActor"] : [])
    let request = ChildRequest(
      compiler,
      arguments + conditions + features + [
        "-c", "-emit-module", "-emit-module-path", "\(modules)/\(module.name).swiftmodule", "-module-name",
        module.name, "-package-name", module.packageName, "-incremental", "-enable-batch-mode",
        "-parse-as-library",
        "-continue-building-after-errors", "-no-color-diagnostics", "-suppress-warnings", "-output-file-map",
        folder + "/outputs.json", "-working-directory", folder, "@" + list,
      ])
    guard
      let exit = try RunningChild.run(
        request, streams: ChildProcess.Streams(output: log, errors: log), limit: Self.patience)
    else { return (false, "error: it takes longer than \(Int(Self.patience)) s to compile") }
    let text = (try? String(contentsOfFile: log, encoding: .utf8)) ?? ""
    return (exit == .code(0), text)
  }
}
