/// The tracks of one of two branches.
public struct ConditionalKeyframes<First: Keyframes, Second: Keyframes>: Keyframes
where First.Value == Second.Value {
  enum Content {
    case first(First)
    case second(Second)
  }

  let content: Content

  /// The tracks themselves.
  public var body: ConditionalKeyframes { self }

  /// Adds the tracks of the branch that was taken.
  public func _append(to list: inout KeyframeTrackList<First.Value>) {
    switch content {
    case .first(let tracks): tracks._append(to: &list)
    case .second(let tracks): tracks._append(to: &list)
    }
  }
}
