import Flipbook

@testable import FlipbookExampleScenes

/// The scenes of the `scenes` folder.
package enum ExampleScene: String, CaseIterable {
  case digitalRain, clock, hello, shapes, bounce
  case cardFlip, paperPlane, skewMarquee, offLayout, kaleidoscope, threeHouses
  case stationClock, rainColumns, morphs, lineChart, tiles, harvest
  case tangent, fallingBoxes
  case scrubbing, postcards, shoppingList
  case basicMove, additiveCumulative, fourCorners, pathRotation, calculationModes, springs
  case pushTransition, group, textSizeColor, runningLine, layoutChange

  @MainActor
  package var entry: SceneRegistry.Entry {
    switch self {
    case .digitalRain: Self.clip { DigitalRain() }
    case .clock: Self.clip { Clock() }
    case .hello: Self.clip { Hello() }
    case .shapes: Self.clip { FlipbookExampleScenes.Shapes() }
    case .bounce: Self.clip { Bounce() }
    case .cardFlip: Self.view { CardFlip() }
    case .paperPlane: Self.view { PaperPlane() }
    case .skewMarquee: Self.view { SkewMarquee() }
    case .offLayout: Self.view { OffLayout() }
    case .kaleidoscope: Self.view { Kaleidoscope() }
    case .threeHouses: Self.view { ThreeHouses() }
    case .stationClock: Self.view { StationClock() }
    case .rainColumns: Self.view { RainColumns() }
    case .morphs: Self.view { Morphs() }
    case .lineChart: Self.view { LineChart() }
    case .tiles: Self.view { Tiles() }
    case .harvest: Self.view { Harvest() }
    case .tangent: Self.clip { Tangent() }
    case .fallingBoxes: Self.view { FallingBoxes() }
    case .scrubbing: Self.view { UIKitScene(.controller { ScrubbingController() }) }
    case .postcards: Self.view { UIKitScene(.controller { PostcardsController() }) }
    case .shoppingList: Self.controller { ShoppingListController() }
    case .basicMove: Self.controller { BasicMoveController() }
    case .additiveCumulative: Self.controller { AdditiveCumulativeController() }
    case .fourCorners: Self.controller { FourCornersController() }
    case .pathRotation: Self.controller { PathRotationController() }
    case .calculationModes: Self.controller { CalculationModesController() }
    case .springs: Self.controller { SpringsController() }
    case .pushTransition: Self.controller { PushTransitionController() }
    case .group: Self.controller { GroupController() }
    case .textSizeColor: Self.controller { TextSizeColorController() }
    case .runningLine: Self.controller { RunningLineController() }
    case .layoutChange: Self.controller { LayoutChangeController() }
    }
  }

  /// The size that the file of a bare view asks for.
  package var size: CGSize? {
    switch self {
    case .digitalRain, .clock, .hello, .shapes, .bounce, .tangent: nil
    case .cardFlip, .kaleidoscope, .stationClock: CGSize(width: 720, height: 720)
    case .paperPlane, .rainColumns: CGSize(width: 960, height: 600)
    case .skewMarquee: CGSize(width: 1080, height: 480)
    case .offLayout: CGSize(width: 900, height: 480)
    case .threeHouses: CGSize(width: 1200, height: 480)
    case .morphs, .lineChart: CGSize(width: 1000, height: 560)
    case .tiles: CGSize(width: 640, height: 800)
    case .fallingBoxes: CGSize(width: 360, height: 360)
    case .harvest: CGSize(width: 390, height: 360)
    case .scrubbing: CGSize(width: 640, height: 400)
    case .postcards: CGSize(width: 400, height: 640)
    case .shoppingList: CGSize(width: 400, height: 640)
    case .basicMove, .fourCorners, .pathRotation: CGSize(width: 640, height: 400)
    case .additiveCumulative, .springs: CGSize(width: 640, height: 480)
    case .calculationModes: CGSize(width: 720, height: 400)
    case .pushTransition: CGSize(width: 480, height: 320)
    case .group, .textSizeColor: CGSize(width: 640, height: 360)
    case .runningLine: CGSize(width: 480, height: 400)
    case .layoutChange: CGSize(width: 480, height: 480)
    }
  }

  @MainActor
  private static func clip<C: Clip>(_ make: @escaping @MainActor () -> C) -> SceneRegistry.Entry {
    SceneRegistry.Entry(name: "\(C.self)", kind: .clip) { SceneRegistry.content(of: make()) }
  }

  @MainActor
  private static func controller(
    _ make: @escaping @MainActor () -> UIViewController
  ) -> SceneRegistry.Entry { view { UIKitScene(.controller(make)) } }

  @MainActor
  private static func view<V: View>(_ make: @escaping @MainActor () -> V) -> SceneRegistry.Entry {
    SceneRegistry.Entry(name: "\(V.self)", kind: .view) { .view(AnyView(make())) }
  }
}
