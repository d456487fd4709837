import AppIntents
import Foundation
import Testing

@Suite("Intents of apps")
@MainActor struct IntentTests {
  private struct Add: AppIntent {
    static let title: LocalizedStringResource = "Add"
    static let description = IntentDescription("Adds a number.", categoryName: "Numbers")
    @Parameter(title: "Number", default: 2) var number: Int
    @Parameter(title: "Name") var name: String?
    static var parameterSummary: some ParameterSummary { Summary("Add \(\.$number)") }
    init() {}
    init(number: Int) { self.number = number }
    func perform() async throws -> some IntentResult & ReturnsValue<Int> { .result(value: number + 1) }
  }

  private struct Settings: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Settings"
    @Parameter(title: "Width", default: 30) var width: Int
  }

  private enum Mood: String, AppEnum {
    case glad, sad
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Mood"
    static let caseDisplayRepresentations: [Mood: DisplayRepresentation] = [.glad: "Glad", .sad: "Sad"]
  }

  @Test("parameters have their defaults, are nil without one, and results have their values")
  func values() async throws {
    #expect(Add().number == 2 && Add().name == nil && Add(number: 5).number == 5)
    #expect(try await Add(number: 5).perform().value == 6)
    #expect(try await Settings().perform().value == nil)
    #expect(Mood.caseDisplayRepresentations[.glad]?.title.key == "Glad")
  }
}
