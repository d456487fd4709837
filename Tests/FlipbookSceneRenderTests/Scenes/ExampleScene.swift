import Flipbook
import FlipbookScenes

@testable import FlipbookExampleScenes

/// The scenes of the `scenes` folder.
enum ExampleScene: String, CaseIterable {
  case digitalRain, clock, hello, shapes, bounce

  @MainActor
  var entry: SceneRegistry.Entry {
    switch self {
    case .digitalRain:
      SceneRegistry.Entry(name: "DigitalRain", kind: .clip) { SceneRegistry.content(of: DigitalRain()) }
    case .clock: SceneRegistry.Entry(name: "Clock", kind: .clip) { SceneRegistry.content(of: Clock()) }
    case .hello: SceneRegistry.Entry(name: "Hello", kind: .clip) { SceneRegistry.content(of: Hello()) }
    case .shapes:
      SceneRegistry.Entry(name: "Shapes", kind: .clip) {
        SceneRegistry.content(of: FlipbookExampleScenes.Shapes())
      }
    case .bounce: SceneRegistry.Entry(name: "Bounce", kind: .clip) { SceneRegistry.content(of: Bounce()) }
    }
  }
}
