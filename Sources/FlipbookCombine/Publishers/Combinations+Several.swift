// Operators that put three and more publishers together.

extension Publishers {
  /// The last values of three publishers, sent with each new one once all have sent.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: ConduitPublisher
  where A.Failure == B.Failure, A.Failure == C.Failure {
    /// A value of each.
    public typealias Output = (A.Output, B.Output, C.Output)
    /// The failure of all.
    public typealias Failure = A.Failure
    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C

    /// Makes a publisher of the last values of three.
    public init(_ a: A, _ b: B, _ c: C) {
      (self.a, self.b, self.c) = (a, b, c)
    }

    func attach(_ conduit: Conduit<Output, Failure>) {
      a.combineLatest(b, c).feed(conduit) { [weak conduit] in
        conduit?.send(completion: $0)
      } value: { [weak conduit] in
        conduit?.send($0)
      }
    }
  }

  /// The last values of four publishers, sent with each new one once all have sent.
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: ConduitPublisher
  where A.Failure == B.Failure, A.Failure == C.Failure, A.Failure == D.Failure {
    /// A value of each.
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    /// The failure of all.
    public typealias Failure = A.Failure
    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C
    /// The fourth publisher.
    public let d: D

    /// Makes a publisher of the last values of four.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      (self.a, self.b, self.c, self.d) = (a, b, c, d)
    }

    func attach(_ conduit: Conduit<Output, Failure>) {
      a.combineLatest(b, c, d).feed(conduit) { [weak conduit] in
        conduit?.send(completion: $0)
      } value: { [weak conduit] in
        conduit?.send($0)
      }
    }
  }

  /// The first values of three publishers, then the second ones and so on.
  public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: ConduitPublisher
  where A.Failure == B.Failure, A.Failure == C.Failure {
    /// A value of each.
    public typealias Output = (A.Output, B.Output, C.Output)
    /// The failure of all.
    public typealias Failure = A.Failure
    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C

    /// Makes a publisher of the values of three, one of each at a time.
    public init(_ a: A, _ b: B, _ c: C) {
      (self.a, self.b, self.c) = (a, b, c)
    }

    func attach(_ conduit: Conduit<Output, Failure>) {
      a.zip(b, c).feed(conduit) { [weak conduit] in
        conduit?.send(completion: $0)
      } value: { [weak conduit] in
        conduit?.send($0)
      }
    }
  }

  /// The first values of four publishers, then the second ones and so on.
  public struct Zip4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: ConduitPublisher
  where A.Failure == B.Failure, A.Failure == C.Failure, A.Failure == D.Failure {
    /// A value of each.
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    /// The failure of all.
    public typealias Failure = A.Failure
    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C
    /// The fourth publisher.
    public let d: D

    /// Makes a publisher of the values of four, one of each at a time.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      (self.a, self.b, self.c, self.d) = (a, b, c, d)
    }

    func attach(_ conduit: Conduit<Output, Failure>) {
      a.zip(b, c, d).feed(conduit) { [weak conduit] in
        conduit?.send(completion: $0)
      } value: { [weak conduit] in
        conduit?.send($0)
      }
    }
  }
}

extension Publisher {
  /// Returns a publisher of what a closure makes of pairs of both values.
  public func zip<P: Publisher, T>(_ other: P, _ transform: @escaping (Output, P.Output) -> T)
    -> Publishers.Map<Publishers.Zip<Self, P>, T>
  {
    zip(other).map { transform($0.0, $0.1) }
  }

  /// Returns a publisher of the first values of three, then the second ones and so on.
  public func zip<P: Publisher, Q: Publisher>(_ second: P, _ third: Q)
    -> AnyPublisher<(Output, P.Output, Q.Output), Failure>
  where P.Failure == Failure, Q.Failure == Failure {
    zip(second).zip(third).map { ($0.0.0, $0.0.1, $0.1) }.eraseToAnyPublisher()
  }

  /// Returns a publisher of the first values of four, then the second ones and so on.
  public func zip<P: Publisher, Q: Publisher, R: Publisher>(_ second: P, _ third: Q, _ fourth: R)
    -> AnyPublisher<(Output, P.Output, Q.Output, R.Output), Failure>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    zip(second, third).zip(fourth).map { ($0.0.0, $0.0.1, $0.0.2, $0.1) }.eraseToAnyPublisher()
  }

  /// Returns a publisher of this one's values and those of two others, as they come.
  public func merge<P: Publisher, Q: Publisher>(with second: P, _ third: Q) -> AnyPublisher<Output, Failure>
  where P.Failure == Failure, Q.Failure == Failure, P.Output == Output, Q.Output == Output {
    merge(with: second).merge(with: third).eraseToAnyPublisher()
  }

  /// Returns a publisher of this one's values and those of three others, as they come.
  public func merge<P: Publisher, Q: Publisher, R: Publisher>(with second: P, _ third: Q, _ fourth: R)
    -> AnyPublisher<Output, Failure>
  where
    P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure, P.Output == Output,
    Q.Output == Output, R.Output == Output
  {
    merge(with: second, third).merge(with: fourth).eraseToAnyPublisher()
  }
}
