/// Something that takes values from a publisher.
public protocol Subscriber<Input, Failure> {
  associatedtype Input
  associatedtype Failure: Error

  func receive(subscription: any Subscription)
  /// Takes a value.
  ///
  /// - Returns: How many more values are wanted than before.
  func receive(_ input: Input) -> Subscribers.Demand
  func receive(completion: Subscribers.Completion<Failure>)
}

/// The link between a publisher and one subscriber.
public protocol Subscription: Cancellable {
  /// Says that the subscriber can take more values.
  func request(_ demand: Subscribers.Demand)
}

/// The place where subscriber types are named.
public enum Subscribers {
  /// How many values a subscriber can take.
  public struct Demand: Hashable, Comparable, Sendable {
    /// Nil for any number.
    public let max: Int?

    public static let unlimited = Demand(max: nil)
    public static let none = Demand(max: 0)
    public static func max(_ value: Int) -> Demand { Demand(max: Swift.max(0, value)) }

    public static func + (lhs: Demand, rhs: Demand) -> Demand {
      guard let a = lhs.max, let b = rhs.max else { return .unlimited }
      return .max(a + b)
    }

    public static func += (lhs: inout Demand, rhs: Demand) { lhs = lhs + rhs }

    public static func < (lhs: Demand, rhs: Demand) -> Bool {
      guard let a = lhs.max else { return false }
      guard let b = rhs.max else { return true }
      return a < b
    }
  }

  /// How a publisher ends.
  public enum Completion<Failure: Error> {
    case finished
    case failure(Failure)
  }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Sendable where Failure: Sendable {}
