/// The treatment of an annotation that would leave the chart.
public struct AnnotationOverflowResolution: Hashable, Sendable {
  /// The treatment in one direction.
  public struct Strategy: Hashable, Sendable {
    enum Storage: Hashable, Sendable { case automatic, fit(Boundary), pad, disabled }

    let storage: Storage

    /// As charts choose.
    public static var automatic: Strategy { Strategy(storage: .automatic) }
    /// Moves it into the chart.
    public static var fit: Strategy { fit(to: .automatic) }
    /// Moves it into a boundary.
    public static func fit(to boundary: Boundary) -> Strategy { Strategy(storage: .fit(boundary)) }
    /// Makes room in the scale.
    public static func padScale(to boundary: Boundary = .automatic) -> Strategy { Strategy(storage: .pad) }
    /// Makes room in the scale.
    public static var padScale: Strategy { Strategy(storage: .pad) }
    /// Leaves it.
    public static var disabled: Strategy { Strategy(storage: .disabled) }
  }

  /// Where an annotation is kept.
  public struct Boundary: Hashable, Sendable {
    enum Storage: Hashable, Sendable { case automatic, chart, plot }

    let storage: Storage

    /// As charts choose.
    public static var automatic: Boundary { Boundary(storage: .automatic) }
    /// The chart.
    public static var chart: Boundary { Boundary(storage: .chart) }
    /// The plot.
    public static var plot: Boundary { Boundary(storage: .plot) }
  }

  var x: Strategy
  var y: Strategy

  /// Makes a resolution from the treatments across and down.
  public init(x: Strategy = .automatic, y: Strategy = .automatic) { (self.x, self.y) = (x, y) }

  /// As charts choose.
  public static var automatic: AnnotationOverflowResolution { AnnotationOverflowResolution() }
}
