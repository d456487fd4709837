import Foundation

/// The styles of values.
struct StyleScale<Style> {
  /// The values in order; nil for as they appear in the data.
  var domain: [Datum]?
  /// The styles of the values in order, again from the first.
  var styles: [Style]?
  /// The style of a value.
  var mapping: ((Datum) -> Style?)?

  /// The style of a value; nil for as charts choose.
  func style(_ datum: Datum, at index: Int) -> Style? {
    if let mapping { return mapping(datum) }
    guard let styles, !styles.isEmpty else { return nil }
    return styles[index % styles.count]
  }

  /// The values in order: those of the scale, then the others of the data.
  func values(_ found: [Datum]) -> [Datum] {
    guard let domain else { return found }
    let known = Set(domain)
    return domain + found.filter { !known.contains($0) }
  }
}
