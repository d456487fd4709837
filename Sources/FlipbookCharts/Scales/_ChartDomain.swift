import Foundation

/// The values of a scale, which the types of domains are turned into.
public struct _ChartDomain {
  enum Storage: Sendable {
    case automatic(includesZero: Bool?, reversed: Bool)
    case values([Datum])
    case range(Datum, Datum)
  }

  let storage: Storage
  /// The scene's transform of the values that were found.
  var change: (([Datum]) -> [Datum])?

  init(storage: Storage) { self.storage = storage }

  static var automatic: _ChartDomain { _ChartDomain(storage: .automatic(includesZero: nil, reversed: false)) }
}
