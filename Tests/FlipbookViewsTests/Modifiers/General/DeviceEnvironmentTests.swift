import FlipbookDrawing
import FlipbookMotion
import Testing

@testable import FlipbookViews

@MainActor
@Suite("what views see of the device")
struct DeviceEnvironmentTests {
  private struct Classes: View {
    @Environment(\.horizontalSizeClass) private var across
    @Environment(\.verticalSizeClass) private var down
    var body: some View {
      Text(across == .compact ? "compact" : "other")
      Text(down == .regular ? "regular" : "other")
    }
  }

  @Test("the room is a phone's unless something else is said")
  func sizeClasses() {
    #expect(ViewRuntime(100, 100) { Classes() }.texts(at: 0) == ["compact", "regular"])
    let other = ViewRuntime(100, 100) {
      Classes().environment(\.horizontalSizeClass, nil).environment(\.verticalSizeClass, .compact)
    }
    #expect(other.texts(at: 0) == ["other", "other"])
  }
}
