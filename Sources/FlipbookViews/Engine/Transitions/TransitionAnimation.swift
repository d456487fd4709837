import FlipbookDrawing
import FlipbookMotion

/// With which animation a transition plays.
public enum TransitionAnimation {
  /// That of the transaction.
  case inherited
  /// One of its own; nil for none.
  case own(Animation?)
}
