import FlipbookDiagnostics
import FlipbookDrawing
import FlipbookScenes
import Foundation

/// Compiles scene files with the toolchain's `swiftc` and keeps the results.
///
/// The scene's own lines are compiled under the file's own path (a virtual file system overlay puts the staged
/// text there), so the compiler's messages, crash reports and `#file` name the person's file and line.
package struct SceneCompiler: SceneCompiling {
  let layout: BuildLayout
  let toolchain: SwiftToolchain
  let cache: SceneCache

  /// - Throws: ``FlipbookFailure`` when there is no compiler.
  package init(
    layout: BuildLayout, environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws {
    self.layout = layout
    toolchain = try SwiftToolchain(environment: environment)
    cache = SceneCache(environment: environment)
  }

  package func executable(for file: SceneFile, settings: SceneCompileSettings) throws -> String {
    let parts = file.isFolder ? try FileGroup(file).parts(for: settings.scene) : file.parts
    let catalog = AssetCatalog(beside: file.folder)
    let models = SceneModels(of: file, parts: parts)
    let metal = MetalFiles(of: file, parts: parts)
    let keys = keys(for: parts, catalog: catalog, models: models, metal: metal, settings: settings)
    if let path = kept(keys) { return path }
    let assets = AssetSymbols(parts: parts, catalog: catalog)
    // The compiler shows lines of the source: with controls in them its own colours can't be distinguished from theirs.
    let hasPlainSource = parts.allSatisfy { PrintableText.escaped($0.source) == $0.source }
    func staged(
      _ parts: [SceneFile.Part], hasSamples: Bool = true, cuts: [[SourceCut]] = []
    ) -> StagedGroup {
      StagedGroup(
        parts: parts, isFolder: file.isFolder, wanted: settings.scene, hasSamples: hasSamples, cuts: cuts,
        isKnown: isKnown)
    }
    var scene = staged(parts)
    if scene.hasNothingToShow && !scene.hasSyntaxErrors {
      throw Self.failureWithoutScenes(in: file, scenes: scene.scenes)
    }
    settings.willCompile()
    let staging = try cache.makeStaging()
    defer { staging.remove() }
    func build(_ scene: StagedGroup) -> SceneBuild {
      SceneBuild(
        group: scene, assets: assets, models: models.text(for: scene), metal: metal, settings: settings,
        staging: staging.path, compiler: toolchain.compiler, arguments: arguments(settings: settings))
    }
    var result = try build(scene).run()
    if case .failed(let text) = result, text.contains(StagedScene.registrationFile) {
      // A value made up did not fit.
      scene = staged(parts, hasSamples: false)
      result = try build(scene).run()
    }
    let cut =
      file.isFolder
      ? try CutGroup(whole: scene, wanted: settings.scene).compile(
        parts, after: result, staged: { staged($0, cuts: $1) }, build: build) : nil
    if let cut { (scene, result) = cut }
    switch result {
    case .built(let program, let warnings):
      // Only now: a file with syntax errors shows the compiler's message first.
      if scene.hasNothingToShow { throw Self.failureWithoutScenes(in: file, scenes: scene.scenes) }
      Self.show(warnings, keepingColors: hasPlainSource)
      return try cache.store(
        program, for: assets.missing.isEmpty && cut == nil ? keys.anywhere : keys.placed)
    case .failed(let text):
      var failure = FlipbookFailure(
        "\"\(file.path)\" does not compile.\n"
          + explanation(of: text, in: file, parts: parts, scene: scene, assets: assets)
          + siblingHint(for: text, in: file, scenes: scene.scenes, wanted: settings.scene),
        .scene)
      failure.isColored = hasPlainSource
      throw failure
    }
  }

  /// Prints the compiler's warnings about the person's own lines.
  private static func show(_ warnings: String, keepingColors: Bool) {
    let own = CompilerMessage.read(warnings).filter { !$0.block.contains("Selector.method(") }
    guard !own.isEmpty else { return }
    let text = own.map(\.block).joined(separator: "\n") + "\n"
    FileHandle.standardError.write(Data(PrintableText.escaped(text, keepingColors: keepingColors).utf8))
  }

  package func sourceHash(of file: SceneFile, settings: SceneCompileSettings) throws -> ContentHash {
    let parts = file.isFolder ? try FileGroup(file).parts(for: settings.scene) : file.parts
    var hasher = ContentHasher()
    for part in parts {
      hasher.combine(part.source)
      hasher.combine(String(part.absolutePath.dropFirst(file.folder.count)))
    }
    hasher.combine(LibraryDigest(cacheFolder: cache.folder).digest(of: layout.library))
    hasher.combine(toolchain.identity)
    for argument in Self.flags { hasher.combine(argument) }
    hasher.combine(settings.languageVersion.rawValue)
    return hasher.finalize()
  }

  package func props(of file: SceneFile, settings: SceneCompileSettings) throws -> DeclaredProps {
    let parts = file.isFolder ? try FileGroup(file).parts(for: settings.scene) : file.parts
    var props = DeclaredProps()
    for part in parts {
      let found = ParsedScene(source: part.source, isKnown: { _ in true }).props
      for prop in found.list { props.add(prop) }
      if found.isOpen { props.isOpen = true }
    }
    return props
  }

  package func lint(_ file: SceneFile, settings: SceneCompileSettings) throws -> SceneFindings {
    let parts = file.isFolder ? try FileGroup(file).parts(for: settings.scene) : file.parts
    let scene = StagedGroup(parts: parts, isFolder: file.isFolder, isKnown: isKnown)
    let assets = AssetSymbols(parts: parts, catalog: AssetCatalog(beside: file.folder))
    let staging = try cache.makeStaging()
    defer { staging.remove() }
    let result = try SceneBuild(
      group: scene, assets: assets, models: SceneModels(of: file, parts: parts).text(for: scene),
      metal: MetalFiles(of: file, parts: []), settings: settings, staging: staging.path,
      compiler: toolchain.compiler,
      arguments: arguments(settings: settings)
    ).check()
    var messages: [CompilerMessage] = []
    if case .failed(let text) = result { messages = CompilerMessage.read(text) }
    var findings = SceneFindings(fileCount: parts.count)
    for module in scene.unknownModules {
      findings.add(
        SceneFinding(
          .note, module.path, module.line,
          message: "there is no module \(module.name) here; its import is left out"))
    }
    for asset in assets.missing {
      findings.add(SceneFinding(.note, asset.file, asset.line, message: asset.message))
    }
    let index = nameIndex()
    let diagnosis = CompileDiagnosis(
      parts: parts, messages: messages, index: index, generated: assets.part,
      modules: scene.modules)
    let siblings =
      file.isFolder
      ? [:] : SiblingFiles(of: file).declarations(of: Set(diagnosis.findings.compactMap(\.name)))
    for finding in diagnosis.findings {
      var found = SceneFinding(
        finding.block == nil ? .missingName : .error, finding.path, finding.line, finding.column,
        message: finding.text)
      if finding.path.isEmpty { (found.file, found.line, found.column) = (nil, nil, nil) }
      if let name = finding.name, let other = siblings[name] {
        found.kind = .declaredElsewhere
        found.message = "\(name) is declared in \(other)"
      }
      findings.add(found)
    }
    addUnsupported(parts, declared: scene.declared, index, to: &findings)
    return findings
  }

  /// Adds the uses of names that do less than on a device.
  private func addUnsupported(
    _ parts: [SceneFile.Part], declared: Set<String>, _ index: NameIndex, to findings: inout SceneFindings
  ) {
    for part in parts {
      for use in UnsupportedScan(source: part.source, declared: declared, index: index).uses {
        findings.add(
          SceneFinding(
            use.name.effect == .unseen ? .unseen : .unsupported, part.path, use.line, use.column,
            message: use.name.message))
      }
    }
  }

  /// The compiler's messages; where names are missing, these first, and then the errors that don't follow from them.
  /// Names of a module that isn't there are missing for that reason, which comes before all.
  private func explanation(
    of text: String, in file: SceneFile, parts: [SceneFile.Part], scene: StagedGroup, assets: AssetSymbols
  ) -> String {
    let missing = MissingModules(modules: scene.unknownModules, folder: file.folder).text
    let messages = CompilerMessage.read(text)
    guard messages.contains(where: { $0.severity == .error && $0.isAboutName }) else { return missing + text }
    let diagnosis = CompileDiagnosis(
      parts: parts, messages: messages, index: nameIndex(), generated: assets.part,
      modules: scene.modules)
    return missing + (diagnosis.nameCount > 0 ? diagnosis.text : text)
  }

  /// Where else in the project the names are that a file alone lacks.
  private func siblingHint(
    for text: String, in file: SceneFile, scenes: [FoundScene], wanted: String?
  ) -> String {
    guard !file.isFolder else { return "" }
    let names = CompilerMessage.read(text).compactMap(\.missingName).filter { $0.kind == .type }.map(\.name)
    let views = scenes.filter { $0.kind == .view }.map(\.name)
    let hint = SiblingFiles(of: file).hint(for: names, scene: wanted ?? views.first)
    return hint.map { "\n\($0)" } ?? ""
  }

  private func nameIndex() -> NameIndex {
    NameIndex.load(layout: layout, toolchain: toolchain, cacheFolder: cache.folder)
  }

  /// Returns whether there is a module of a name.
  var isKnown: @Sendable (String) -> Bool {
    let modules = toolchain.modules.union(SwiftToolchain.modules(in: layout.moduleFolder))
    // Without a list there is nothing to compare with.
    return { modules.count < 4 || modules.contains($0) }
  }

  package var components: [(name: String, detail: String)] {
    let version = ProgramFinder.output(of: toolchain.compiler, ["--version"])?.split(separator: "\n").first
    return [
      ("swiftc", "\(version.map(String.init) ?? "does not run"), \(toolchain.compiler)"),
      ("libFlipbook.so", layout.library), ("compiled scenes", cache.folder),
    ]
  }

  /// Optimised, since a render runs far longer than its compilation; with the standard library's messages for
  /// failed checks and with line tables and frame pointers, so that a crash says what and where.
  private static let flags = [
    "-O", "-wmo", "-g", "-assert-config", "Debug", "-Xcc", "-fno-omit-frame-pointer", "-module-name",
    "FlipbookScene", "-D", "DEBUG",
    // A folder is one package: what its targets share by `package` is seen everywhere in it.
    "-package-name", "scene",
    // Packages in Swift 6 mode count on it, and files in Swift 5 mode may.
    "-enable-upcoming-feature", "IsolatedDefaultValues",
    // Closures that styles and environments hold make copies of each other without end.
    "-Xllvm", "-sil-disable-pass=closure-specialize",
  ]

  func arguments(settings: SceneCompileSettings) -> [String] {
    Self.flags + [
      "-swift-version", settings.languageVersion.rawValue, "-I", layout.moduleFolder, "-L",
      layout.libraryFolder, "-Xlinker", "-rpath", "-Xlinker", layout.libraryFolder,
    ]
  }

  private static func failureWithoutScenes(in file: SceneFile, scenes: [FoundScene]) -> FlipbookFailure {
    guard let first = scenes.first else {
      return FlipbookFailure("\"\(file.path)\" has no scene in it. \(SceneFile.example)", .scene)
    }
    if first.isGeneric {
      return FlipbookFailure(
        "\"\(file.path)\" line \(first.line): \(first.name) is generic, so Flipbook can't make one; declare "
          + "a \(first.kind == .clip ? "clip" : "view") with its types filled in.", .scene)
    }
    return FlipbookFailure(
      "\"\(file.path)\" line \(first.line): \(first.name) needs \(first.needed.joined(separator: ", ")), so Flipbook "
        + "can't make one by itself; add a #Preview that shows it with values.", .scene)
  }
}
