import Flipbook
import FlipbookDiagnostics
import FlipbookViews

extension ViewRuntime {
  /// Has the taps and the steps of a script done, each at its time. Those that meet nothing are reported.
  func schedule(_ settings: SceneSettings) {
    touches.showsDots = settings.script.showsTouches
    for step in settings.script.steps {
      schedule(step) { [weak self] failure in
        DiagnosticCollector.current.warn(
          "script.missed", Self.reason(failure, of: step, names: self?.touchableNames ?? []),
          place: step.source.isEmpty ? nil : step.source)
      }
    }
    for tap in settings.taps {
      scheduleTap(on: tap.target, at: tap.time) { names in
        let known =
          names.isEmpty
          ? "nothing there answers to taps" : "what answers is \(names.joined(separator: ", "))"
        DiagnosticCollector.current.warn("tap.missed", "The tap \(tap) met nothing; \(known).")
      }
    }
  }

  private static func reason(_ failure: InteractionFailure, of step: InteractionStep, names: [String])
    -> String
  {
    switch failure {
    case .unfit(let reason): return "The step at \(PlainNumber.text(step.time)) s did nothing: \(reason)."
    case .missed:
      let known =
        names.isEmpty
        ? "nothing there answers to touches" : "what answers is \(names.joined(separator: ", "))"
      return "The step at \(PlainNumber.text(step.time)) s met nothing; \(known)."
    }
  }
}
