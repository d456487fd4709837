import FlipbookScenes

/// Something that was handed to an engine, seen from outside.
protocol EngineWatch {
  /// The state now.
  mutating func state() throws -> EngineState
  /// Ends everything that still runs.
  func cancel()
  /// A sentence for those who stop waiting; nil where the work ends with the waiting.
  var farewell: String? { get }
}
