import FlipbookMotion
import Foundation
import Testing

@testable import FlipbookDrawing
@testable import FlipbookViews

/// The room of fields to search in.
@MainActor
@Suite struct SearchFieldTests {
  private func height(_ size: DynamicTypeSize) -> CGFloat? {
    let runtime = ViewRuntime(200, 300) {
      NavigationStack {
        ScrollView { Text("a") }.navigationTitle("Title").searchable(text: .constant(""))
      }
      .environment(\.dynamicTypeSize, size)
    }
    return runtime.fills(at: 0.5).first { $0.width == 168 && $0.minX == 16 }?.height
  }

  @Test("a field is 36 high at large type, 34.33 at medium, and grows with body")
  func height() throws {
    #expect(height(.large) == 36)
    let (medium, largest): (CGFloat, CGFloat) = (36 * 21 / 22, 36 * 29 / 22)
    #expect(try abs(#require(height(.medium)) - medium) <= 0.5)
    #expect(try abs(#require(height(.xxxLarge)) - largest) <= 0.5)
  }
}
