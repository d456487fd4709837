import FlipbookScenes
import Foundation

/// Reads a package and the packages that it depends on, as far as they are on the disk.
struct PackageReader {
  private let manifests: any ManifestReading
  /// Folders in which checked-out packages are looked for: those that hold a `.build` or a `SourcePackages`.
  var checkouts: [String] = []
  private(set) var modules: [ProjectModule] = []
  private(set) var notes: [ProjectNote] = []
  /// The modules of each product and each target of the packages that were read.
  private(set) var products: [String: [String]] = [:]
  /// Packages that were begun, by their folders without links.
  private var known: Set<String> = []
  /// Packages that are read at present, outermost first.
  private var path: [String] = []

  /// Packages that are read, at most.
  private static let limit = 200

  init(manifests: any ManifestReading) { self.manifests = manifests }

  /// Reads a package, those that it depends on first.
  ///
  /// - Throws: ``FlipbookFailure`` when the root's manifest can't be read, and when packages depend on each other. What
  ///   can't be read of others becomes a note.
  mutating func read(_ folder: String, isRoot: Bool) throws {
    let place = URL(fileURLWithPath: folder).resolvingSymlinksInPath().path
    if let start = path.firstIndex(of: place) {
      let names = (path[start...] + [place]).map { ($0 as NSString).lastPathComponent }
      throw FlipbookFailure("Packages depend on each other: \(names.joined(separator: " → ")).", .scene)
    }
    guard known.insert(place).inserted, known.count <= Self.limit else { return }
    if isRoot { checkouts.insert(place, at: 0) }
    path.append(place)
    defer { path.removeLast() }
    let name = (place as NSString).lastPathComponent
    guard FileManager.default.fileExists(atPath: place + "/Package.swift") else {
      if try readAround(name) { return }
      notes.append(ProjectNote(name, "there is no package in \(place)"))
      return
    }
    let dump: ManifestDump
    do {
      dump = try JSONDecoder().decode(ManifestDump.self, from: Data(try manifests.dump(place)))
    } catch let failure as FlipbookFailure {
      guard !isRoot else { throw failure }
      notes.append(ProjectNote(name, failure.message))
      return
    } catch {
      throw FlipbookFailure("The manifest of \"\(place)\" has a form that is not known: \(error)", .scene)
    }
    for dependency in dump.dependencies {
      for local in dependency.fileSystem ?? [] { try read(local.path, isRoot: false) }
      for remote in dependency.sourceControl ?? [] {
        let address = remote.location?.remote?.first?.urlString
        if let local = remote.location?.local?.first {
          try read(local, isRoot: false)
        } else {
          try readRemote(address ?? remote.identity, wanted: dump.name)
        }
      }
    }
    for product in dump.products { products[product.name, default: []] += product.targets }
    add(dump.targets, of: dump, in: place)
  }

  /// Reads a package that was fetched before.
  ///
  /// - Parameters:
  ///   - address: Its URL, or its identity.
  ///   - wanted: The package or project that depends on it, for notes.
  mutating func readRemote(_ address: String, wanted: String) throws {
    var name = (address as NSString).lastPathComponent
    if name.hasSuffix(".git") { name.removeLast(4) }
    for folder in checkouts {
      for below in [
        ".build/checkouts", "SourcePackages/checkouts", "SourcePackages", "Packages", "Vendor", "vendor",
      ] {
        let place = "\(folder)/\(below)"
        let found = (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []
        guard let match = found.sorted().first(where: { $0.lowercased() == name.lowercased() }) else {
          continue
        }
        try read("\(place)/\(match)", isRoot: false)
        return
      }
    }
    if try readAround(name) { return }
    let note = ProjectNote(
      name,
      "the package \(address) is not on the disk; \"swift package resolve\" fetches it into .build/checkouts, which is "
        + "read")
    if !notes.contains(note) { notes.append(note) }
  }

  /// Reads the package that a project lies in: an example names the package that it belongs to by its address.
  ///
  /// - Returns: Whether one of the folders above is a package of the name.
  private mutating func readAround(_ name: String) throws -> Bool {
    for folder in checkouts {
      let start = URL(fileURLWithPath: folder).resolvingSymlinksInPath().path
      for place in FoldersAbove(start, count: 4).dropFirst().map(\.path) where !path.contains(place) {
        guard FileManager.default.fileExists(atPath: place + "/Package.swift"),
          let text = try? manifests.dump(place),
          let dump = try? JSONDecoder().decode(ManifestDump.self, from: Data(text)),
          dump.name.lowercased() == name.lowercased()
        else { continue }
        notes.append(ProjectNote(name, "the package around the project is taken, in \(place)"))
        try read(place, isRoot: false)
        return true
      }
    }
    return false
  }

  /// Puts the modules into a project, with dependencies on products turned into those on modules.
  func finish(into project: inout Project) {
    project.modules =
      project.modules
      + modules.map { module in
        var module = module
        module.dependencies = module.dependencies.flatMap { products[$0] ?? [$0] }
          .map(ProjectModule.identifier)
        return module
      }
    project.notes += notes
  }

  // MARK: Targets

  private mutating func add(_ targets: [ManifestDump.Target], of dump: ManifestDump, in package: String) {
    for target in targets {
      switch target.type {
      case "regular", "executable": break
      case "macro", "plugin":
        notes.append(
          ProjectNote(target.name, "a \(target.type) of the package is not run; files that need it fail"))
        continue
      case "test": continue
      default:
        notes.append(ProjectNote(target.name, "a target of the type \(target.type) is left out"))
        continue
      }
      guard let folder = Self.folder(of: target, in: package) else {
        notes.append(ProjectNote(target.name, "there is no folder of its sources in \(package)"))
        continue
      }
      // A target may be the package's own folder, whose manifest is no source of it.
      let names = (try? FileManager.default.contentsOfDirectory(atPath: package)) ?? []
      let excluded = Set((target.exclude ?? []).map { Self.join(folder, $0) })
        .union(names.filter(Self.isManifest).map { "\(package)/\($0)" })
      var files = SourceTree.files(below: folder, excluded: excluded)
      if let sources = target.sources {
        let kept = sources.map { Self.join(folder, $0) }
        files = files?.filter { file in kept.contains { file == $0 || file.hasPrefix($0 + "/") } }
      }
      guard let files, !files.isEmpty else {
        notes.append(
          ProjectNote(target.name, files == nil ? "it holds too many files" : "it has no Swift file"))
        continue
      }
      var module = ProjectModule(
        name: ProjectModule.identifier(target.name), folder: folder,
        packageName: ProjectModule.identifier(dump.name))
      module.sources = files
      module.resources =
        (target.resources ?? []).map { Self.join(folder, $0.path) }
        + SourceTree.knownResources(below: folder, excluded: excluded)
      (module.dataModels, module.learnedModels) = SourceTree.models(below: folder, excluded: excluded)
      module.hasModuleBundle = true
      module.hasStringSymbols = true
      module.dependencies = target.dependencies.flatMap(Self.names)
      module.languageVersion = Self.languageVersion(of: dump)
      for setting in target.settings ?? [] where setting.tool == "swift" && setting.condition?.holds != false
      {
        if let name = setting.kind?.define?._0 { module.conditions.append(name) }
        if let name = setting.kind?.enableUpcomingFeature?._0 { module.features.append(name) }
        if let actor = setting.kind?.defaultIsolation { module.isOnMainActor = actor._0 == "MainActor" }
        if let mode = setting.kind?.swiftLanguageMode?._0 ?? setting.kind?.swiftLanguageVersion?._0 {
          module.languageVersion = String(mode.prefix(1))
        }
      }
      products[target.name] = products[target.name] ?? [target.name]
      modules.append(module)
    }
  }

  private static func isManifest(_ name: String) -> Bool {
    name == "Package.swift" || name.hasPrefix("Package@swift-") && name.hasSuffix(".swift")
  }

  private static func languageVersion(of dump: ManifestDump) -> String {
    if let last = dump.swiftLanguageVersions?.last { return String(last.prefix(1)) }
    return dump.toolsVersion?._version.hasPrefix("6") == true ? "6" : "5"
  }

  /// The targets and products of a dependency; none where it is for other systems alone.
  private static func names(_ dependency: [String: [ManifestDump.Part?]]) -> [String] {
    dependency.values.compactMap { parts in
      for case .condition(let condition)? in parts where !condition.holds { return nil }
      return if case .name(let name)? = parts.first ?? nil { name } else { nil }
    }
  }

  private static func folder(of target: ManifestDump.Target, in package: String) -> String? {
    let candidates =
      target.path.map { [join(package, $0)] }
      ?? ["Sources", "Source", "src", "srcs"].map { "\(package)/\($0)/\(target.name)" }
    return candidates.first { place in
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: place, isDirectory: &isFolder) && isFolder.boolValue
    }
  }

  private static func join(_ folder: String, _ path: String) -> String {
    URL(fileURLWithPath: path, relativeTo: URL(fileURLWithPath: folder, isDirectory: true))
      .standardizedFileURL.path
  }
}
