/// The place where subscriber types are named.
public enum Subscribers {
  /// How many values a subscriber can take.
  public struct Demand: Hashable, Comparable, Sendable {
    /// Nil for any number.
    public let max: Int?

    /// Any number of values.
    public static let unlimited = Demand(max: nil)
    /// No values.
    public static let none = Demand(max: 0)
    /// Returns a demand of so many values; a negative number is 0.
    public static func max(_ value: Int) -> Demand { Demand(max: Swift.max(0, value)) }

    /// Adds two demands; unlimited if one of them is.
    public static func + (lhs: Demand, rhs: Demand) -> Demand {
      guard let a = lhs.max, let b = rhs.max else { return .unlimited }
      return .max(a + b)
    }

    /// Adds a demand in place.
    public static func += (lhs: inout Demand, rhs: Demand) { lhs = lhs + rhs }

    /// Whether one demand is smaller. Unlimited is larger than any number.
    public static func < (lhs: Demand, rhs: Demand) -> Bool {
      guard let a = lhs.max else { return false }
      guard let b = rhs.max else { return true }
      return a < b
    }
  }

  /// How a publisher ends.
  public enum Completion<Failure: Error> {
    /// All values were sent.
    case finished
    /// An error ended it.
    case failure(Failure)
  }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}

extension Subscribers.Completion: Sendable where Failure: Sendable {}
