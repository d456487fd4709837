import FlipbookDiagnostics
import FlipbookDrawing
import FlipbookLayers
import FlipbookLottie
import Foundation

extension LayerKind {
  nonisolated(unsafe) static let lottie: [LayerProperty] = [
    .of(
      "animation", .text, "The name of a Lottie file beside the scene; it plays without end.",
      { $0.lottie($1) }
    ) {
      (layer: LottieFrameLayer, file: LottieFile) in
      layer.file = file
      layer.play(repeats: true, reverses: false)
    },
    .of("loop", .choice(loops), "The behaviour at the end; loop unless given.", { $0.choice($1, loops) }) {
      (layer: LottieFrameLayer, loop: String) in
      layer.play(repeats: loop != "once", reverses: loop == "autoreverse")
    },
  ]

  private static let loops = ["loop", "once", "autoreverse"]
}

extension ReadingContext {
  /// The Lottie animation of a file beside the scene.
  fileprivate func lottie(_ node: JSONNode) -> LottieFile? {
    guard let name = text(node) else { return nil }
    guard !name.isEmpty, !name.contains("\0"), name.utf8.count <= 4096,
      let path = resources.assets.files.path(name, nil) ?? resources.assets.files.path(name, "json"),
      let data = FileManager.default.contents(atPath: path)
    else {
      issues.report(node, "there is no Lottie file \(SceneText.quoted(name)) beside the scene")
      return nil
    }
    do {
      let means = LottieResources(images: resources.imageProvider, textEngine: resources.textEngine)
      let file = try LottieFile([UInt8](data), resources: means)
      for issue in file.issues { DiagnosticCollector.current.reportOnce(issue) }
      return file
    } catch {
      issues.report(node, PrintableText.line("\(SceneText.quoted(name)) can't be used: \(error)"))
      return nil
    }
  }
}
