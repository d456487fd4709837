import Flipbook
import Foundation

let environment = EnvironmentValues()

/// Nothing to measure text or find images with.
struct NoResources: TextEngine, ImageProvider {
  func layout(_ content: TextContent, in size: CGSize) -> TextLayout { TextLayout(lines: [], size: .zero, isTruncated: false) }
  func bitmap(named name: String) -> LoadedImage? { nil }
  func symbol(named name: String, font: FontDescriptor, scale: SymbolScale) -> SymbolOutline? { nil }
}
let resources = DrawingResources(textEngine: NoResources(), imageProvider: NoResources())
for type in BenchmarkScenes.all {
  let scene = type.init()
  var n = 0
  let start = ContinuousClock.now
  for i in stride(from: 0, to: 300, by: 5) {
    n += DisplayList.record(size: BenchmarkScenes.size, resources: resources) { scene.draw(frame: i, in: &$0) }.items.count
  }
  let d = ContinuousClock.now - start
  print(type.name, "items/frame", n / 60, "ms/frame", Double(d.components.attoseconds) / 1e15 / 60)
}
