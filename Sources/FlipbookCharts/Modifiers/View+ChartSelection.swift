import FlipbookDrawing
import FlipbookMotion
import FlipbookViews
import Foundation

extension View {
  /// The value across that a finger is on.
  public func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View {
    chartOptions { options in
      options.selection.append { actions in
        actions.x.append { value.wrappedValue = $0.flatMap { P.make($0) } }
      }
    }
  }

  /// The value down that a finger is on.
  public func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View {
    chartOptions { options in
      options.selection.append { actions in
        actions.y.append { value.wrappedValue = $0.flatMap { P.make($0) } }
      }
    }
  }

  /// The value of a pie that a finger is on: how much of the sum lies before it.
  public func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View {
    chartOptions { options in
      options.selection.append { actions in
        actions.angle.append { value.wrappedValue = $0.flatMap { P.make($0) } }
      }
    }
  }

  /// The values across that a finger has gone over.
  public func chartXSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View {
    chartOptions { options in
      options.selection.append { actions in
        actions.xRange.append { range.wrappedValue = Self.range($0, $1) }
      }
    }
  }

  /// The values down that a finger has gone over.
  public func chartYSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View {
    chartOptions { options in
      options.selection.append { actions in
        actions.yRange.append { range.wrappedValue = Self.range($0, $1) }
      }
    }
  }

  private static func range<P: Plottable & Comparable>(_ from: Datum?, _ to: Datum?) -> ClosedRange<P>? {
    guard let from = from.flatMap({ P.make($0) }), let to = to.flatMap({ P.make($0) }) else { return nil }
    return min(from, to)...max(from, to)
  }
}
