import FlipbookDiagnostics
import FlipbookDrawing
import FlipbookViews
import Foundation

/// Takes the marks of a chart's content, in order.
@MainActor
public final class _ChartCollector {
  /// The most marks of a chart; the rest is left out with a warning.
  static let limit = 50_000

  private(set) var marks: [Mark] = []
  private(set) var functions: [FunctionPlot] = []
  private var style = MarkStyle()
  private var path: [AnyHashable] = []
  private var next = 0
  private(set) var isFull = false

  init() {}

  /// The names of the marks, for scripts.
  var names: String {
    marks.lazy.flatMap(\.style.names).prefix(20).joined(separator: ", ")
  }

  /// Whether more marks are wanted.
  var isOpen: Bool { !isFull }

  func add(_ mark: Mark) {
    guard marks.count < Self.limit else {
      isFull = true
      DiagnosticCollector.current.reportOnce(
        Diagnostic(
          code: "chart.too-many-marks",
          message: "A chart draws its first \(Self.limit) marks; the others are left out. Give it fewer data."
        ))
      return
    }
    guard mark.x.isFinite, mark.y.isFinite else {
      DiagnosticCollector.current.reportOnce(
        Diagnostic(
          code: "chart.non-finite",
          message: "A value of a chart is not a number or infinite; marks with such values are left out."))
      return
    }
    var mark = mark
    mark.style = style
    mark.identity = MarkIdentity(path: path + [next])
    next += 1
    marks.append(mark)
  }

  func add(_ function: FunctionPlot) {
    var function = function
    function.style = style
    function.identity = MarkIdentity(path: path + [next])
    next += 1
    functions.append(function)
  }

  /// Takes content with a style around it.
  func with(_ change: (inout MarkStyle) -> Void, _ body: () -> Void) {
    let outer = style
    change(&style)
    body()
    style = outer
  }

  /// Takes content whose marks have an identity of their own.
  func nested(_ id: AnyHashable, _ body: () -> Void) {
    let outer = next
    path.append(id)
    next = 0
    body()
    path.removeLast()
    next = outer + 1
  }
}
