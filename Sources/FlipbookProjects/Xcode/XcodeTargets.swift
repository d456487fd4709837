import FlipbookScenes
import Foundation

/// The modules of a project of Xcode's.
struct XcodeTargets {
  let file: XcodeProjectFile
  private(set) var notes: [ProjectNote] = []
  private var found: [ProjectModule] = []

  /// Kinds of targets that hold no views of the app.
  private static let skipped = ["unit-test", "ui-testing", "watchapp", "watchkit", "tool", "bundle.ocunit"]

  init(file: XcodeProjectFile, root: String) {
    self.file = file
    var owners: [String: String] = [:]
    // A file that an app holds is drawn as the app's, not as that of an extension that shares it.
    let targets = file.targets.filter { Self.isDrawn($0.object, file: file) }
      .enumerated().sorted {
        (Self.rank($0.element.object), $0.offset) < (Self.rank($1.element.object), $1.offset)
      }
    for (_, (number, object)) in targets {
      guard var module = module(number, object) else { continue }
      let frameworks = Set(found.map(\.name))
      let shared = module.sources.filter { owners[$0] != nil }
      // A target whose files are all another's is the same code for another device.
      if !module.sources.isEmpty, shared.count == module.sources.count {
        notes.append(
          ProjectNote(module.name, "all of its files belong to \(owners[shared[0]] ?? "others") too"))
        continue
      }
      if frameworks.contains(module.name) {
        notes.append(ProjectNote(module.name, "another target has the same module name"))
        continue
      }
      module.sharedSources = Set(shared)
      for source in module.sources { owners[source] = owners[source] ?? module.name }
      module.dependencies += dependencies(of: object)
      found.append(module)
    }
  }

  /// The modules, with the products of packages that targets link turned into modules.
  func modules(products: [String: [String]]) -> [ProjectModule] {
    found.map { module in
      var module = module
      module.dependencies = module.dependencies.flatMap { products[$0] ?? [$0] }.map(ProjectModule.identifier)
      return module
    }
  }

  private static func rank(_ target: XcodeProjectFile.Object) -> Int {
    let type = target["productType"]?.text ?? ""
    return type.hasSuffix(".application") ? 0 : type.contains("framework") || type.contains("library") ? 1 : 2
  }

  private static func isDrawn(_ target: XcodeProjectFile.Object, file: XcodeProjectFile) -> Bool {
    let type = target["productType"]?.text ?? ""
    if skipped.contains(where: type.contains) { return false }
    let settings = XcodeSettings(target: target, file: file)
    let system = settings.text("SDKROOT") ?? "auto"
    let platforms = settings.text("SUPPORTED_PLATFORMS") ?? ""
    if !platforms.isEmpty { return platforms.contains("iphone") || platforms.contains("xros") }
    return !["macosx", "watchos", "appletvos"].contains(system)
  }

  private mutating func module(_ number: String, _ target: XcodeProjectFile.Object) -> ProjectModule? {
    let settings = XcodeSettings(target: target, file: file)
    for path in settings.missing {
      let note = ProjectNote((path as NSString).lastPathComponent, "the build settings \(path) can't be read")
      if !notes.contains(note) { notes.append(note) }
    }
    let name = target["name"]?.text ?? number
    let product = settings.text("PRODUCT_NAME") ?? name
    var module = ProjectModule(
      name: ProjectModule.identifier(settings.text("PRODUCT_MODULE_NAME") ?? product), folder: file.folder,
      packageName: ProjectModule.identifier(file.name))
    var sources: Set<String> = []
    for phase in file.list(target, "buildPhases") {
      for entry in file.list(phase, "files") {
        guard let place = entry["fileRef"]?.text.flatMap({ file.places[$0] }) else { continue }
        switch phase["isa"]?.text {
        case "PBXSourcesBuildPhase":
          if place.lowercased().hasSuffix(".swift") { sources.insert(place) }
          if place.hasSuffix(".xcdatamodeld") { module.dataModels.append(place) }
          if place.hasSuffix(".mlmodel") { module.learnedModels.append(place) }
        case "PBXResourcesBuildPhase": module.resources += resources(entry["fileRef"]?.text, at: place)
        default: break
        }
      }
    }
    for group in target["fileSystemSynchronizedGroups"]?.words ?? [] {
      guard let place = file.places[group] else { continue }
      module.folder = place
      sources.formUnion(synchronized(group, at: place, target: number))
      let models = SourceTree.models(below: place)
      module.dataModels += models.data
      module.learnedModels += models.learned
      module.resources.append(place)
    }
    for path in membersOfOthers(number, own: target["fileSystemSynchronizedGroups"]?.words ?? []) {
      switch (path as NSString).pathExtension.lowercased() {
      case "swift": sources.insert(path)
      case "xcdatamodeld": module.dataModels.append(path)
      case "mlmodel": module.learnedModels.append(path)
      default: module.resources.append(path)
      }
    }
    module.sources = sources.filter { FileManager.default.fileExists(atPath: $0) }.sorted()
    reportMissing(sources.subtracting(module.sources), of: module.name)
    guard !module.sources.isEmpty else {
      if sources.isEmpty { notes.append(ProjectNote(module.name, "the target has no Swift file")) }
      return nil
    }
    if module.folder == file.folder { module.folder = Self.common(module.sources) ?? file.folder }
    module.conditions = Self.conditions(settings)
    module.isOnMainActor = settings.text("SWIFT_DEFAULT_ACTOR_ISOLATION") == "MainActor"
    module.hasStringSymbols = settings.text("STRING_CATALOG_GENERATE_SYMBOLS") == "YES"
    module.features = Self.features(settings)
    module.languageVersion = settings.text("SWIFT_VERSION").map { String($0.prefix(1)) } ?? "5"
    module.information = XcodeInformation(settings, folder: file.folder).values
    module.isApplication = (target["productType"]?.text ?? "").hasSuffix(".application")
    return module
  }

  /// Names files of a target that are not on the disk.
  private mutating func reportMissing(_ files: Set<String>, of module: String) {
    guard let first = files.min() else { return }
    let more = files.count == 1 ? "is" : "and \(files.count - 1) more of the target's files are"
    notes.append(ProjectNote(module, "\(first) \(more) not on the disk"))
  }

  /// The features of the setting for an approachable concurrency that let more code compile, or have it run elsewhere.
  private static func features(_ settings: XcodeSettings) -> [String] {
    guard settings.text("SWIFT_APPROACHABLE_CONCURRENCY") == "YES" else { return [] }
    return [
      "GlobalActorIsolatedTypesUsability", "InferIsolatedConformances", "InferSendableFromCaptures",
      "NonisolatedNonsendingByDefault",
    ]
  }

  /// The compilation conditions beside `DEBUG`, those among the compiler's other flags too.
  private static func conditions(_ settings: XcodeSettings) -> [String] {
    var found = settings.words("SWIFT_ACTIVE_COMPILATION_CONDITIONS")
    var isNext = false
    for flag in settings.words("OTHER_SWIFT_FLAGS") {
      if isNext {
        found.append(flag)
      } else if flag.hasPrefix("-D"), flag.count > 2 {
        found.append(String(flag.dropFirst(2)))
      }
      isNext = flag == "-D"
    }
    var seen: Set<String> = ["DEBUG"]
    return found.filter { $0.wholeMatch(of: /[A-Za-z_][A-Za-z0-9_]*/) != nil && seen.insert($0).inserted }
  }

  /// The files of an entry among a target's resources: those of all languages where it stands for several.
  private func resources(_ number: String?, at place: String) -> [String] {
    let object = file[number]
    guard object["isa"]?.text == "PBXVariantGroup" else { return [place] }
    return (object["children"]?.words ?? []).compactMap { file.places[$0] }
  }

  private func dependencies(of target: XcodeProjectFile.Object) -> [String] {
    let targets = file.list(target, "dependencies").compactMap { dependency -> String? in
      let object = file[dependency["target"]?.text]
      guard !object.isEmpty else { return nil }
      let settings = XcodeSettings(target: object, file: file)
      return settings.text("PRODUCT_MODULE_NAME") ?? settings.text("PRODUCT_NAME") ?? object["name"]?.text
    }
    let products = file.list(target, "packageProductDependencies").compactMap { $0["productName"]?.text }
    return targets + products
  }

  /// The innermost folder that all files are below.
  private static func common(_ files: [String]) -> String? {
    guard var parts = files.first?.split(separator: "/").dropLast() else { return nil }
    for file in files {
      let own = file.split(separator: "/").dropLast()
      parts = parts.prefix(zip(parts, own).prefix { $0 == $1 }.count)
    }
    return parts.isEmpty ? nil : "/" + parts.joined(separator: "/")
  }
}
