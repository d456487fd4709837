/// When an animation counts as complete.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private enum Kind: Hashable { case logicallyComplete, removed }
  private let kind: Kind

  /// When it looks finished: a spring after its duration, although its tail may go on.
  public static let logicallyComplete = AnimationCompletionCriteria(kind: .logicallyComplete)

  /// When it is over and every later animation of the same values too.
  public static let removed = AnimationCompletionCriteria(kind: .removed)
}
