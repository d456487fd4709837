import FlipbookScenes

/// The parts of a folder's files that are left out since they need a module that isn't there.
struct GroupCuts {
  private let parts: [SceneFile.Part]
  /// By the file's number.
  private(set) var cuts: [[SourceCut]]

  init(_ parts: [SceneFile.Part]) {
    self.parts = parts
    cuts = parts.map { _ in [] }
  }

  /// Has the smallest part of a file that is left go for each error.
  ///
  /// - Returns: False where nothing can go.
  mutating func cut(for messages: [CompilerMessage]) -> Bool {
    // More errors in what has just gone say nothing new.
    var fresh: [[ClosedRange<Int>]] = parts.map { _ in [] }
    var hasCut = false
    for error in messages where error.severity == .error {
      guard let index = parts.firstIndex(where: { $0.absolutePath == error.path }) else { continue }
      if fresh[index].contains(where: { $0.contains(error.line) }) { continue }
      let finder = CutFinder(source: parts[index].source, ending: "Flipbook._leftOut")
      guard
        finder.add(line: error.line, reason: error.text, place: parts[index].path, to: &cuts[index]),
        let last = cuts[index].last
      else { continue }
      fresh[index].append(last.lines)
      hasCut = true
    }
    return hasCut
  }

  /// The files without what is cut; lines stay where they are.
  var edited: [SceneFile.Part] {
    zip(parts, cuts).map { part, cuts in
      var part = part
      let edits = cuts.map { SourceEdit(range: $0.range, text: $0.replacement) }
      part.source = SourceEdit.apply(edits, to: part.source)
      return part
    }
  }
}
