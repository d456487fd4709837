import FlipbookMotion
import Foundation

/// The places of a chart's parts, which animations mix. A part that one side lacks keeps its place and fades: each place is
/// multiplied by a weight, which is 1 for a part that is there.
struct ChartVector: VectorArithmetic {
  /// The places of one part.
  struct Place: Equatable {
    var weight: Double
    /// Multiplied by the weight.
    var values: SIMD4<Double>
    /// The mark, for one that leaves.
    var mark: PlacedMark?

    static func == (a: Place, b: Place) -> Bool { a.weight == b.weight && a.values == b.values }
  }

  private(set) var order: [ChartPart] = []
  private(set) var places: [ChartPart: Place] = [:]

  static var zero: ChartVector { ChartVector() }

  static func == (a: ChartVector, b: ChartVector) -> Bool { a.places == b.places }

  mutating func set(_ part: ChartPart, _ place: Place) {
    if places.updateValue(place, forKey: part) == nil { order.append(part) }
  }

  static func + (a: ChartVector, b: ChartVector) -> ChartVector {
    var sum = a
    sum += b
    return sum
  }

  static func - (a: ChartVector, b: ChartVector) -> ChartVector {
    var difference = a
    difference -= b
    return difference
  }

  static func += (a: inout ChartVector, b: ChartVector) { a.add(b, 1) }
  static func -= (a: inout ChartVector, b: ChartVector) { a.add(b, -1) }

  private mutating func add(_ other: ChartVector, _ factor: Double) {
    for part in other.order {
      guard let place = other.places[part] else { continue }
      var own = places[part] ?? Place(weight: 0, values: .zero, mark: place.mark)
      own.weight += factor * place.weight
      own.values += factor * place.values
      set(part, own)
    }
  }

  mutating func scale(by factor: Double) {
    for part in order {
      places[part]?.weight *= factor
      places[part]?.values *= factor
    }
  }

  var magnitudeSquared: Double {
    order.reduce(0) { sum, part in
      guard let place = places[part] else { return sum }
      return sum + place.weight * place.weight + (place.values * place.values).sum()
    }
  }
}
