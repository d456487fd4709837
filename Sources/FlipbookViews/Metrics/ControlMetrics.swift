import FlipbookDrawing
import Foundation

/// The numbers of lists, bars and controls of a version of the system, in points.
///
/// One table a version: a version is added by a case of ``SystemVersion`` and its table. Where the numbers come from is
/// stated in docs/fidelity.md, "Facts of still pictures".
package struct ControlMetrics: Equatable, Sendable {
  package var list: ListMetrics
  package var bar: BarMetrics
  package var search: SearchMetrics
  package var button: ButtonMetrics
  package var toggle: ToggleMetrics
  package var slider: SliderMetrics
  package var stepper: StepperMetrics
  package var segments: SegmentMetrics
  package var wheel: WheelMetrics
  package var pill: PillMetrics
  package var month: MonthMetrics
  package var colorWell: ColorWellMetrics
  package var unavailable: UnavailableMetrics

  package static let current = ControlMetrics(.current)

  package init(_ version: SystemVersion) {
    switch version {
    case .iOS18:
      list = ListMetrics()
      bar = BarMetrics()
      search = SearchMetrics()
      button = ButtonMetrics()
      toggle = ToggleMetrics()
      slider = SliderMetrics()
      stepper = StepperMetrics()
      segments = SegmentMetrics()
      wheel = WheelMetrics()
      pill = PillMetrics()
      month = MonthMetrics()
      colorWell = ColorWellMetrics()
      unavailable = UnavailableMetrics()
    }
  }
}
