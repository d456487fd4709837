import Flipbook
import FlipbookScenes

@testable import FlipbookExampleScenes

/// The scenes of the `scenes` folder.
enum ExampleScene: String, CaseIterable {
  case digitalRain, clock, hello, shapes, bounce

  @MainActor
  var entry: SceneRegistry.Entry {
    switch self {
    case .digitalRain: SceneRegistry.Entry(name: "DigitalRain") { DigitalRain() }
    case .clock: SceneRegistry.Entry(name: "Clock") { Clock() }
    case .hello: SceneRegistry.Entry(name: "Hello") { Hello() }
    case .shapes: SceneRegistry.Entry(name: "Shapes") { FlipbookExampleScenes.Shapes() }
    case .bounce: SceneRegistry.Entry(name: "Bounce") { Bounce() }
    }
  }
}
