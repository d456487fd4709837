import FlipbookDiagnostics
import Foundation
import Testing

@testable import HealthKit

@Suite("Health data")
@MainActor struct HealthTests {
  private nonisolated static let units: [(String, String, Double)] = [
    ("kcal", "kJ", 4.184), ("mi", "km", 1.609344), ("lb", "kg", 0.45359237),
    ("count/min", "count/s", 1.0 / 60),
    ("mg/dL", "g/L", 0.01), ("km/hr", "m/s", 1 / 3.6), ("mmHg", "Pa", 133.322387415),
    ("ml/(kg*min)", "L/(kg*min)", 0.001),
    ("m^2", "cm^2", 10_000), ("ms", "s", 0.001),
  ]

  @Test(
    "units are converted",
    arguments: units)
  func conversion(from: String, to: String, factor: Double) {
    let from = HKUnit(from: from.replacingOccurrences(of: "ml", with: "mL"))
    let quantity = HKQuantity(unit: from, doubleValue: 3)
    let value = quantity.doubleValue(for: HKUnit(from: to))
    #expect(abs(value / (3 * factor) - 1) < 1e-12, "\(value)")
    #expect(!quantity.is(compatibleWith: .degreeCelsius()))
  }

  @Test("degrees have zeros of their own")
  func degrees() {
    let fever = HKQuantity(unit: .degreeCelsius(), doubleValue: 38)
    #expect(abs(fever.doubleValue(for: .degreeFahrenheit()) - 100.4) < 1e-9)
    #expect(fever.compare(HKQuantity(unit: .kelvin(), doubleValue: 300)) == .orderedDescending)
  }

  @Test("a text that is no unit is none")
  func noUnit() {
    for text in ["", "x", "kg/", "(m", "m^", "kmi"] { #expect(UnitParser.unit(text) == nil, "\(text)") }
  }

  @Test("every question has an empty answer, and nothing can be written, with a warning")
  func store() async throws {
    final class Answers: @unchecked Sendable { var lines: [String] = [] }
    struct Sign: View {
      let answers: Answers
      var body: some View {
        Color.red.onAppear {
          let store = HKHealthStore()
          let steps = HKQuantityType(.stepCount)
          store.requestAuthorization(toShare: [steps], read: [steps]) { success, _ in
            answers.lines.append("asked \(success)")
          }
          store.execute(
            HKSampleQuery(
              sampleType: steps, predicate: nil, limit: HKObjectQueryNoLimit, sortDescriptors: nil
            ) {
              _, samples, _ in answers.lines.append("samples \(samples?.count ?? -1)")
            })
          store.execute(
            HKStatisticsQuery(quantityType: steps, quantitySamplePredicate: nil, options: .cumulativeSum) {
              answers.lines.append("sum \($1 == nil) \(($2 as? HKError)?.code == .errorNoData)")
            })
          let now = Date(timeIntervalSinceReferenceDate: 0)
          store.save(
            HKQuantitySample(
              type: steps, quantity: HKQuantity(unit: .count(), doubleValue: 1), start: now, end: now)
          ) { success, _ in answers.lines.append("saved \(success)") }
        }
      }
    }
    let (answers, collector) = (Answers(), DiagnosticCollector())
    try DiagnosticCollector.$current.withValue(collector) {
      _ = try fills(of: Sign(answers: answers), through: 2)
    }
    #expect(answers.lines == ["asked true", "samples 0", "sum true true", "saved false"])
    #expect(collector.diagnostics.contains { $0.code == "health.empty" })
  }
}
