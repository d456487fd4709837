import FlipbookMotion
import Foundation
import Testing

@testable import FlipbookDrawing
@testable import FlipbookViews

/// Alerts and choices that are made from values.
@MainActor
struct PresentingValueTests {
  private struct Failure: LocalizedError { let errorDescription: String? = "No signal" }

  private func texts<V: View>(@ViewBuilder _ view: () -> V) -> [String] {
    ViewRuntime(400, 300, content: view).texts(at: 2)
  }

  @Test("alerts and choices are made from values, with titles of all kinds")
  func values() {
    let (shown, name, value) = (Binding.constant(true), String?.none, Optional(3))
    let alert = texts {
      Color.clear.alert(name ?? "More", isPresented: shown, presenting: value) {
        Text("button \($0)")
      } message: {
        Text("message \($0)")
      }
    }
    for text in ["More", "button 3", "message 3"] { #expect(alert.contains(text), "\(alert)") }
    let bare = texts {
      Color.clear.alert("Key", isPresented: shown, presenting: Int?.none) { Text("button \($0)") }
    }
    #expect(bare == ["Key"])
    let text = texts {
      Color.clear.alert(Text("Text"), isPresented: shown, presenting: value) { Text("button \($0)") }
    }
    #expect(text.contains("button 3"))
    let choice = texts {
      Color.clear.confirmationDialog(name ?? "More", isPresented: shown, presenting: value) {
        Text("button \($0)")
      }
    }
    #expect(choice.contains("button 3"), "\(choice)")
  }

  @Test("an alert shows what an error says of itself, and is not shown without one")
  func errors() {
    func alert(_ failure: Failure?) -> [String] {
      texts { Color.clear.alert(isPresented: .constant(true), error: failure) { Text("fine") } }
    }
    #expect(alert(Failure()).contains("No signal"))
    #expect(alert(nil) == [])
  }
}
