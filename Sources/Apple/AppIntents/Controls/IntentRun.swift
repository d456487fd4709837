import FlipbookDiagnostics

/// Runs intents for controls.
@MainActor
enum IntentRun {
  static func start(_ intent: some AppIntent) {
    Task {
      do { _ = try await intent.perform() } catch {
        DiagnosticCollector.current.warn(
          "intent.failed", "The intent \(type(of: intent)) ended with an error: \(error)")
      }
    }
  }
}
