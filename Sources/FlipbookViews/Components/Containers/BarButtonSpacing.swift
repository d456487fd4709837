import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Keeps buttons in a bar farther from their neighbours at either side.
struct BarButtonSpacing: ElementModifier {
  typealias AnimatableData = EmptyAnimatableData
  static var affectsLayout: Bool { true }

  func spacing(of content: Element) -> ViewSpacing {
    var spacing = content.knownSpacing
    guard content.environment.isInBar else { return spacing }
    let least = ControlMetrics.current.bar.buttonSpacing
    spacing.leading = max(spacing.leading ?? 0, least)
    spacing.trailing = max(spacing.trailing ?? 0, least)
    return spacing
  }
}

private enum IsInBarKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether a view is an item of a bar.
  var isInBar: Bool {
    get { self[IsInBarKey.self] }
    set { self[IsInBarKey.self] = newValue }
  }
}
