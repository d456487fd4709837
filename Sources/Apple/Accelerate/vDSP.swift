// For files written for Apple's systems: the vector arithmetic that animatable vectors use.
@_exported import Flipbook

/// Arithmetic on vectors of numbers, element by element. Vectors that go together must be equally long.
public enum vDSP {
  /// The sums of the elements of two vectors.
  public static func add<A: Collection, B: Collection>(_ a: A, _ b: B) -> [A.Element]
  where A.Element: FloatingPoint, A.Element == B.Element {
    combine(a, b, +)
  }

  /// Each element of a vector with a number added.
  public static func add<A: Collection>(_ scalar: A.Element, _ vector: A) -> [A.Element]
  where A.Element: FloatingPoint {
    vector.map { scalar + $0 }
  }

  /// Writes the sums of the elements of two vectors into `result`, which has as many elements.
  public static func add<A: Collection, B: Collection, R: MutableCollection>(_ a: A, _ b: B, result: inout R)
  where A.Element: FloatingPoint, A.Element == B.Element, R.Element == A.Element {
    store(add(a, b), in: &result)
  }

  /// The differences of the elements of two vectors.
  public static func subtract<A: Collection, B: Collection>(_ a: A, _ b: B) -> [A.Element]
  where A.Element: FloatingPoint, A.Element == B.Element {
    combine(a, b, -)
  }

  /// Writes the differences of the elements of two vectors into `result`, which has as many elements.
  public static func subtract<A: Collection, B: Collection, R: MutableCollection>(
    _ a: A, _ b: B, result: inout R
  ) where A.Element: FloatingPoint, A.Element == B.Element, R.Element == A.Element {
    store(subtract(a, b), in: &result)
  }

  /// The products of the elements of two vectors.
  public static func multiply<A: Collection, B: Collection>(_ a: A, _ b: B) -> [A.Element]
  where A.Element: FloatingPoint, A.Element == B.Element {
    combine(a, b, *)
  }

  /// Each element of a vector times a number.
  public static func multiply<A: Collection>(_ scalar: A.Element, _ vector: A) -> [A.Element]
  where A.Element: FloatingPoint {
    vector.map { scalar * $0 }
  }

  /// Writes the products of the elements of two vectors into `result`, which has as many elements.
  public static func multiply<A: Collection, B: Collection, R: MutableCollection>(
    _ a: A, _ b: B, result: inout R
  ) where A.Element: FloatingPoint, A.Element == B.Element, R.Element == A.Element {
    store(multiply(a, b), in: &result)
  }

  /// Writes each element of a vector times a number into `result`, which has as many elements.
  public static func multiply<A: Collection, R: MutableCollection>(
    _ scalar: A.Element, _ vector: A, result: inout R
  ) where A.Element: FloatingPoint, R.Element == A.Element {
    store(multiply(scalar, vector), in: &result)
  }

  /// The quotients of the elements of two vectors.
  public static func divide<A: Collection, B: Collection>(_ a: A, _ b: B) -> [A.Element]
  where A.Element: FloatingPoint, A.Element == B.Element {
    combine(a, b, /)
  }

  /// Each element of a vector divided by a number.
  public static func divide<A: Collection>(_ vector: A, _ scalar: A.Element) -> [A.Element]
  where A.Element: FloatingPoint {
    vector.map { $0 / scalar }
  }

  /// The sum of the elements.
  public static func sum<A: Collection>(_ vector: A) -> A.Element where A.Element: FloatingPoint {
    vector.reduce(0, +)
  }

  /// The sum of the squares of the elements.
  public static func sumOfSquares<A: Collection>(_ vector: A) -> A.Element where A.Element: FloatingPoint {
    vector.reduce(0) { $0 + $1 * $1 }
  }

  /// The sum of the products of the elements of two vectors.
  public static func dot<A: Collection, B: Collection>(_ a: A, _ b: B) -> A.Element
  where A.Element: FloatingPoint, A.Element == B.Element {
    sum(multiply(a, b))
  }

  /// The mean of the elements; not a number when there is none.
  public static func mean<A: Collection>(_ vector: A) -> A.Element where A.Element: FloatingPoint {
    sum(vector) / A.Element(vector.count)
  }

  /// The largest element; minus infinity when there is none.
  public static func maximum<A: Collection>(_ vector: A) -> A.Element where A.Element: FloatingPoint {
    vector.max() ?? -.infinity
  }

  /// The smallest element; infinity when there is none.
  public static func minimum<A: Collection>(_ vector: A) -> A.Element where A.Element: FloatingPoint {
    vector.min() ?? .infinity
  }

  private static func combine<A: Collection, B: Collection>(
    _ a: A, _ b: B, _ operation: (A.Element, A.Element) -> A.Element
  ) -> [A.Element] where A.Element == B.Element {
    precondition(a.count == b.count, "The vectors have \(a.count) and \(b.count) elements")
    return zip(a, b).map(operation)
  }

  private static func store<E, R: MutableCollection>(_ values: [E], in result: inout R) where R.Element == E {
    precondition(values.count == result.count, "The result has room for \(result.count), not \(values.count)")
    for (index, value) in zip(result.indices, values) { result[index] = value }
  }
}
