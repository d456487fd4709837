import Testing

@Suite("Folders of the sources")
struct FolderGraphTests {
  @Test(
    "a folder never names a type of one that names its own",
    arguments: [
      "Flipbook", "FlipbookCairo", "FlipbookCharts", "FlipbookCombine", "FlipbookCommand", "FlipbookCompare",
      "FlipbookCompiler",
      "FlipbookDiagnostics", "FlipbookExport", "FlipbookFigures", "FlipbookGoldens", "FlipbookLayers",
      "FlipbookLayerScenes",
      "FlipbookLottie",
      "FlipbookMotion",
      "FlipbookPicture", "FlipbookProjects", "FlipbookRaster", "FlipbookScenes", "FlipbookTime",
    ])
  func cycles(target: String) throws {
    let graph = try FolderGraph(target: target)
    #expect(graph.cycles.isEmpty, "\(graph.cycles.map { describe($0, graph) })")
  }

  @Test(
    "rooms that name each other's types are four at most where views, drawing and UIKit are made",
    arguments: ["FlipbookDrawing", "FlipbookUIKit", "FlipbookViews"])
  func largeTargets(target: String) throws {
    let graph = try FolderGraph(target: target)
    #expect(graph.cycles.allSatisfy { $0.count <= 4 }, "\(graph.cycles.map { describe($0, graph) })")
  }

  /// A cycle with an example for each of its arrows.
  private func describe(_ cycle: [String], _ graph: FolderGraph) -> String {
    cycle.flatMap { from in
      cycle.compactMap { to in graph.uses[from]?[to].map { "\(from) → \(to): \($0)" } }
    }.joined(separator: "; ")
  }
}
