import Foundation

/// A type whose values can be plotted: by a number, a date or a word.
public protocol Plottable {
  /// The type that stands for this one.
  associatedtype PrimitivePlottable: PrimitivePlottableProtocol
  /// The value that stands for this one.
  var primitivePlottable: PrimitivePlottable { get }
  /// Makes a value from the one that stands for it; nil where there is none.
  init?(primitivePlottable: PrimitivePlottable)
}

extension Plottable {
  var datum: Datum { primitivePlottable._datum.datum }

  /// The value that a datum stands for.
  static func make(_ datum: Datum) -> Self? {
    PrimitivePlottable._make(_ChartDatum(datum: datum)).flatMap { Self(primitivePlottable: $0) }
  }
}

extension Plottable where Self: RawRepresentable, RawValue: Plottable {
  /// The plottable form of the raw value.
  public var primitivePlottable: RawValue.PrimitivePlottable { rawValue.primitivePlottable }

  /// Makes the value of a raw value.
  public init?(primitivePlottable: RawValue.PrimitivePlottable) {
    guard let raw = RawValue(primitivePlottable: primitivePlottable) else { return nil }
    self.init(rawValue: raw)
  }
}

extension Plottable where Self: PrimitivePlottableProtocol, PrimitivePlottable == Self {
  /// The value itself.
  public var primitivePlottable: Self { self }
  /// Takes the value itself.
  public init?(primitivePlottable: Self) { self = primitivePlottable }
}
