import FlipbookScenes

/// The compilation of a folder without what needs modules that aren't there.
struct CutGroup {
  /// The files as they are.
  let whole: StagedGroup
  /// The scene that is asked for; nil for none.
  let wanted: String?

  /// Compilations, at most.
  private static let roundLimit = 25

  /// Leaves out what can't be compiled, as little as possible, until the rest compiles.
  ///
  /// - Parameters:
  ///   - parts: The files as they are.
  ///   - result: The result of compiling them.
  ///   - staged: Makes the files without what is cut, by the file's number, ready for the compiler.
  ///   - build: One run of the compiler over them.
  /// - Returns: Nil where nothing has to go, all modules are there, or the scene would go too.
  func compile(
    _ parts: [SceneFile.Part], after result: SceneBuild.Result,
    staged: ([SceneFile.Part], [[SourceCut]]) -> StagedGroup, build: (StagedGroup) -> SceneBuild
  ) throws -> (StagedGroup, SceneBuild.Result)? {
    guard case .failed(var text) = result, !whole.unknownModules.isEmpty, !whole.hasSyntaxErrors else {
      return nil
    }
    var cuts = GroupCuts(parts)
    for _ in 0..<Self.roundLimit {
      guard cuts.cut(for: CompilerMessage.read(text)) else { return nil }
      let group = staged(cuts.edited, cuts.cuts)
      guard keepsScene(group) else { return nil }
      if case .failed(let found) = try build(group).check() {
        text = found
        continue
      }
      // Some errors are found only where code is made.
      let made = try build(group).run()
      guard case .failed(let found) = made else { return (group, made) }
      text = found
    }
    return nil
  }

  /// Whether what would be shown of the whole folder is still there.
  private func keepsScene(_ group: StagedGroup) -> Bool {
    func names(_ group: StagedGroup) -> Set<String> {
      let shown = group.members.flatMap(\.scene.complete)
      if let wanted { return Set(shown.map(\.name)).intersection([wanted]) }
      return Set(shown.filter { $0.kind == .app }.map(\.name))
    }
    return !group.hasNothingToShow && names(group) == names(whole)
  }
}
