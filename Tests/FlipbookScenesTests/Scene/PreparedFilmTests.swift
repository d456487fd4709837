import Flipbook
import FlipbookExport
import FlipbookMotion
import FlipbookRaster
import FlipbookTestSupport
import FlipbookTime
import Foundation
import Testing

@testable import FlipbookScenes

/// Serialised: random numbers and props belong to the whole process.
extension SeededRandomTests {
  @MainActor
  @Suite("Making a scene for its film")
  struct PreparedFilmTests {
    /// The contexts in which a scene was made, in order.
    @MainActor
    private final class Makes {
      var contexts: [ObjectIdentifier] = []
    }

    private struct Switch: View {
      @State private var isOn = false

      var body: some View {
        Button {
          isOn.toggle()
        } label: {
          (isOn ? Color.red : .blue).frame(width: 20, height: 20)
        }
      }
    }

    private struct Blinks: View {
      var body: some View {
        TimelineView(.periodic(from: Date(timeIntervalSince1970: 0), by: 0.5)) { context in
          Color.red.opacity(context.date.timeIntervalSince1970.truncatingRemainder(dividingBy: 1))
        }
      }
    }

    private func source(
      _ view: some View, _ makes: Makes, _ change: (inout SceneSettings) -> Void = { _ in }
    ) throws -> SceneFrameSource {
      var settings = SceneSettings()
      (settings.duration, settings.frameRate) = (3, FrameRate(10.0))
      change(&settings)
      let entry = SceneRegistry.Entry(name: "Made", kind: .view) {
        makes.contexts.append(ObjectIdentifier(SceneContext.current))
        return .view(AnyView(view))
      }
      return try SceneFrameSource(entry: entry, settings: settings, resources: TestRendering.resources)
    }

    @Test("a view is made once for the screen that it has, and once more where its film fits it")
    func made() throws {
      let (plain, fitting) = (Makes(), Makes())
      _ = try source(Switch(), plain)
      #expect(plain.contexts.count == 1)
      let film = try source(Switch(), fitting) { $0.fitsContent = true }
      #expect(fitting.contexts.count == 2 && film.format.size == CGSize(width: 20, height: 20))
    }

    @Test("a film that is touched in turn is made after its rehearsal, and is as if there had been none")
    func rehearsed() throws {
      let makes = Makes()
      let touched = try source(Switch(), makes) { $0.playsAlone = true }
      #expect(makes.contexts.count == 2)
      let pictures = (0..<30).map { touched.displayList(at: $0) }
      #expect(Set(pictures.map(\.contentHash.description)).count > 1)
      // Going back makes the scene again, and touches it again.
      #expect(touched.displayList(at: 0) == pictures[0] && touched.displayList(at: 29) == pictures[29])
      let still = try source(Switch(), Makes())
      #expect(pictures[0] == still.displayList(at: 0))
    }

    @Test("a scene that moves by itself is not touched")
    func moving() throws {
      let makes = Makes()
      let moving = try source(Blinks(), makes) { $0.playsAlone = true }
      let plain = try source(Blinks(), Makes())
      #expect(makes.contexts.count == 2)
      #expect((0..<30).allSatisfy { moving.displayList(at: $0) == plain.displayList(at: $0) })
    }
  }
}
