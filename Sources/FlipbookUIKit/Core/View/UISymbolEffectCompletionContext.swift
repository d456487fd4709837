import FlipbookDrawing
import FlipbookMotion
import FlipbookTime
import FlipbookViews
import Foundation

/// The result of a symbol effect, given to its completion.
public struct UISymbolEffectCompletionContext {
  /// Whether the effect came to its end.
  public let isFinished: Bool
  /// The view whose symbol moved.
  public let sender: AnyObject?
  /// The effect that ended.
  public let effect: SymbolEffectKind?
}
