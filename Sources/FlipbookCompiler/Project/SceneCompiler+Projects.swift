import FlipbookDrawing
import FlipbookProjects
import FlipbookScenes
import Foundation
import SwiftParser

extension SceneCompiler: ProjectCompiling {
  package var manifests: any ManifestReading { SwiftPackageDump(compiler: toolchain.compiler) }

  package func previews(of project: Project) -> [ProjectPreview] {
    project.modules.flatMap { module in
      module.sources.flatMap { path -> [ProjectPreview] in
        guard let source = try? String(contentsOfFile: path, encoding: .utf8),
          source.contains("#Preview") || source.contains("PreviewProvider")
        else { return [] }
        return PreviewInventory(
          SceneFinder(tree: Parser.parse(source: source)).scenes, source: source, module: module.name,
          file: path, shown: project.shown(path)
        ).items.map(\.preview)
      }
    }
  }

  package func program(of project: Project, willCompile: (String) -> Void) throws -> ProjectProgram {
    let store = ProjectStore(cache: cache, root: project.root)
    let key = key(of: project)
    return try store.whileLocked {
      if let known = store.program(for: key) { return known }
      let build = ProjectBuild(
        project: project, compiler: toolchain.compiler, layout: layout, folder: store.folder, isKnown: isKnown
      )
      var program = try build.run(
        to: store.programPath(for: key), previews: previews(of: project), willCompile: willCompile)
      program.notes = project.notes + program.notes
      try store.keep(program, for: key)
      return program
    }
  }

  /// The hash of all that the program of a project is made from.
  private func key(of project: Project) -> ContentHash {
    var hasher = ContentHasher()
    for module in project.modules {
      hasher.combine(module.name)
      for text in module.dependencies + module.conditions + module.features + [module.packageName] {
        hasher.combine(text)
      }
      for path in module.sources {
        hasher.combine(path)
        if let data = FileManager.default.contents(atPath: path) { hasher.combine(bytes: data) }
      }
      let catalog = AssetCatalog(beside: module.folder)
      for name in catalog.colors.keys.sorted() + catalog.images.keys.sorted() { hasher.combine(name) }
    }
    for note in project.notes { hasher.combine("\(note)") }
    hasher.combine(LibraryDigest(cacheFolder: cache.folder).digest(of: layout.library))
    hasher.combine(toolchain.identity)
    for argument in ProjectBuild.flags { hasher.combine(argument) }
    return hasher.finalize()
  }
}
