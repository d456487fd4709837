import Flipbook
import FlipbookRaster
import FlipbookTime
import Foundation
import Testing

@testable import FlipbookDrawing
@testable import FlipbookScenes

/// Serialised: random numbers and props belong to the whole process.
extension SeededRandomTests {
  @MainActor
  @Suite("The tint of a project's scenes")
  struct ProjectTintTests {
    private final class Box {
      var tint: Color?
    }

    private struct Spy: View {
      let box: Box
      @Environment(\.tintColor) private var tint

      var body: some View {
        box.tint = tint
        return Color.clear
      }
    }

    /// The tint that a scene's view has.
    private func tint(colors: [String: AssetCatalog.NamedColor]) throws -> Color? {
      let box = Box()
      let entry = SceneRegistry.Entry(name: "Spy", kind: .view) { .view(AnyView(Spy(box: box))) }
      var resources = DrawingResources(
        textEngine: PangoTextEngine(),
        imageProvider: FileImageProvider(folder: URL(fileURLWithPath: "/"), access: .below([])))
      resources.assets = SceneAssets(beside: nil, colors: colors)
      let made = try MadeScene(
        entry, size: CGSize(width: 20, height: 20), scale: 1, settings: SceneSettings(),
        environment: EnvironmentValues(), resources: resources)
      let runtime = try #require(made.runtime)
      let view = try #require(made.view)
      runtime.show { view }
      _ = runtime.displayList(at: 0)
      return box.tint
    }

    @Test("the catalogue's colour AccentColor tints the views of a scene; without it they have no tint")
    func accent() throws {
      let green = RGBA(red: 0, green: 0.5, blue: 0.25, opacity: 1)
      let named = AssetCatalog.NamedColor(light: green, dark: green)
      #expect(try tint(colors: ["AccentColor": named]) == Color("AccentColor"))
      #expect(try tint(colors: ["Brand": named]) == nil)
    }
  }
}
