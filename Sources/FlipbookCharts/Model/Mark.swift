import FlipbookDrawing
import Foundation

/// A mark as the scene describes it, before scales give it a place.
@MainActor
struct Mark {
  enum Kind: Hashable, Sendable { case line, area, bar, point, rule, rectangle, sector }

  /// The extent of a mark in one direction.
  struct Extent: Sendable {
    var start: PlotInterval?
    /// Set where the mark goes from one value to another.
    var end: PlotInterval?
    /// The ends in points from the edges of the plot, where the scene gives them.
    var fixedStart: CGFloat?
    var fixedEnd: CGFloat?
    /// The name of what is measured.
    var label = ""

    static var none: Extent { Extent() }

    init() {}

    init<Value>(_ value: PlottableValue<Value>) { (start, label) = (value.interval, value.label) }

    init<Value>(_ from: PlottableValue<Value>, _ to: PlottableValue<Value>) {
      (start, end, label) = (from.interval, to.interval, from.label)
    }

    init(from: CGFloat?, to: CGFloat?) { (fixedStart, fixedEnd) = (from, to) }

    var isFinite: Bool { start?.isFinite ?? true && end?.isFinite ?? true }
  }

  var kind: Kind
  var x = Extent.none
  var y = Extent.none
  var width = MarkDimension.automatic
  var height = MarkDimension.automatic
  var stacking = MarkStackingMethod.standard
  var series: Datum?
  var innerRadius = MarkDimension.automatic
  var outerRadius = MarkDimension.automatic
  var angularInset: CGFloat = 0
  var style = MarkStyle()
  var identity = MarkIdentity(path: [])

  init(_ kind: Kind, x: Extent = .none, y: Extent = .none) { (self.kind, self.x, self.y) = (kind, x, y) }

  /// The key that marks of one line or area share.
  var seriesKey: [Datum?] {
    if let series { return [series] }
    return [
      style.foregroundKey?.datum, style.symbolKey?.datum, style.lineStyleKey?.datum,
      style.position?.key.datum,
    ]
  }
}
