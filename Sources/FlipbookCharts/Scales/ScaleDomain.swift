import Foundation

/// The values that a scale shows.
public protocol ScaleDomain {
  /// The values as scales take them.
  var _domain: _ChartDomain { get }
}

extension ScaleDomain where Self == AutomaticScaleDomain {
  /// As the data have it.
  public static var automatic: AutomaticScaleDomain { AutomaticScaleDomain() }

  /// As the data have it.
  ///
  /// - Parameters:
  ///   - includesZero: Whether zero belongs to it; nil for as charts choose.
  ///   - reversed: Whether it begins with the highest value.
  public static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil) -> AutomaticScaleDomain {
    AutomaticScaleDomain(includesZero: includesZero, reversed: reversed ?? false)
  }

  /// As the data have it, with a change of the values that were found.
  public static func automatic<P: Plottable>(
    includesZero: Bool? = nil, reversed: Bool? = nil, dataType: P.Type,
    modifyInferredDomain: @escaping (inout [P]) -> Void
  ) -> AutomaticScaleDomain {
    var domain = AutomaticScaleDomain(includesZero: includesZero, reversed: reversed ?? false)
    domain.change = { data in
      var values = data.compactMap { P.make($0) }
      modifyInferredDomain(&values)
      return values.map(\.datum)
    }
    return domain
  }
}

extension ClosedRange: ScaleDomain where Bound: Plottable {
  /// From the lower to the upper bound.
  public var _domain: _ChartDomain { _ChartDomain(storage: .range(lowerBound.datum, upperBound.datum)) }
}

extension Range: ScaleDomain where Bound: Plottable {
  /// From the lower to the upper bound.
  public var _domain: _ChartDomain { _ChartDomain(storage: .range(lowerBound.datum, upperBound.datum)) }
}

extension Array: ScaleDomain where Element: Plottable {
  /// The values in order; of numbers and dates the first and the last are the ends.
  public var _domain: _ChartDomain { _ChartDomain(storage: .values(map(\.datum))) }
}
