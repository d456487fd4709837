import FlipbookDrawing
import Foundation

/// The numbers of lists, bars and controls of a version of the system, in points.
///
/// One table a version: a version is added by a case of ``SystemVersion`` and its table. Where the numbers come from is
/// told in docs/fidelity.md, "Facts of still pictures".
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
  package var colorWell: ColorWellMetrics

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
      colorWell = ColorWellMetrics()
    }
  }
}

/// Rows, plates and labels of lists and forms.
package struct ListMetrics: Equatable, Sendable {
  /// Beside the plates of an inset list.
  package var margin: CGFloat = 20
  /// From the edge of a plate, or of a plain list, to a row's content.
  package var inset: CGFloat = 20
  /// The least height of a row, its separator included.
  package var row: CGFloat = 44
  /// Over and under the content of a row.
  package var textInset: CGFloat = 11
  /// Over and under images and controls.
  package var contentInset: CGFloat = 4
  package var cornerRadius: CGFloat = 10
  package var headerTop: CGFloat = 17
  package var headerBottom: CGFloat = 6
  package var footerTop: CGFloat = 6
  package var footerBottom: CGFloat = 12
  /// In place of the header or the footer that a section lacks.
  package var noLabel: CGFloat = 17.5
  /// In place of the header that the first section lacks.
  package var noFirstHeader: CGFloat = 35
  /// The least width of an action beside a swiped row, the room beside its label, and the label's size.
  package var actionWidth: CGFloat = 74
  package var actionPadding: CGFloat = 8
  package var actionFont: CGFloat = 15
  /// How far the content of a row moves for the disc of edit mode.
  package var editIndent: CGFloat = 40
  /// From the edge of a plate to the disc, and its width.
  package var discLeading: CGFloat = 21
  package var discWidth: CGFloat = 22
  /// The room of the handle that moves a row, the size of its symbol, and what is after it.
  package var moveIndent: CGFloat = 34
  package var handleFont: CGFloat = 17
  package var handleTrailing: CGFloat = 16
}

/// Bars at the top and the bottom.
package struct BarMetrics: Equatable, Sendable {
  package var navigation: CGFloat = 44
  /// The same in sheets.
  package var sheetNavigation: CGFloat = 56
  /// The height that a large title adds, in points.
  package var largeTitle: CGFloat = 52
  /// Over a large title, within what it adds.
  package var largeTitleTop: CGFloat = 11 / 3
  /// Beside titles and items.
  package var margin: CGFloat = 16
  /// The same on screens from a width on.
  package var wideMargin: CGFloat = 20
  package var wideWidth: CGFloat = 414
  /// The size of the chevron that leads back, and from it to its title.
  package var backSize: CGFloat = 21.25
  package var backSpacing: CGFloat = 5.6
  /// How far the chevron's room reaches over the margin.
  package var backOverhang: CGFloat = 9.8
  /// The least room between what leads back and a title in the middle.
  package var backGap: CGFloat = 8
  /// How far bars reach into the safe area at the top of screens with an island, by that area.
  package var islandOverlaps: [CGFloat: CGFloat] = [59: 16 / 3, 62: 17 / 3]
  package var tabs: CGFloat = 49
  /// The size of symbols and titles of tab bars, the middle of symbols and the top of titles' lines.
  package var tabSymbol: CGFloat = 18
  package var tabTitle: CGFloat = 10
  package var tabSymbolMiddle: CGFloat = 18.75
  package var tabTitleTop: CGFloat = 35.67
  package var toolbar: CGFloat = 44
  /// Between items of a side.
  package var itemSpacing: CGFloat = 28
  /// Between buttons of an item.
  package var buttonSpacing: CGFloat = 16

  /// The margin on screens of a width.
  package func margin(width: CGFloat) -> CGFloat { width < wideWidth ? margin : wideMargin }
}

/// Search fields in bars.
package struct SearchMetrics: Equatable, Sendable {
  package var height: CGFloat = 36
  package var cornerRadius: CGFloat = 10
  package var above: CGFloat = 1
  package var below: CGFloat = 15
  /// The same while the search is open, and from the field to the button that ends it.
  package var aboveOpen: CGFloat = 8
  package var belowOpen: CGFloat = 8
  package var cancelSpacing: CGFloat = 12
}

/// Bordered buttons of regular size.
package struct ButtonMetrics: Equatable, Sendable {
  package var horizontal: CGFloat = 12
  package var vertical: CGFloat = 7
  /// Over and under the chosen view of a menu picker in a row of a list.
  package var verticalInRows: CGFloat = 10

  /// Over and under a label in a font: more in larger ones, 8 at 22 points and 9 at 28.
  package func vertical(fontSize: CGFloat) -> CGFloat {
    vertical + max(0, min(fontSize, 22) - 17) / 5 + max(0, fontSize - 22) / 6
  }
}

/// Switches.
package struct ToggleMetrics: Equatable, Sendable {
  package var drawn = CGSize(width: 51, height: 31)
  /// The size of a switch in layouts; it is drawn from its leading edge.
  package var laidOut = CGSize(width: 49, height: 31)
  package var knob: CGFloat = 27
  package var gap: CGFloat = 8
}

/// Sliders.
package struct SliderMetrics: Equatable, Sendable {
  package var height: CGFloat = 31
  package var track: CGFloat = 4
  /// The middle of the track from the top.
  package var trackMiddle: CGFloat = 16
  package var knob: CGFloat = 27
  /// The middle of the knob from the top.
  package var knobMiddle: CGFloat = 15
  /// From the track's end to the middle of the knob at that end.
  package var knobInset: CGFloat = 13
}

/// Steppers.
package struct StepperMetrics: Equatable, Sendable {
  package var size = CGSize(width: 94, height: 32)
  package var divider = CGSize(width: 1, height: 18)
  package var cornerRadius: CGFloat = 8
}

/// Segmented pickers.
package struct SegmentMetrics: Equatable, Sendable {
  package var height: CGFloat = 32
  /// Beside the label of the widest segment, both sides together.
  package var room: CGFloat = 22
  package var cornerRadius: CGFloat = 8
  package var thumbInset: CGFloat = 2
  package var thumbRadius: CGFloat = 7
  package var divider = CGSize(width: 1, height: 16)
}

/// Wheels of choices.
package struct WheelMetrics: Equatable, Sendable {
  package var height: CGFloat = 216
  /// The band behind the chosen row.
  package var band: CGFloat = 32
  package var bandInset: CGFloat = 9
  package var bandRadius: CGFloat = 8
  /// From the wheel's axis to its surface.
  package var radius: CGFloat = 93
  /// From a row to the next, in radians.
  package var angle: CGFloat = 0.32
  package var font: CGFloat = 21
  /// How opaque rows are that are not chosen.
  package var restOpacity: Double = 0.4
}

/// The grounds of a date and a time.
package struct PillMetrics: Equatable, Sendable {
  package var horizontal: CGFloat = 12
  package var height: CGFloat = 36
  package var cornerRadius: CGFloat = 8
}

/// The well of a colour.
package struct ColorWellMetrics: Equatable, Sendable {
  package var size: CGFloat = 28
  package var ring: CGFloat = 3
  /// The disc of the chosen colour.
  package var disc: CGFloat = 18
}
