import FlipbookDiagnostics
import FlipbookDrawing

/// The cost of the picture under way so far. A cost is added before it is spent; the first that would be too
/// much is reported as an error, and the rest of the picture is left out.
package final class PictureCost {
  private let limits: CostLimits
  private var layers = 0.0
  private var particles = 0.0
  private var filters = 0.0
  /// Whether something was refused.
  private(set) var isExceeded = false

  package init(_ limits: CostLimits) { self.limits = limits }

  /// Begins another picture.
  func begin() { (layers, particles, filters, isExceeded) = (0, 0, 0, false) }

  /// - Returns: Whether it may be spent.
  func add(layers count: Int) -> Bool {
    layers += Double(count)
    return check(layers, .layers, "Copies of a replicator layer")
  }

  /// - Returns: Whether it may be spent.
  func add(particles count: Double) -> Bool {
    particles += count
    return check(particles, .particles, "Emitter layers")
  }

  /// - Parameters:
  ///   - pixels: Of every stage.
  ///   - largest: Pixels of the largest stage.
  ///   - what: Whose filters they are, for the message.
  /// - Returns: Whether it may be spent.
  package func add(
    filters pixels: Double, largest: Double, of what: String = "The filters and shadows of layers"
  ) -> Bool {
    filters += pixels
    // A stage reads one surface, writes another, and has a third to work on.
    return check(filters, .filters, what) && check(largest * 12, .memory, what)
  }

  private func check(_ cost: Double, _ name: CostLimits.Name, _ what: String) -> Bool {
    guard !isExceeded else { return false }
    // Not a number is no cost that can be bounded.
    if cost <= limits[name] { return true }
    isExceeded = true
    DiagnosticCollector.current.report(
      Diagnostic(
        .error, code: "cost.\(name.rawValue)", message: "\(what) come to \(limits.refusal(cost, name))."))
    return false
  }
}
