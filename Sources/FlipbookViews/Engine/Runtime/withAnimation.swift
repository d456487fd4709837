import FlipbookMotion

/// Makes changes whose effects are animated.
@MainActor @preconcurrency
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows
  -> Result
{
  try withTransaction(Transaction(animation: animation), body)
}

/// Makes changes whose effects are animated, and has a closure run once when the animations are complete; at
/// once when nothing is animated.
@MainActor @preconcurrency
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete, _ body: () throws -> Result,
  completion: @escaping () -> Void
) rethrows -> Result {
  var transaction = Transaction(animation: animation)
  transaction.addAnimationCompletion(criteria: completionCriteria, completion)
  return try withTransaction(transaction, body)
}

/// Makes changes in a transaction.
@MainActor @preconcurrency
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows
  -> Result
{
  guard let runtime = ViewRuntime.current else { return try body() }
  return try runtime.withTransaction(transaction, body)
}

/// Makes changes in a transaction that has a value set.
@MainActor @preconcurrency
public func withTransaction<R, V>(
  _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
  var transaction = ViewRuntime.current?.ambientTransaction ?? Transaction()
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}
