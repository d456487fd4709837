/// Carries values from inside an operator to its subscriber: one attachment of one subscriber.
///
/// Operators here are closures over a conduit. It hands values on as long as nobody has cancelled or completed;
/// a subscriber's demand is counted, and what goes beyond it is dropped, as with subjects.
final class Conduit<Output, Failure: Error>: Subscription {
  private var value: ((Output) -> Subscribers.Demand)?
  private var completion: ((Subscribers.Completion<Failure>) -> Void)?
  private var demand = Subscribers.Demand.none
  private var upstream: [AnyCancellable] = []
  private var whenRequested: ((Conduit) -> Void)?

  init<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
    value = { subscriber.receive($0) }
    completion = { subscriber.receive(completion: $0) }
  }

  var isOver: Bool { value == nil }

  /// Whether another value may be sent now.
  var hasDemand: Bool { demand > .none }

  /// Has a closure run when the subscriber asks for values: the source of a cold publisher.
  func onRequest(_ action: @escaping (Conduit) -> Void) { whenRequested = action }

  func request(_ more: Subscribers.Demand) {
    demand += more
    guard demand > .none else { return }
    whenRequested?(self)
  }

  func send(_ output: Output) {
    guard let value, demand > .none else { return }
    if let most = demand.max { demand = .max(most - 1) }
    demand += value(output)
  }

  func send(completion result: Subscribers.Completion<Failure>) {
    let action = completion
    end()
    action?(result)
  }

  /// Keeps an attachment to what comes before for as long as this lasts.
  func keep(_ cancellable: AnyCancellable) {
    if isOver { cancellable.cancel() } else { upstream.append(cancellable) }
  }

  func cancel() { end() }

  private func end() {
    value = nil
    completion = nil
    whenRequested = nil
    let links = upstream
    upstream = []
    links.forEach { $0.cancel() }
  }
}

extension Publisher {
  /// Attaches closures to this publisher for as long as a conduit lasts.
  func feed<Output, Failure: Error>(
    _ conduit: Conduit<Output, Failure>,
    completion: @escaping (Subscribers.Completion<Self.Failure>) -> Void,
    value: @escaping (Self.Output) -> Void
  ) {
    conduit.keep(sink(receiveCompletion: completion, receiveValue: value))
  }

  /// Attaches a closure to this publisher; the completion goes straight on.
  func feed<Output>(_ conduit: Conduit<Output, Failure>, value: @escaping (Self.Output) -> Void) {
    feed(conduit, completion: { [weak conduit] in conduit?.send(completion: $0) }, value: value)
  }
}
