import FlipbookProjects

/// A module as far as it compiles.
struct CompiledModule: Sendable {
  let module: ProjectModule
  let files: [StagedModule.File]
  /// The names that the files were compiled under, without extensions.
  let stems: [String]
  /// The files that import a module that isn't there, by its name.
  let unknownModules: [String: Set<Int>]
  /// The ids of the previews that it registers.
  let registeredPreviews: Set<String>
  let outcome: ModuleBuild.Result

  init(_ staged: StagedModule, _ outcome: ModuleBuild.Result) {
    (module, files, self.outcome) = (staged.module, staged.files, outcome)
    stems = staged.files.indices.map(staged.stem)
    (unknownModules, registeredPreviews) = (staged.unknownModules, staged.registeredPreviews)
  }

  /// The types at the top of the files that are compiled which other modules see.
  var publicTypes: Set<String> {
    files.filter { !$0.isLeftOut }.reduce(into: []) { $0.formUnion(PublicTypes.names(in: $1.source)) }
  }
}
