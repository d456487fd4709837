import Foundation

/// A number, a date or a word: what other types are plotted by.
public protocol PrimitivePlottableProtocol: Plottable {
  /// Where the value lies.
  var _datum: _ChartDatum { get }
  /// The value that lies somewhere.
  static func _make(_ datum: _ChartDatum) -> Self?
}

extension PrimitivePlottableProtocol where Self: BinaryInteger {
  /// The number.
  public var _datum: _ChartDatum { _ChartDatum(datum: .number(Double(self))) }
  /// The nearest whole number; nil where it is out of range.
  public static func _make(_ datum: _ChartDatum) -> Self? {
    guard case .number(let value) = datum.datum, value.isFinite else { return nil }
    return Self(exactly: value.rounded())
  }
}

extension PrimitivePlottableProtocol where Self: BinaryFloatingPoint {
  /// The number.
  public var _datum: _ChartDatum { _ChartDatum(datum: .number(Double(self))) }
  /// The number.
  public static func _make(_ datum: _ChartDatum) -> Self? {
    guard case .number(let value) = datum.datum else { return nil }
    return Self(value)
  }
}

extension Int: PrimitivePlottableProtocol {
  /// Numbers stand for themselves.
  public typealias PrimitivePlottable = Int
}

extension Int8: PrimitivePlottableProtocol {
  /// Numbers stand for themselves.
  public typealias PrimitivePlottable = Int8
}

extension Int16: PrimitivePlottableProtocol {
  /// Numbers stand for themselves.
  public typealias PrimitivePlottable = Int16
}

extension Int32: PrimitivePlottableProtocol {
  /// Numbers stand for themselves.
  public typealias PrimitivePlottable = Int32
}

extension Int64: PrimitivePlottableProtocol {
  /// Numbers stand for themselves.
  public typealias PrimitivePlottable = Int64
}

extension UInt: PrimitivePlottableProtocol {
  /// Numbers stand for themselves.
  public typealias PrimitivePlottable = UInt
}

extension UInt8: PrimitivePlottableProtocol {
  /// Numbers stand for themselves.
  public typealias PrimitivePlottable = UInt8
}

extension UInt16: PrimitivePlottableProtocol {
  /// Numbers stand for themselves.
  public typealias PrimitivePlottable = UInt16
}

extension UInt32: PrimitivePlottableProtocol {
  /// Numbers stand for themselves.
  public typealias PrimitivePlottable = UInt32
}

extension UInt64: PrimitivePlottableProtocol {
  /// Numbers stand for themselves.
  public typealias PrimitivePlottable = UInt64
}

extension Double: PrimitivePlottableProtocol {
  /// Numbers stand for themselves.
  public typealias PrimitivePlottable = Double
}

extension Float: PrimitivePlottableProtocol {
  /// Numbers stand for themselves.
  public typealias PrimitivePlottable = Float
}

extension CGFloat: PrimitivePlottableProtocol {
  /// Numbers stand for themselves.
  public typealias PrimitivePlottable = CGFloat
}

extension Decimal: PrimitivePlottableProtocol {
  /// Decimals stand for themselves.
  public typealias PrimitivePlottable = Decimal
  /// The number.
  public var _datum: _ChartDatum {
    _ChartDatum(datum: .number(NSDecimalNumber(decimal: self).doubleValue))
  }
  /// The number.
  public static func _make(_ datum: _ChartDatum) -> Decimal? {
    guard case .number(let value) = datum.datum, value.isFinite else { return nil }
    return Decimal(value)
  }
}

extension String: PrimitivePlottableProtocol {
  /// Words stand for themselves.
  public typealias PrimitivePlottable = String
  /// The word.
  public var _datum: _ChartDatum { _ChartDatum(datum: .category(self)) }
  /// The word.
  public static func _make(_ datum: _ChartDatum) -> String? {
    guard case .category(let value) = datum.datum else { return nil }
    return value
  }
}

extension Date: PrimitivePlottableProtocol {
  /// Dates stand for themselves.
  public typealias PrimitivePlottable = Date
  /// The instant.
  public var _datum: _ChartDatum { _ChartDatum(datum: .date(timeIntervalSinceReferenceDate)) }
  /// The instant.
  public static func _make(_ datum: _ChartDatum) -> Date? {
    guard case .date(let value) = datum.datum, value.isFinite else { return nil }
    return Date(timeIntervalSinceReferenceDate: value)
  }
}
