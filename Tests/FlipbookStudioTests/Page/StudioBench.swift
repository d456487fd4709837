import FlipbookScenes
import FlipbookTestSupport
import Foundation
import Testing

/// Times of the studio in a browser: `FLIPBOOK_BENCH_STUDIO=PROGRAM swift test --filter StudioBench`.
///
/// PROGRAM is a `flipbook` of a release build. `FLIPBOOK_BENCH_EDITS` sets how many edits are made for the
/// memory (1,000).
@Suite(
  "Times of the studio", .serialized,
  .enabled(if: BrowserPage.browser != nil && StudioRun.benchProgram != nil))
struct StudioBench {
  private static func layers(_ hue: Int) -> String {
    """
    { "size": [640, 360], "frameRate": 30, "duration": 4,
      "layers": [{ "frame": [20, 20, 200, 100], "backgroundColor": "#00cc\(hue < 16 ? "0" : "")\(String(hue, radix: 16))",
        "animations": [{ "keyPath": "position.x", "from": 20, "to": 420, "duration": 4 }] }] }
    """
  }

  private static func views(_ edit: Int) -> String {
    """
    import SwiftUI
    struct Card: View {
      @State private var isOn = false
      var body: some View {
        VStack(spacing: 12) {
          Image(systemName: "star").font(.largeTitle)
          Text("Edit \(edit)").font(.title)
          Toggle("On", isOn: $isOn)
          Button("Go") { withAnimation { isOn.toggle() } }
        }
        .padding()
      }
    }
    #Preview { Card() }
    """
  }

  private func open(_ name: String, _ text: String) throws -> (StudioRun, BrowserPage, Double) {
    let start = ContinuousClock.now
    let studio = try StudioRun([name: text], [name], program: StudioRun.benchProgram)
    let page = try BrowserPage(studio.address)
    try page.wait("document.body?.dataset.frame !== undefined", seconds: 180)
    return (studio, page, (ContinuousClock.now - start) / .seconds(1))
  }

  /// Saves a file and waits until the picture at the playhead is another one.
  private func edit(_ studio: StudioRun, _ page: BrowserPage, _ name: String, _ text: String) throws -> Double
  {
    let hash = try page.text("document.body.dataset.hash")
    let start = ContinuousClock.now
    try studio.write(name, text)
    try page.wait("document.body.dataset.hash !== '\(hash)'", seconds: 180)
    return (ContinuousClock.now - start) / .seconds(1)
  }

  private func report(_ title: String, _ seconds: [Double]) {
    let sorted = seconds.sorted()
    func text(_ value: Double) -> String { "\((value * 1_000).rounded() / 1_000) s" }
    print(
      "\(title): median \(text(sorted[sorted.count / 2])), best \(text(sorted[0])), worst \(text(sorted[sorted.count - 1]))"
    )
  }

  @Test("from a save to its picture")
  func edits() throws {
    for (name, make, goal) in [
      ("a.json", Self.layers, 0.3), ("Card.swift", Self.views, 1.5),
    ] as [(String, (Int) -> String, Double)] {
      let (studio, page, start) = try open(name, make(0))
      report("\(name): start to the first picture, browser included", [start])
      let times = try (1...15).map { try edit(studio, page, name, make($0)) }
      report("\(name): save to picture", times)
      #expect(times.sorted()[times.count / 2] <= goal)
    }
  }

  @Test("memory after many edits")
  func memory() throws {
    let count = ProcessInfo.processInfo.environment["FLIPBOOK_BENCH_EDITS"].flatMap(Int.init) ?? 1_000
    let (studio, page, _) = try open("a.json", Self.layers(0))
    var samples: [Int] = []
    for number in 1...count {
      _ = try edit(studio, page, "a.json", Self.layers(number % 256))
      if number % max(1, count / 10) == 0 { samples.append(try studio.residentKilobytes()) }
    }
    print("resident memory over \(count) edits, in MB: \(samples.map { $0 / 1_024 })")
    // Flat: the last tenth is no more than 10 % over the second.
    #expect(Double(samples[samples.count - 1]) <= 1.1 * Double(samples[1]))
  }
}
