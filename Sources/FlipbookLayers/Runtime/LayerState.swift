/// What layers keep for all scenes of a process.
package enum LayerState {
  /// Puts it back to how a new process has it.
  ///
  /// ``LayerClock/epoch`` goes on: layers that are still there compare with it, and no picture shows its value.
  @MainActor package static func reset() { TransactionStack.reset() }
}
