import Foundation

/// The weather of several times, in their order.
public struct Forecast<Element>: RandomAccessCollection {
  /// The weather of each time.
  public let forecast: [Element]

  /// The first place.
  public var startIndex: Int { forecast.startIndex }
  /// The place after the last.
  public var endIndex: Int { forecast.endIndex }
  /// The weather at a place.
  public subscript(position: Int) -> Element { forecast[position] }
}

extension Forecast: Sendable where Element: Sendable {}
extension Forecast: Equatable where Element: Equatable {}
