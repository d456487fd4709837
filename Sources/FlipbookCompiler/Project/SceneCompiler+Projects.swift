import FlipbookDrawing
import FlipbookProjects
import FlipbookScenes
import FlipbookDigest
import Foundation

extension SceneCompiler: ProjectCompiling {
  package var manifests: any ManifestReading {
    ManifestCache(
      reader: SwiftPackageDump(compiler: toolchain.compiler), folder: cache.base + "/manifests",
      toolchain: toolchain.identity)
  }

  package func previews(of project: Project) -> [ProjectPreview] {
    let store = ProjectStore(cache: cache, root: project.root)
    var index = PreviewIndex(
      path: store.folder + "/previews.json",
      version: LibraryDigest(cacheFolder: cache.folder).digest(of: layout.library))
    let found = project.modules.flatMap { module in
      module.sources.filter { !module.sharedSources.contains($0) }.flatMap {
        index.previews(of: $0, in: module, shown: project.shown($0))
      }
    }
    index.save()
    return found
  }

  package func affected(by changed: [ChangedFile], of project: Project, in program: ProjectProgram)
    -> Set<String>?
  { AffectedFiles(project, changed: changed, places: program.dependencies).files() }

  package func program(of project: Project, willCompile: (String) -> Void) throws -> ProjectProgram {
    let store = ProjectStore(cache: cache, root: project.root)
    let key = key(of: project)
    return try store.whileLocked {
      if let known = store.program(for: key) { return known }
      let build = ProjectBuild(
        project: project, compiler: toolchain.compiler, layout: layout, folder: store.folder,
        metal: Self.metal(of: project), isKnown: isKnown
      )
      var program = try build.run(
        to: store.programPath(for: key), previews: previews(of: project), willCompile: willCompile)
      program.notes = project.notes + program.notes
      try store.keep(program, for: key)
      return program
    }
  }

  /// The Metal files of a project whose sources call shaders.
  private static func metal(of project: Project) -> MetalFiles? {
    let calls = project.modules.lazy.flatMap(\.sources).contains { path in
      FileManager.default.contents(atPath: path).map {
        MetalFiles.callsShaders(String(decoding: $0, as: UTF8.self))
      } ?? false
    }
    return calls ? MetalFiles(below: project.root) : nil
  }

  package func fingerprint(of project: Project) -> String {
    var hasher = ContentHasher()
    hasher.combine(key(of: project).description)
    for path in ResourceList.files(of: project) {
      hasher.combine(path)
      if let data = FileManager.default.contents(atPath: path) { hasher.combine(bytes: data) }
    }
    return hasher.finalize().description
  }

  /// The hash of all that the program of a project is made from.
  private func key(of project: Project) -> ContentHash {
    var hasher = ContentHasher()
    var callsShaders = false
    for module in project.modules {
      hasher.combine(module.name)
      for text in module.dependencies + module.conditions + module.features + [module.packageName]
        + module.resources + ["\(module.isApplication) \(module.hasModuleBundle) \(module.isOnMainActor)"]
        + module.information.sorted(by: { $0.key < $1.key }).flatMap({ [$0.key, $0.value] })
      {
        hasher.combine(text)
      }
      for path in module.sources {
        hasher.combine(path)
        hasher.combine(module.sharedSources.contains(path) ? "shared" : "own")
        guard let data = FileManager.default.contents(atPath: path) else { continue }
        hasher.combine(bytes: data)
        callsShaders = callsShaders || MetalFiles.callsShaders(String(decoding: data, as: UTF8.self))
      }
      for path in module.dataModels { DataModelFile.hash(path, into: &hasher) }
      for path in module.learnedModels + (module.hasStringSymbols ? module.stringCatalogs : []) {
        hasher.combine(path)
        if let data = FileManager.default.contents(atPath: path) { hasher.combine(bytes: data) }
      }
      let catalog = module.catalog
      for name in catalog.colors.keys.sorted() + catalog.images.keys.sorted() { hasher.combine(name) }
    }
    // The sources were read just now: they aren't read again to find out.
    if callsShaders { MetalFiles(below: project.root).hash(into: &hasher) }
    for note in project.notes { hasher.combine("\(note)") }
    hasher.combine(LibraryDigest(cacheFolder: cache.folder).digest(of: layout.library))
    hasher.combine(toolchain.identity)
    for argument in ProjectBuild.flags { hasher.combine(argument) }
    return hasher.finalize()
  }
}
