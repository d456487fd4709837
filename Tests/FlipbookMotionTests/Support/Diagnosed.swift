import FlipbookDiagnostics

/// Runs a body with a collector of its own and returns what was reported.
func diagnosed<Result>(_ body: () throws -> Result) rethrows -> (result: Result, codes: [String]) {
  let collector = DiagnosticCollector()
  let result = try DiagnosticCollector.$current.withValue(collector) { try body() }
  return (result, collector.diagnostics.map(\.code))
}
