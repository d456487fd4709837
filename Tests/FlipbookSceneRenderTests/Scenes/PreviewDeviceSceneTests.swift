import Flipbook
import FlipbookDrawing
import FlipbookExport
import FlipbookScenes
import FlipbookTestSupport
import FlipbookViews
import Testing

@MainActor
@Suite("Views that name a device for their preview")
struct PreviewDeviceSceneTests {
  /// A colour for each of the four combinations of room.
  private struct Classes: View {
    @Environment(\.horizontalSizeClass) private var across
    @Environment(\.verticalSizeClass) private var down
    var body: some View {
      switch (across, down) {
      case (.regular, .regular): Color(red: 1, green: 0, blue: 0)
      case (.compact, .regular): Color(red: 0, green: 1, blue: 0)
      case (.compact, .compact): Color(red: 0, green: 0, blue: 1)
      default: Color(white: 0)
      }
    }
  }

  /// What the first frame of a view draws, and its size.
  private func drawn(_ view: some View, settings: SceneSettings = SceneSettings()) throws -> (String, CGSize)
  {
    let view = AnyView(view)
    let entry = SceneRegistry.Entry(name: "Preview", kind: .preview) { .view(view) }
    let source = try SceneFrameSource(entry: entry, settings: settings, resources: TestRendering.resources)
    return ("\(source.displayList(at: 0))", source.format.size)
  }

  @Test("size classes are those of the device that is named, held as is said")
  func classes() throws {
    let usual = try drawn(Classes())
    let phone = try drawn(Classes().previewDevice("iPhone 14"))
    #expect(phone == usual)
    let tablet = try drawn(Classes().previewDevice("iPad Air (5th generation)"))
    #expect(tablet.1 == CGSize(width: 820, height: 1180))
    let red = try drawn(Color(red: 1, green: 0, blue: 0).previewDevice("iPad Air (5th generation)"))
    #expect(tablet.0 == red.0)
    let side = try drawn(Classes().previewInterfaceOrientation(.landscapeLeft))
    let blue = try drawn(Color(red: 0, green: 0, blue: 1).previewInterfaceOrientation(.landscapeLeft))
    #expect(side == blue && side.1 == CGSize(width: 844, height: 390))
    let green = try drawn(Color(red: 0, green: 1, blue: 0))
    #expect(usual == green)
  }
}
