import FlipbookMotion
import Foundation
import Testing

@testable import FlipbookDrawing
@testable import FlipbookViews

@MainActor
@Suite("Fields for values with a format")
struct FormattedFieldTests {
  private struct Bill: View {
    let notes: Notes
    @State private var amount = 0.0
    @FocusState private var isFocused: Bool
    var body: some View {
      VStack {
        TextField("Amount", value: $amount, format: .currency(code: "USD")).focused($isFocused)
        Button("Half") { amount /= 2 }
        Button("Done") { isFocused = false }
      }
      .onChange(of: amount) { notes.add("\($0)") }
    }
  }

  /// The texts in sight, from the top.
  private func texts(_ runtime: ViewRuntime, at time: TimeInterval) -> [String] {
    runtime.run(to: time)
    return runtime.texts(at: time)
  }

  private func type(_ text: String, in runtime: ViewRuntime, at time: TimeInterval) {
    runtime.perform(at: time, .type(.name("Amount"), text, interval: 0, submits: false))
  }

  private let deletes = String(repeating: "\u{8}", count: 5)

  @Test("digits stay as they are typed, set the value, and are written by the format once the focus leaves")
  func typed() {
    let notes = Notes()
    let runtime = ViewRuntime(300, 200) { Bill(notes: notes) }
    #expect(texts(runtime, at: 0.5).contains("$0.00"))
    type(deletes + "12.5", in: runtime, at: 1)
    #expect(texts(runtime, at: 2).contains("12.5"))
    #expect(notes.lines.last?.hasSuffix("12.5") == true, "\(notes.lines)")
    runtime.perform(at: 3, .tap(.name("Done"), count: 1))
    #expect(texts(runtime, at: 4).contains("$12.50"))
  }

  @Test("a value set elsewhere shows over what was typed, and text that can't be read changes nothing")
  func changed() {
    let notes = Notes()
    let runtime = ViewRuntime(300, 200) { Bill(notes: notes) }
    type(deletes + "8", in: runtime, at: 1)
    runtime.perform(at: 2, .tap(.name("Half"), count: 1))
    #expect(texts(runtime, at: 3).contains("$4.00"))
    type("x", in: runtime, at: 4)
    #expect(texts(runtime, at: 5).contains("$4.00x"))
    #expect(notes.lines.last?.hasSuffix("4.0") == true, "\(notes.lines)")
  }
}
