import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A hint at a feature of an app. A film shows every tip, whatever its rules say.
public protocol Tip: Identifiable, Sendable {
  /// The title.
  var title: Text { get }
  /// The text below the title; nil for none.
  var message: Text? { get }
  /// The picture beside the title; nil for none.
  var image: Image? { get }
  /// Buttons below the texts.
  var actions: [Tips.Action] { get }
}

extension Tip {
  /// The name of the type.
  public var id: String { String(describing: Self.self) }
  /// None.
  public var message: Text? { nil }
  /// None.
  public var image: Image? { nil }
  /// None.
  public var actions: [Tips.Action] { [] }
  /// A button of a tip.
  public typealias Action = Tips.Action
  /// Has no effect in a film, which shows every tip.
  public func invalidate(reason: Tips.InvalidationReason) {}
}
