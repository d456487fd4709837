import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A stack whose views can be looked at without showing it.
@MainActor
protocol StackedViews {
  /// The views in it, also those of stacks in it.
  var stackedViews: [any View] { get }
}

extension View {
  fileprivate var unstacked: [any View] {
    previews.flatMap { ($0 as? any StackedViews)?.stackedViews ?? [$0] }
  }
}

extension VStack: StackedViews {
  var stackedViews: [any View] { content.unstacked }
}

extension HStack: StackedViews {
  var stackedViews: [any View] { content.unstacked }
}

extension ZStack: StackedViews {
  var stackedViews: [any View] { content.unstacked }
}
