import FlipbookDiagnostics

/// The key of a child whose identity an earlier one has too: all are shown.
struct RepeatedKey: Hashable {
  let key: AnyHashable
  /// How many children before it have the identity.
  let number: Int

  /// The next key for an identity that is taken, with a warning.
  @MainActor
  static func free(for key: AnyHashable, among used: Set<AnyHashable>) -> AnyHashable {
    DiagnosticCollector.current.warn(
      "view.duplicate-id",
      "A ForEach has two elements with the identity \(PrintableText.line("\(key)").prefix(80)): both are shown, but which one changes is not sure."
    )
    var number = 1
    while used.contains(AnyHashable(RepeatedKey(key: key, number: number))) { number += 1 }
    return AnyHashable(RepeatedKey(key: key, number: number))
  }
}
