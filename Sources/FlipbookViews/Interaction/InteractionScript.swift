import FlipbookDrawing
import FlipbookMotion
import Foundation

/// What is done to a scene while it runs.
package struct InteractionScript: Hashable, Sendable {
  package var steps: [InteractionStep] = []
  /// Whether touches are shown as dots.
  package var showsTouches = false

  package init() {}
}

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

/// What can be done to a scene.
package enum InteractionAction: Hashable, Sendable {
  /// The finger is lifted at the time of the step, and again for each further tap.
  case tap(TapTarget, count: Int)
  /// The finger comes down at the time of the step and stays.
  case longPress(TapTarget, duration: TimeInterval)
  case drag(TapTarget, DragPath, Course)
  /// Two fingers that part and turn.
  case pinch(TapTarget, scale: Double, degrees: Double, Course)
  /// A pointer comes, moves and goes.
  case hover(TapTarget, DragPath, Course)
  /// Content moves by so many points; up and to the left for positive ones.
  case scroll(TapTarget?, by: CGSize, Course)
  /// Letters come one by one, so many seconds apart.
  case type(TapTarget?, String, interval: TimeInterval, submits: Bool)
  case set(TapTarget, ControlValue, Course)

  /// How a movement runs.
  package struct Course: Hashable, Sendable {
    /// In seconds.
    package var duration: TimeInterval
    package var curve: UnitCurve
    /// At release, in points a second; nil for that of the movement.
    package var velocity: CGSize?
    /// How long the finger rests before it is lifted, in seconds.
    package var hold: TimeInterval

    package init(
      duration: TimeInterval, curve: UnitCurve = .easeInOut, velocity: CGSize? = nil, hold: TimeInterval = 0
    ) {
      self.duration = duration
      self.curve = curve
      self.velocity = velocity
      self.hold = hold
    }
  }

  /// Where a finger goes from where it comes down.
  package enum DragPath: Hashable, Sendable {
    /// Offsets from the start, in points, one after the other.
    case offsets([CGSize])
    /// Points of the film, one after the other.
    case points([CGPoint])
    /// To another control.
    case target(TapTarget)
  }
}

extension InteractionStep {
  /// When the step is over, in seconds.
  package var end: TimeInterval {
    switch action {
    case .tap(_, let count): time + Double(count - 1) * ScriptTiming.tapSpacing
    case .longPress(_, let duration): time + duration
    case .drag(_, _, let course), .pinch(_, _, _, let course), .hover(_, _, let course):
      time + course.duration + course.hold
    case .scroll(_, _, let course), .set(_, _, let course): time + course.duration
    case .type(_, let text, let interval, _): time + Double(text.count) * interval
    }
  }
}

/// How long what a script leaves open takes.
package enum ScriptTiming {
  /// From when a finger comes down to when it is lifted in a tap, in seconds.
  package static let tapDuration = 0.1
  /// From one tap to the next of several, in seconds.
  package static let tapSpacing = 0.15
  /// From one place of a moving finger to the next, in seconds.
  package static let sampling = 1.0 / 60
}
