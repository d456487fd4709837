import Foundation

/// The measurements of `flipbook bench`.
struct BenchReport: Encodable, Equatable {
  /// The frames rendered once.
  struct Round: Encodable, Equatable {
    /// From the first frame to the last, on a clock.
    var seconds: Double
    /// Processor time for working out what frames show, in seconds.
    var record: Double
    /// Processor time for painting, in seconds, of all workers.
    var paint: Double
  }

  var scene: String
  /// In pixels.
  var width: Int
  var height: Int
  var frameCount: Int
  var workers: Int
  var renderer: String
  var rounds: [Round]

  /// Frames a second of the fastest round: what other work on the machine disturbed least.
  var framesPerSecond: Double {
    Double(frameCount) / max(rounds.map(\.seconds).min() ?? 0, 1e-9)
  }

  /// Milliseconds a frame of the round that took least.
  private func milliseconds(_ part: (Round) -> Double) -> Double {
    (rounds.map(part).min() ?? 0) * 1000 / Double(max(1, frameCount))
  }

  private enum CodingKeys: String, CodingKey {
    case scene, width, height, frameCount, workers, renderer, rounds
    case framesPerSecond, recordMilliseconds, paintMilliseconds
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(scene, forKey: .scene)
    try container.encode(width, forKey: .width)
    try container.encode(height, forKey: .height)
    try container.encode(frameCount, forKey: .frameCount)
    try container.encode(workers, forKey: .workers)
    try container.encode(renderer, forKey: .renderer)
    try container.encode(framesPerSecond, forKey: .framesPerSecond)
    try container.encode(milliseconds(\.record), forKey: .recordMilliseconds)
    try container.encode(milliseconds(\.paint), forKey: .paintMilliseconds)
    try container.encode(rounds, forKey: .rounds)
  }

  /// For the terminal: the best of all rounds, and how far they lie apart.
  var text: String {
    let seconds = rounds.map(\.seconds).sorted()
    let spread = (seconds.last ?? 0) / max(seconds.first ?? 0, 1e-9)
    return TextTable.text([
      ["scene", "\(scene), \(width)×\(height) pixels"],
      ["frames", "\(frameCount), \(rounds.count) time\(rounds.count == 1 ? "" : "s"), \(workersText)"],
      [
        "frames a second",
        String(format: "%.1f (the slowest round took %.2f × as long)", framesPerSecond, spread),
      ],
      ["record", String(format: "%.3f ms a frame", milliseconds(\.record))],
      ["paint", String(format: "%.3f ms a frame", milliseconds(\.paint))],
    ])
  }

  private var workersText: String { "\(workers) worker\(workers == 1 ? "" : "s"), \(renderer) renderer" }
}
