import FlipbookMotion
import Foundation
import Testing

@testable import FlipbookDrawing
@testable import FlipbookViews

/// Choices from the bottom edge, as neginzahedi/ChimpTest-iOS shows them on a simulator.
@MainActor
@Suite struct ActionSheetChromeTests {
  private func runtime(@ViewBuilder _ actions: () -> some View) -> ViewRuntime {
    let actions = actions()
    let insets = EdgeInsets(top: 62, leading: 0, bottom: 34, trailing: 0)
    return ViewRuntime(402, 874) {
      DeviceWindow(
        Color.clear.confirmationDialog("More", isPresented: .constant(true)) { actions }, insets: insets,
        radius: nil, ground: .white)
    }
  }

  @Test("rows are 57 high with texts of 20, 8 above the one that ends them, which stands on the safe area")
  func rows() throws {
    let places = runtime {
      Button("Settings") {}
      Button("Reset") {}
      Button("Exit") {}
    }.textPlaces(at: 2)
    func place(_ text: String) throws -> CGRect {
      try #require(places.last { $0.text == text }?.frame, "\(places)")
    }
    let (first, second, third) = (try place("Settings"), try place("Reset"), try place("Exit"))
    let cancel = try place("Cancel")
    #expect(abs(first.height - 20) < 0.1)
    #expect(abs(second.midY - first.midY - 57) < 0.5, "\(first) \(second)")
    #expect(abs(third.midY - second.midY - 57) < 0.5)
    #expect(abs(cancel.midY - third.midY - 65) < 0.5, "\(third) \(cancel)")
    #expect(abs(cancel.midY - (840 - 28.5)) <= 0.5, "\(cancel)")
  }

  @Test("a button of its own that cancels stands apart, wherever it is written")
  func ownCancel() throws {
    let places = runtime {
      Button("Not now", role: .cancel) {}
      Button("Delete", role: .destructive) {}
    }.textPlaces(at: 2)
    let own = try #require(places.last { $0.text == "Not now" }?.frame)
    let other = try #require(places.last { $0.text == "Delete" }?.frame)
    #expect(abs(own.midY - other.midY - 65) < 0.5, "\(own) \(other)")
    #expect(!places.contains { $0.text == "Cancel" })
  }
}
