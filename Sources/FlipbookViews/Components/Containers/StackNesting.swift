import FlipbookDrawing
import FlipbookMotion

/// Whether a stack on a page of another one shows the path of that one, which it finds out once.
@MainActor
final class StackNesting {
  private var known: Bool?

  nonisolated init() {}

  func isSame(_ values: [AnyHashable]?, as outer: [AnyHashable]?) -> Bool {
    if let known { return known }
    let isSame = values.map { !$0.isEmpty && $0 == outer } ?? false
    known = isSame
    return isSame
  }
}

private enum StackValuesKey: EnvironmentKey {
  static var defaultValue: [AnyHashable]? { nil }
}

extension EnvironmentValues {
  /// The values of the path of the stack around; nil where it has no path of the scene's.
  var stackValues: [AnyHashable]? {
    get { self[StackValuesKey.self] }
    set { self[StackValuesKey.self] = newValue }
  }
}
