/// Animatable data of any number of parts, as of a polygon or a dash pattern.
///
/// Arrays of different length animate too: parts that one of them lacks count as zero, so they grow from nothing
/// or shrink to it.
@frozen
public struct AnimatableArray<Element: VectorArithmetic>: VectorArithmetic {
  /// The parts.
  public var elements: [Element]

  /// Makes data of these parts.
  @inlinable
  public init(_ elements: [Element]) {
    self.elements = elements
  }

  /// No parts.
  @inlinable
  public static var zero: AnimatableArray { AnimatableArray([]) }

  /// Adds part by part. A part that one side lacks counts as zero.
  @inlinable
  public static func + (lhs: AnimatableArray, rhs: AnimatableArray) -> AnimatableArray {
    var sum = lhs
    sum += rhs
    return sum
  }

  /// Subtracts part by part. A part that one side lacks counts as zero.
  @inlinable
  public static func - (lhs: AnimatableArray, rhs: AnimatableArray) -> AnimatableArray {
    var difference = lhs
    difference -= rhs
    return difference
  }

  /// Adds part by part in place. The left side grows to the length of the right.
  @inlinable
  public static func += (lhs: inout AnimatableArray, rhs: AnimatableArray) {
    lhs.grow(to: rhs.elements.count)
    for index in rhs.elements.indices { lhs.elements[index] += rhs.elements[index] }
  }

  /// Subtracts part by part in place. The left side grows to the length of the right.
  @inlinable
  public static func -= (lhs: inout AnimatableArray, rhs: AnimatableArray) {
    lhs.grow(to: rhs.elements.count)
    for index in rhs.elements.indices { lhs.elements[index] -= rhs.elements[index] }
  }

  /// Multiplies each part by a factor.
  @inlinable
  public mutating func scale(by rhs: Double) {
    for index in elements.indices { elements[index].scale(by: rhs) }
  }

  /// The sum of the parts' squared magnitudes.
  @inlinable
  public var magnitudeSquared: Double { elements.reduce(0) { $0 + $1.magnitudeSquared } }

  @inlinable
  mutating func grow(to count: Int) {
    while elements.count < count { elements.append(.zero) }
  }
}

extension AnimatableArray: Sendable where Element: Sendable {}
extension AnimatableArray: Hashable where Element: Hashable {}
