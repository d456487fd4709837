import FlipbookDrawing
import FlipbookExport
import FlipbookProjects
import FlipbookScenes
import Foundation

/// Compiles the modules of a project, several at a time and each after those that it imports, and links them with a main file into one program.
struct ProjectBuild {
  let project: Project
  let compiler: String
  let layout: BuildLayout
  /// Where everything that is made of the project is kept.
  let folder: String
  /// Nil where no source calls a shader.
  let metal: MetalFiles?
  let isKnown: @Sendable (String) -> Bool

  /// As scenes are compiled but not optimised: a preview is drawn once, and compiling takes most of the time.
  static let flags = [
    "-Onone", "-gline-tables-only", "-assert-config", "Debug", "-Xcc", "-fno-omit-frame-pointer", "-D",
    "DEBUG",
    "-enable-upcoming-feature", "IsolatedDefaultValues",
    "-enable-upcoming-feature", "BareSlashRegexLiterals", "-swift-version", "5",
    // An expression that keeps the compiler longer is cut out as one that it can't compile.
    "-Xfrontend", "-solver-expression-time-threshold=90",
  ]

  var modules: String { folder + "/modules" }

  /// - Parameter jobs: Programs that the compiler may start at once.
  func arguments(jobs: Int) -> [String] {
    Self.flags + ["-j", "\(jobs)", "-I", layout.moduleFolder, "-I", modules]
  }

  /// - Parameters:
  ///   - program: Where the program goes.
  ///   - previews: All that the sources declare.
  func run(to program: String, previews: [ProjectPreview], willCompile: (String) -> Void) throws
    -> ProjectProgram
  {
    try FileManager.default.createDirectory(atPath: modules, withIntermediateDirectories: true)
    var result = ProjectProgram(executable: program, previews: previews)
    var objects: [String] = []
    var built: [String] = []
    var registered: Set<String> = []
    let needed = Self.needed(project, previews)
    let chosen = project.modules.filter { !$0.sources.isEmpty && needed.contains($0.name) }
    for compiled in try compile(chosen, willCompile: willCompile) {
      Self.record(compiled, in: &result)
      let name = compiled.module.name
      guard !compiled.outcome.isLost else { continue }
      for (file, stem) in zip(compiled.files, compiled.stems) where !file.isLeftOut {
        result.dependencies[file.path] = "\(folder)/\(name)/\(stem).swiftdeps"
      }
      built.append(name)
      objects += compiled.outcome.objects
      registered.formUnion(compiled.registeredPreviews)
    }
    for preview in previews where !registered.contains(preview.id) && result.undrawn[preview.id] == nil {
      result.undrawn[preview.id] = Self.reason(for: preview, result.failures)
    }
    guard !built.isEmpty else {
      let reasons = result.failures.prefix(10).map { "\n\($0)" }.joined()
      throw FlipbookFailure("No module of \"\(project.path)\" compiles.\(reasons)", .scene)
    }
    try link(built, objects, shaders(), to: program)
    return result
  }

  /// The modules that have previews, and those that they depend on.
  static func needed(_ project: Project, _ previews: [ProjectPreview]) -> Set<String> {
    var needed = Set(previews.map(\.module))
    // Each stands after its dependencies.
    for module in project.modules.reversed() where needed.contains(module.name) {
      needed.formUnion(module.dependencies)
    }
    return needed
  }

  /// Why a preview is not in the program.
  private static func reason(for preview: ProjectPreview, _ failures: [ProjectProgram.Failure]) -> String {
    let inFile = failures.filter { $0.file == preview.shownFile }
    let found =
      inFile.last { $0.line >= preview.line } ?? inFile.first
      ?? failures.first { $0.module == preview.module }
    return found.map { "\($0)" } ?? "it is not compiled for this system"
  }

  private static func record(_ compiled: CompiledModule, in result: inout ProjectProgram) {
    result.files += compiled.files.map { [$0.shown, $0.path] }
    result.failures += compiled.outcome.failures
    let module = compiled.module.name
    for (name, files) in compiled.unknownModules.sorted(by: { $0.key < $1.key }) {
      let count = files.count
      result.notes.append(
        ProjectNote(
          module,
          "there is no module \(name) here; its import in \(count) file\(count == 1 ? "" : "s") is left out"))
    }
    for file in compiled.files {
      guard let reason = file.registrationFailure else { continue }
      for preview in result.previews where preview.file == file.path && preview.module == module {
        result.undrawn[preview.id] = "it can't be made: \(reason)"
      }
    }
  }

  /// The call that makes the resources of a module known.
  private func resources(_ module: ProjectModule) -> String {
    let app = project.app(of: module.name).map(SwiftText.literal) ?? "nil"
    // A module without resources has no bundle of its own.
    let models = module.resources.isEmpty ? [] : module.dataModels.filter { !module.resources.contains($0) }
    let roots = (module.resources + models).map(SwiftText.literal).joined(separator: ", ")
    let information = module.information.sorted { $0.key < $1.key }
      .map { "\(SwiftText.literal($0.key)): \(SwiftText.literal($0.value))" }
    return """
      SceneRegistry.register(resources: [\(roots)], of: \(SwiftText.literal(module.name)), app: \(app), \
      information: [\(information.isEmpty ? ":" : information.joined(separator: ", "))])
      """
  }

  private func shaders() throws -> MetalObjects {
    try metal.map { try MetalBuild(swift: compiler, staging: folder).run($0) } ?? MetalObjects()
  }

  private func link(_ built: [String], _ objects: [String], _ shaders: MetalObjects, to program: String)
    throws
  {
    let main = folder + "/main.swift"
    let text = """
      import Flipbook
      \(built.map { "import \($0)" }.joined(separator: "\n"))
      \(shaders.declarations)\
      @_silgen_name("flipbook_scene_main") @MainActor func flipbookSceneMain() -> Never
      @_silgen_name("flipbook_scene_start") @MainActor func flipbookSceneStart()
      MainActor.assumeIsolated {
        flipbookSceneStart()
        \((shaders.calls + project.modules.map(resources)).joined(separator: "\n  "))
        \(built.map { "\(StagedModule.registerFunction)\($0)()" }.joined(separator: "\n  "))
        flipbookSceneMain()
      }

      """
    try Data(text.utf8).write(to: URL(fileURLWithPath: main), options: .atomic)
    let list = folder + "/objects.list"
    try Data((objects + shaders.paths).map { "\"\($0)\"" }.joined(separator: "\n").utf8).write(
      to: URL(fileURLWithPath: list), options: .atomic)
    let library = try LibraryOrder.write(to: folder)
    let log = folder + "/link.log"
    let request = ChildRequest(
      compiler,
      arguments(jobs: ProcessInfo.processInfo.activeProcessorCount) + [
        "-module-name", "FlipbookProject", "-emit-executable", main, "@" + list, library, "-o", program, "-L",
        layout.libraryFolder, "-Xlinker", "-rpath", "-Xlinker", layout.libraryFolder,
        "-working-directory", folder,
      ])
    let exit = try RunningChild.run(request, streams: ChildProcess.Streams(output: log, errors: log))
    guard exit == .code(0) else {
      let text = (try? String(contentsOfFile: log, encoding: .utf8)) ?? ""
      throw FlipbookFailure(
        "The modules of \"\(project.path)\" can't be linked:\n\(text.suffix(2000))", .scene)
    }
  }
}
