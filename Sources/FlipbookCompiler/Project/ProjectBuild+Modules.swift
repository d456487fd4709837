import FlipbookProjects
import Foundation

extension ProjectBuild {
  /// Modules that are compiled at once, at most: the compiler takes up to half a gigabyte for each.
  private static let widthLimit = 4

  /// Compiles modules, several at a time.
  ///
  /// - Returns: The modules, in their order.
  func compile(_ chosen: [ProjectModule], willCompile: (String) -> Void) throws -> [CompiledModule] {
    let processors = ProcessInfo.processInfo.activeProcessorCount
    let width = min(chosen.count, processors, Self.widthLimit)
    // A compiler starts programs of its own, which seldom are busy all the time.
    let jobs = width > 1 ? max(1, 2 * processors / width) : processors
    let needs = Self.needs(of: chosen)
    let schedule = WorkSchedule<CompiledModule>(needs: needs, width: width)
    return try schedule.run {
      willCompile(chosen[$0].name)
    } work: { [self] index in
      let earlier = needs[index].compactMap { schedule.outcome($0) }
      return try compile(chosen[index], earlier, jobs: jobs) { schedule.isStopped }
    }
  }

  /// For each module the numbers of those before it that it may see: by its dependencies, by its imports, and through these.
  static func needs(of chosen: [ProjectModule]) -> [Set<Int>] {
    let places = Dictionary(chosen.enumerated().map { ($1.name, $0) }) { first, _ in first }
    var needs: [Set<Int>] = []
    for (index, module) in chosen.enumerated() {
      let names =
        chosen.count > 1
        ? module.sources.reduce(into: Set(module.dependencies)) { $0.formUnion(ImportedNames.inFile($1)) }
        : []
      var own = Set(names.compactMap { places[$0] }.filter { $0 < index })
      for other in own { own.formUnion(needs[other]) }
      needs.append(own)
    }
    return needs
  }

  private func compile(
    _ module: ProjectModule, _ earlier: [CompiledModule], jobs: Int, isStopped: () -> Bool
  ) throws -> CompiledModule {
    let place = "\(folder)/\(module.name)"
    try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
    var staged = StagedModule(module, project: project)
    let built = earlier.filter { !$0.outcome.isLost }.map { ($0.module.name, $0) }
    let build = ModuleBuild(
      folder: place, compiler: compiler, arguments: arguments(jobs: jobs), modules: modules,
      built: Dictionary(built) { first, _ in first })
    let outcome = try build.run(&staged, own: Set(built.map(\.0)), isKnown: isKnown, isStopped: isStopped)
    if outcome.isLost { try? FileManager.default.removeItem(atPath: "\(modules)/\(module.name).swiftmodule") }
    return CompiledModule(staged, outcome)
  }
}
