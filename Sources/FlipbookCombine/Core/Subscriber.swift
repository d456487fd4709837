/// Something that takes values from a publisher.
public protocol Subscriber<Input, Failure> {
  /// The type of the values.
  associatedtype Input
  /// The type of the error that may come at the end.
  associatedtype Failure: Error

  /// Takes the link to the publisher, before any value.
  func receive(subscription: any Subscription)
  /// Takes a value.
  ///
  /// - Returns: How many more values are wanted than before.
  func receive(_ input: Input) -> Subscribers.Demand
  /// Takes the end. Nothing comes after it.
  func receive(completion: Subscribers.Completion<Failure>)
}
