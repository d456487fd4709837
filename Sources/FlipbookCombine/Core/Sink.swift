extension Subscribers {
  /// Takes any number of values with closures.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
    private var valueAction: ((Input) -> Void)?
    private var completionAction: ((Completion<Failure>) -> Void)?
    private var subscription: (any Subscription)?
    private var isOver = false

    /// Makes a subscriber from a closure for the end and one for each value.
    public init(
      receiveCompletion: @escaping (Completion<Failure>) -> Void, receiveValue: @escaping (Input) -> Void
    ) {
      completionAction = receiveCompletion
      valueAction = receiveValue
    }

    /// Asks for any number of values. A second subscription is cancelled.
    public func receive(subscription: any Subscription) {
      guard self.subscription == nil, !isOver else {
        subscription.cancel()
        return
      }
      self.subscription = subscription
      subscription.request(.unlimited)
    }

    /// Calls the closure with a value. Returns no further demand, as that is unlimited already.
    public func receive(_ input: Input) -> Demand {
      valueAction?(input)
      return .none
    }

    /// Calls the closure for the end and drops both.
    public func receive(completion: Completion<Failure>) {
      let action = completionAction
      end()
      action?(completion)
    }

    /// Stops taking values. Neither closure is called again.
    public func cancel() {
      let subscription = self.subscription
      end()
      subscription?.cancel()
    }

    /// Drops all that it holds. The last of it may be an object that cancels this very subscriber as it goes, so nothing is
    /// released before the properties are nil.
    private func end() {
      isOver = true
      let held = (subscription, valueAction, completionAction)
      subscription = nil
      valueAction = nil
      completionAction = nil
      withExtendedLifetime(held) {}
    }
  }
}

extension Publisher {
  /// Takes values and the completion with closures, until the result is released.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let sink = Subscribers.Sink<Output, Failure>(
      receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    receive(subscriber: sink)
    return AnyCancellable(sink)
  }

  /// Stores each value in a property of an object, until the result is released.
  public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root)
    -> AnyCancellable where Failure == Never
  {
    sink(receiveValue: { object[keyPath: keyPath] = $0 })
  }
}

extension Publisher where Failure == Never {
  /// Takes values with a closure, until the result is released.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }
}
