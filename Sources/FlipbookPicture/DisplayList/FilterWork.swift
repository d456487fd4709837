import Foundation

/// How much filters have to work through, in square points of list space.
package struct FilterWork: Sendable, Equatable {
  /// The work of all stages together.
  package private(set) var sum = 0.0
  /// The work of the largest stage.
  package private(set) var largest = 0.0

  package init() {}

  /// A stage takes of what it is given as much as it needs, and gives as much as is needed of it.
  ///
  /// - Parameters:
  ///   - filters: From first to last.
  ///   - bounds: The bounds of the first filter's input, in list space.
  ///   - canvas: The whole drawing area in list space.
  package init(_ filters: [FilterStage], of bounds: CGRect, canvas: CGRect) {
    guard !filters.isEmpty else { return }
    var needed = [canvas]
    for filter in filters.reversed() { needed.append(filter.source(of: needed[needed.count - 1])) }
    needed.reverse()
    func area(_ rect: CGRect, _ needed: CGRect) -> Double {
      let part = rect.overlap(with: needed)
      let area = part.isNull ? 0 : Double(part.width * part.height)
      return area.isNaN ? 0 : area
    }
    var given = bounds
    for (index, filter) in filters.enumerated() {
      let result = filter.bounds(of: given, canvas: canvas)
      let work = max(area(given, needed[index]), area(result, needed[index + 1]))
      sum += work
      largest = max(largest, work)
      given = result
    }
  }

  package mutating func add(_ other: FilterWork) {
    sum += other.sum
    largest = max(largest, other.largest)
  }
}

extension DisplayList {
  /// The work of all items' filters.
  package var filterWork: FilterWork {
    var work = FilterWork()
    for item in items { work.add(item.filterWork) }
    return work
  }
}
