import FlipbookDrawing
import FlipbookMotion

/// The parts of a tip, for a style.
@MainActor @preconcurrency
public struct TipViewStyleConfiguration {
  /// The tip.
  public let tip: any Tip
  /// The title.
  public var title: Text? { tip.title }
  /// The text below the title; nil for none.
  public var message: Text? { tip.message }
  /// The picture; nil for none.
  public var image: Image? { tip.image }
  /// Buttons below the texts.
  public var actions: [Tips.Action] { tip.actions }
  /// Also does what the view of the tip was given to do.
  var handler: @MainActor (Tips.Action) -> Void = { _ in }

  init(tip: any Tip, handler: @escaping @MainActor (Tips.Action) -> Void = { _ in }) {
    (self.tip, self.handler) = (tip, handler)
  }

  func perform(_ action: Tips.Action) {
    action.handler()
    handler(action)
  }
}
