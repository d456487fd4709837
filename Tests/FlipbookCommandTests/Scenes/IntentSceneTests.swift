import Testing

/// Intents of an app in its film.
@Suite("Intents in films", .serialized)
struct IntentSceneTests {
  private static let source = """
    import AppIntents
    import SwiftUI

    @MainActor final class Marks: ObservableObject {
      static let shared = Marks()
      @Published var count = 0
    }
    struct Mark: AppIntent {
      static let title: LocalizedStringResource = "Mark"
      @Parameter(title: "By", default: 1) var step: Int
      func perform() async throws -> some IntentResult {
        try await MainActor.run {
          Marks.shared.count += step
          if Marks.shared.count > 2 { throw CancellationError() }
        }
        return .result()
      }
    }
    struct Board: View {
      @ObservedObject var marks = Marks.shared
      var body: some View {
        VStack(spacing: 0) {
          Button(intent: Mark()) { Color.red.frame(width: 10 + 20 * CGFloat(marks.count), height: 40) }
            .buttonStyle(.plain)
          Toggle("On", isOn: marks.count > 0, intent: Mark())
        }
      }
    }
    """

  private func list(_ arguments: String...) throws -> (list: String, messages: String) {
    let scene = try FlipbookProgram.write("Marks.swift", Self.source)
    let result = try FlipbookProgram.run(
      ["still", scene, "--view", "Board", "--print-list", "--size", "200x200", "--at", "1.5s"] + arguments)
    #expect(result.code == 0, "\(result.errors)")
    return (result.output, result.errors)
  }

  @Test("a tap on a button or a toggle runs its intent, and an error of an intent is reported")
  func taps() throws {
    #expect(try list().list.contains("(rect 0 0 10 40)"))
    let once = try list("--tap", "100,80@0.2s")
    #expect(once.list.contains("(rect 0 0 30 40)") && !once.messages.contains("intent.failed"))
    #expect(try list("--tap", "On@0.2s").list.contains("(rect 0 0 30 40)"))
    let thrice = try list("--tap", "100,80@0.2s", "--tap", "100,80@0.5s", "--tap", "100,80@0.8s")
    #expect(thrice.list.contains("(rect 0 0 70 40)") && thrice.messages.contains("intent.failed"))
  }
}
