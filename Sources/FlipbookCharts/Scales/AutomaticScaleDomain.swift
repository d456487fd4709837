/// The values of a scale as the data have them.
public struct AutomaticScaleDomain: ScaleDomain {
  var includesZero: Bool?
  var reversed = false
  var change: (([Datum]) -> [Datum])?

  init(includesZero: Bool? = nil, reversed: Bool = false) {
    (self.includesZero, self.reversed) = (includesZero, reversed)
  }

  /// The values as scales take them.
  public var _domain: _ChartDomain {
    var domain = _ChartDomain(storage: .automatic(includesZero: includesZero, reversed: reversed))
    domain.change = change
    return domain
  }
}
