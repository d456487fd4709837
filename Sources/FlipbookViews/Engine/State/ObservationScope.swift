import Observation

/// Ends what a node observes when it is evaluated anew.
///
/// An observation lasts until one of the values it covers changes. Without an end, each evaluation would leave its
/// own with the objects it read, for as long as those stay as they are.
final class ObservationScope: Observable, Sendable {
  private let registrar = ObservationRegistrar()

  /// Stands for the evaluation: the present observation covers it beside what the scene has read.
  private var evaluation: Int { 0 }

  func begin() { registrar.access(self, keyPath: \.evaluation) }

  func end() { registrar.withMutation(of: self, keyPath: \.evaluation) {} }
}
