import FlipbookDiagnostics
import FlipbookDrawing
import FlipbookExport
import FlipbookScenes
import Foundation

/// The names that a scene can use: those of Flipbook's modules, the standard library, Foundation and the C library, as
/// the toolchain lists them.
struct NameIndex {
  /// Names at the top of a module.
  private(set) var globals: Set<String> = []
  /// Names inside of types: members, nested types, cases.
  private(set) var members: Set<String> = []
  /// Of Flipbook's own modules, the members by the type they belong to, for suggestions.
  private(set) var own: [String: Set<String>] = [:]
  /// Of Flipbook's own modules, the names with their labels by the plain name; initialisers by `Type.init`.
  private(set) var signatures: [String: Set<String>] = [:]

  /// Modules beside the library that a scene does not see.
  private static func isInner(_ module: String) -> Bool {
    let inner = [
      "Benchmarks", "Command", "Compare", "Compiler", "ExampleScenes", "Export", "Goldens", "Raster",
      "Scenes",
      "SceneRenderTests", "TestSupport", "Testing", "Tool", "PackageTests", "PackageDiscoveredTests",
      "Coverage",
    ]
    return module.hasSuffix("Tests") || inner.contains { module == "Flipbook\($0)" }
  }
  private static let systemModules = [
    "Swift", "_Concurrency", "_StringProcessing", "Observation", "Dispatch", "Foundation",
    "FoundationEssentials", "FoundationInternationalization", "SwiftGlibc", "Glibc",
  ]

  init() {}

  /// Takes lines of names from the outermost in, with a tab between.
  init(own ownPaths: some Sequence<Substring>, system: some Sequence<Substring>) {
    for path in ownPaths { add(path, isOwn: true) }
    for path in system { add(path, isOwn: false) }
  }

  private mutating func add(_ path: Substring, isOwn: Bool) {
    let parts = path.split(separator: "\t")
    guard let last = parts.last else { return }
    let name = String(last.prefix { $0 != "(" })
    if isOwn, last.contains("(") {
      let key = name == "init" && parts.count > 1 ? "\(parts[parts.count - 2]).init" : name
      signatures[key, default: []].insert(String(last))
    }
    guard parts.count > 1 else {
      globals.insert(name)
      if isOwn { own["", default: []].insert(name) }
      return
    }
    members.insert(name)
    if isOwn { own[String(parts[parts.count - 2]), default: []].insert(name) }
  }

  /// Whether something of a name is there.
  func has(_ name: String) -> Bool { globals.contains(name) || members.contains(name) }

  /// The name of Flipbook's that is most like one that isn't there; nil when none is near.
  func nearest(to name: String, isMember: Bool) -> String? {
    var known: Set<String> = []
    if isMember {
      for (owner, names) in own where !owner.isEmpty { known.formUnion(names) }
    } else {
      known = own[""] ?? []
    }
    let candidates = known.filter {
      !$0.hasPrefix("_") && abs($0.count - name.count) <= max(2, name.count / 3)
    }
    guard let found = NearestWord.find(name, in: candidates.sorted()) else { return nil }
    // A slip leaves the beginning of a word as it is, or is a single one.
    let isLike = found.first?.lowercased() == name.first?.lowercased()
    return isLike || NearestWord.edits(from: Array(name), to: Array(found)) == 1 ? found : nil
  }

  // MARK: Reading

  /// Reads the names from the modules, or from what was kept of them for the same library and compiler.
  static func load(layout: BuildLayout, toolchain: SwiftToolchain, cacheFolder: String) -> NameIndex {
    let library = LibraryDigest(cacheFolder: cacheFolder).digest(of: layout.library)
    let known = (try? FileManager.default.contentsOfDirectory(atPath: layout.moduleFolder)) ?? []
    let modules = known.filter { $0.hasSuffix(".swiftmodule") }.map { String($0.dropLast(12)) }
    let ownNames = modules.filter { !isInner($0) }.sorted()
    let own = kept(cacheFolder, key: "own \(library) \(toolchain.identity)") { folder in
      extract(ownNames, toolchain, moduleFolder: layout.moduleFolder, into: folder)
    }
    let system = kept(cacheFolder, key: "system \(toolchain.identity)") { folder in
      extract(systemModules, toolchain, moduleFolder: layout.moduleFolder, into: folder)
    }
    return NameIndex(own: own.split(separator: "\n"), system: system.split(separator: "\n"))
  }

  private static func kept(_ cacheFolder: String, key: String, make: (String) -> String) -> String {
    var hasher = ContentHasher(seed: 0x1de)
    hasher.combine(key)
    let file = "\(cacheFolder)/names-\(hasher.finalize())"
    if let text = try? String(contentsOfFile: file, encoding: .utf8) { return text }
    let place = FileManager.default.temporaryDirectory.path
    WorkingFolder.sweep(in: place, prefix: "flipbook-names-")
    guard let folder = try? WorkingFolder(in: place, prefix: "flipbook-names-") else { return "" }
    let text = withExtendedLifetime(folder) { make(folder.path) }
    if !text.isEmpty { try? Data(text.utf8).write(to: URL(fileURLWithPath: file), options: .atomic) }
    return text
  }

  private static func extract(
    _ modules: [String], _ toolchain: SwiftToolchain, moduleFolder: String, into folder: String
  ) -> String {
    let program = URL(fileURLWithPath: toolchain.compiler).deletingLastPathComponent()
      .appendingPathComponent("swift-symbolgraph-extract").path
    for module in modules {
      _ = try? ChildProcess.run(
        program,
        arguments: [
          "-module-name", module, "-target", toolchain.target, "-output-dir", folder, "-I", moduleFolder,
          "-minimum-access-level", "public", "-skip-synthesized-members", "-omit-extension-block-symbols",
        ], outputFile: folder + "/log")
    }
    var paths: Set<String> = []
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    where name.hasSuffix(".symbols.json") {
      guard let data = FileManager.default.contents(atPath: "\(folder)/\(name)"),
        let found = try? SymbolGraph.paths(in: data)
      else { continue }
      paths.formUnion(found)
    }
    return paths.sorted().joined(separator: "\n")
  }
}
