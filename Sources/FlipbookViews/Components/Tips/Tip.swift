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
  @Tips.ListBuilder<Tips.Action> var actions: [Tips.Action] { get }
  /// When the tip is shown. A film shows every tip.
  @Tips.ListBuilder<Tips.Rule> var rules: [Tips.Rule] { get }
  /// How often the tip is shown. A film shows every tip.
  @Tips.ListBuilder<any TipOption> var options: [any TipOption] { get }
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
  /// None.
  public var rules: [Tips.Rule] { [] }
  /// None.
  public var options: [any TipOption] { [] }
  /// Whether it is shown: in a film always.
  public var shouldDisplay: Bool { true }
  /// A button of a tip.
  public typealias Action = Tips.Action
  /// A condition of a tip.
  public typealias Rule = Tips.Rule
  /// A count of a tip.
  public typealias Event = Tips.Event
  /// A setting of a tip.
  public typealias Option = any TipOption
  /// How often a tip is shown.
  public typealias MaxDisplayCount = Tips.MaxDisplayCount
  /// How long a tip is shown.
  public typealias MaxDisplayDuration = Tips.MaxDisplayDuration
  /// Whether a tip comes however often others do.
  public typealias IgnoresDisplayFrequency = Tips.IgnoresDisplayFrequency
  /// Has no effect in a film, which shows every tip.
  public func invalidate(reason: Tips.InvalidationReason) {}
  /// Has no effect in a film, which shows every tip.
  public func resetEligibility() async {}
}
