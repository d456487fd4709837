import FlipbookDrawing
import FlipbookMotion
import Foundation

/// One thing that is done to a scene.
package struct InteractionStep: Hashable, Sendable {
  /// Film time, in seconds.
  package var time: TimeInterval
  package var action: InteractionAction
  /// As the person wrote it, for messages.
  package var source: String

  package init(at time: TimeInterval, _ action: InteractionAction, source: String = "") {
    self.time = time
    self.action = action
    self.source = source
  }
}

extension InteractionStep {
  /// When the step is over, in seconds.
  package var end: TimeInterval {
    switch action {
    case .tap(_, let count): time + Double(count - 1) * ScriptTiming.tapSpacing
    case .longPress(_, let duration): time + duration
    case .drag(_, _, let pacing), .pinch(_, _, _, let pacing), .hover(_, _, let pacing):
      time + pacing.press + pacing.duration + pacing.hold
    case .scroll(_, _, let pacing), .set(_, _, let pacing): time + pacing.duration
    case .type(_, let text, let interval, _): time + Double(text.count) * interval
    }
  }
}
