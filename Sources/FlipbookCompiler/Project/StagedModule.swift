import FlipbookDrawing
import FlipbookProjects
import FlipbookScenes
import Foundation
import SwiftParser

/// A module of a project on its way to the compiler: its files with what was cut from them, and the previews.
struct StagedModule {
  struct File: Sendable {
    var path: String
    var shown: String
    var source: String
    var cuts: [SourceCut] = []
    /// Why its previews can't be registered; nil when they can.
    var registrationFailure: String?
    var isLeftOut: Bool { cuts.contains { $0.extent == .file } }

    /// Whether one of the names stands in the file, as a word.
    func mentions(_ names: Set<String>) -> Bool {
      source.split { !($0.isLetter || $0.isNumber || $0 == "_") }.contains { names.contains(String($0)) }
    }
  }

  let module: ProjectModule
  var files: [File]
  /// The texts that are compiled, by the file's number; nil for one that must be made anew.
  private var texts: [String?]
  private var registered: [Int: Set<String>] = [:]
  private var cutNames: Set<String> = []
  /// The files that import a module that isn't there, by its name.
  private(set) var unknownModules: [String: Set<Int>] = [:]
  private let facts: GroupFacts
  private let assets: AssetSymbols
  private let strings: StringSymbols
  /// The classes of models of Core Data's and Core ML's; nil once they turn out not to compile.
  private var models: ModelDeclarations?

  /// Types of other modules of the project that hide types of the same names of the library's, with their modules.
  private var hidingTypes: [String: String] = [:]
  /// Those that were added since the last compilation.
  private var freshTypes: Set<String> = []
  /// Names whose lines in the module's own file turned out not to compile.
  private var refusedTypes: Set<String> = []

  static let registerFunction = "_flipbookRegister_"
  /// The file that registers previews.
  static let moduleFile = "flipbook-module.swift"
  /// The file of the classes of models of Core Data's and Core ML's.
  static let modelFile = "flipbook-models.swift"
  private static let modelFunction = "_flipbookRegisterModels"
  /// Begins the paths that lines added to a file are compiled under.
  static let registrationFolder = "/flipbook-registration/"

  init(_ module: ProjectModule, project: Project) {
    self.module = module
    files = module.sources.compactMap { path in
      guard let data = FileManager.default.contents(atPath: path), data.count <= 4 << 20,
        let text = String(data: data, encoding: .utf8)
      else { return nil }
      return File(path: path, shown: project.shown(path), source: text)
    }
    texts = files.map { _ in nil }
    let parts = files.map { SceneFile.Part(path: $0.shown, absolutePath: $0.path, source: $0.source) }
    facts = GroupFacts(trees: files.map { Parser.parse(source: $0.source) }, movesAmongFiles: false)
    models = ModelDeclarations(
      data: module.dataModels.map(DataModelFile.init(folder:)), learned: module.learnedModels,
      declared: Set(facts.hierarchy.classes.keys))
    let owner = module.resources.isEmpty ? nil : module.name
    assets = AssetSymbols(parts: parts, catalog: module.catalog, module: owner)
    strings = StringSymbols(
      catalogs: module.hasStringSymbols ? module.stringCatalogs : [], sources: files.map(\.source),
      module: owner)
  }

  /// Lines that were cut since the last compilation, by the file's number: more errors in them say nothing new.
  private var fresh: [Int: [ClosedRange<Int>]] = [:]

  /// The names of declarations that went since this was asked last.
  mutating func consumeCutNames() -> Set<String> {
    defer { cutNames = [] }
    return cutNames
  }

  private mutating func recordNames(of cut: SourceCut, in file: File) {
    guard cut.extent > .body else { return }
    cutNames.formUnion(
      CutNames.names(in: String(decoding: Array(file.source.utf8)[cut.range], as: UTF8.self)))
  }

  /// Forgets what was cut before, since the files are compiled anew.
  mutating func beginRound() {
    fresh = [:]
    freshTypes = []
  }

  /// Has a part of a file go for an error.
  ///
  /// - Returns: False where nothing of it is left.
  mutating func cut(_ index: Int, line: Int, reason: String) -> Bool {
    if fresh[index]?.contains(where: { $0.contains(line) }) == true { return true }
    var cuts = files[index].cuts
    guard
      CutFinder(source: files[index].source).add(
        line: line, reason: reason, place: files[index].shown, to: &cuts)
    else { return false }
    files[index].cuts = cuts
    if let last = cuts.last { recordNames(of: last, in: files[index]) }
    if let last = cuts.last { fresh[index, default: []].append(last.lines) }
    texts[index] = nil
    return true
  }

  /// Has the previews of a file go that are macros: what they hold is seldom used by others.
  ///
  /// - Returns: False where none is left.
  mutating func cutPreviews(_ index: Int, reason: String) -> Bool {
    guard !files[index].isLeftOut else { return false }
    let finder = CutFinder(source: files[index].source)
    var hasCut = false
    for line in finder.previewLines
    where !files[index].cuts.contains(where: { $0.lines.contains(line) && $0.extent >= .declaration }) {
      if cut(index, line: line, reason: reason) { hasCut = true }
    }
    return hasCut
  }

  /// Has a whole file go.
  ///
  /// - Returns: False where it went already.
  mutating func leaveOut(_ index: Int, reason: String) -> Bool {
    guard !files[index].isLeftOut else { return false }
    let whole = CutFinder(source: files[index].source).whole(reason: reason)
    files[index].cuts = [whole]
    recordNames(of: whole, in: files[index])
    texts[index] = nil
    return true
  }

  /// Goes on without the classes of models.
  ///
  /// - Returns: False where there are none.
  mutating func leaveModelsOut() -> Bool {
    guard models != nil else { return false }
    models = nil
    return true
  }

  /// Has a name mean a type of another module of the project's in the whole module, as Apple's compiler does: what the library
  /// has of that name is not in the module that the file imports there.
  ///
  /// - Returns: False where that was done in an earlier round, or didn't compile.
  mutating func resolve(_ name: String, to module: String) -> Bool {
    if freshTypes.contains(name) { return true }
    guard hidingTypes[name] == nil, !refusedTypes.contains(name) else { return false }
    hidingTypes[name] = module
    freshTypes.insert(name)
    return true
  }

  /// Goes on without the names that `resolve` gave a meaning.
  ///
  /// - Returns: False where there are none.
  mutating func leaveNamesUnresolved() -> Bool {
    guard !hidingTypes.isEmpty else { return false }
    refusedTypes.formUnion(hidingTypes.keys)
    hidingTypes = [:]
    return true
  }

  /// Registers no previews of a file any more.
  mutating func leaveUnregistered(_ index: Int, reason: String) -> Bool {
    guard files[index].registrationFailure == nil else { return false }
    files[index].registrationFailure = reason
    texts[index] = nil
    return true
  }

  /// The texts that are compiled, with the names of their files; files that are left out are not there.
  ///
  /// - Parameter own: The modules of the project that can be imported.
  mutating func staged(own: Set<String>, isKnown: (String) -> Bool) -> [(name: String, text: String)] {
    for index in files.indices where texts[index] == nil {
      if files[index].isLeftOut { registered[index] = [] }
      texts[index] = files[index].isLeftOut ? "" : text(of: index, own: own, isKnown: isKnown)
    }
    var result: [(name: String, text: String)] = []
    for (index, file) in files.enumerated() where !file.isLeftOut {
      result.append((stem(of: index) + ".swift", texts[index] ?? ""))
    }
    let calls = files.indices.filter { !files[$0].isLeftOut }.map { "  _flipbookRegisterPreviews\($0)()\n" }
    result.append(
      (
        Self.moduleFile,
        moduleFile(calls: calls.joined())
      ))
    if let text = models?.text(function: Self.modelFunction) { result.append((Self.modelFile, text)) }
    if let part = assets.part { result.append(("flipbook-assets.swift", part.source)) }
    if let text = strings.source { result.append((StringSymbols.fileName, text)) }
    if let text = ErrorTexts.source(for: files.map(\.source)) {
      result.append(("flipbook-errors.swift", text))
    }
    return result
  }

  /// The name that a file is compiled under, without its extension.
  func stem(of index: Int) -> String {
    let name = ((files[index].path as NSString).lastPathComponent as NSString).deletingPathExtension
    return "\(index)-\(ProjectModule.identifier(name))"
  }

  /// The file that registers the module's previews and gives it a bundle of its own.
  private func moduleFile(calls: String) -> String {
    let name = SwiftText.literal(module.name)
    let bundle =
      module.hasModuleBundle
      ? "extension Flipbook.SceneBundle { static var module: Flipbook.SceneBundle { .init(module: \(name)) } }\n"
      : ""
    let names = hidingTypes.sorted { $0.key < $1.key }
    return "import Flipbook\n" + Set(hidingTypes.values).sorted().map { "import \($0)\n" }.joined()
      + names.map { "public typealias \($0.key) = \($0.value).\($0.key)\n" }.joined() + bundle
      + "@MainActor public func \(Self.registerFunction)\(module.name)() {\n"
      + (models?.isEmpty == false ? "  \(Self.modelFunction)()\n" : "") + "\(calls)}\n"
  }

  /// The ids of the previews that the program has.
  var registeredPreviews: Set<String> { registered.values.reduce(into: []) { $0.formUnion($1) } }

  private mutating func text(of index: Int, own: Set<String>, isKnown: (String) -> Bool) -> String {
    let file = files[index]
    let source = SourceEdit.apply(
      file.cuts.map { SourceEdit(range: $0.range, text: $0.replacement) }, to: file.source)
    let scene = ParsedScene(
      source: source, number: index, group: facts, own: own, isKnown: isKnown)
    for unknown in scene.unknownModules { unknownModules[unknown.name, default: []].insert(index) }
    let path = SwiftText.literal(file.path)
    var lines = [
      "", "#sourceLocation(file: \"\(Self.registrationFolder)\(index).swift\", line: 1)", "import Flipbook",
      "@MainActor func _flipbookRegisterPreviews\(index)() {",
    ]
    var ids: Set<String> = []
    if file.registrationFailure == nil, !module.sharedSources.contains(file.path) {
      let inventory = PreviewInventory(
        scene.scenes, source: source, module: module.name, file: file.path, shown: file.shown)
      for item in inventory.items {
        ids.insert(item.preview.id)
        guard !item.conditions.isEmpty else {
          lines.append(Self.call(for: item))
          continue
        }
        let condition = item.conditions.joined(separator: " && ")
        lines += ["#if \(condition)", Self.call(for: item)]
        lines += ["#else", Self.call(for: item, without: condition), "#endif"]
      }
      for layer in scene.layerClasses {
        lines.append("Flipbook.LayerClasses.register(\(layer).self) { \(layer)() }")
      }
      lines += scene.nibRegistrations
      for found in scene.scenes
      where found.kind == .application && found.isComplete && found.conditions.isEmpty {
        lines.append(
          "Flipbook.SceneRegistry.register(delegateOf: \(SwiftText.literal(module.name))) { \(found.name)() }"
        )
      }
    }
    registered[index] = ids
    lines += ["}", "#sourceLocation()", ""]
    return "#sourceLocation(file: \(path), line: 1)\n"
      + SourceEdit.apply(scene.edits, to: source).replacing(
        ExtensionOverrides.pathMark, with: String(path.dropFirst().dropLast()))
      + lines.joined(separator: "\n")
  }

  /// Registers a preview that isn't compiled, with the reason.
  private static func call(for item: PreviewInventory.Item, without condition: String) -> String {
    let (id, title) = (SwiftText.literal(item.preview.id), SwiftText.literal(item.preview.title))
    let reason =
      "\(item.preview.shownFile):\(item.preview.line): it stands in #if \(condition), which doesn't hold"
      .replacing("\n", with: " ")
    return "Flipbook.SceneRegistry.register(preview: \(id), \(title)) { "
      + "Flipbook._uncompiledView(\(SwiftText.literal(reason))) }"
  }

  private static func call(for item: PreviewInventory.Item) -> String {
    let (id, title) = (SwiftText.literal(item.preview.id), SwiftText.literal(item.preview.title))
    switch item.preview.kind {
    case .macro:
      return
        "Flipbook.SceneRegistry.register(preview: \(id), \(title)) { \(item.typeName)()\(item.modifiers) }"
    case .provider:
      return
        "Flipbook.SceneRegistry.register(preview: \(id), \(title), number: \(item.preview.number), "
        + "previews: \(item.typeName).self)"
    }
  }
}
