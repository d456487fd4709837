import FlipbookDrawing
import FlipbookMotion
import Foundation

extension Tips {
  /// A condition of a tip. A film shows every tip, so it is not asked.
  public struct Rule: Sendable {
    /// Makes a condition on an event.
    public init<Info>(_ event: Event<Info>, _ condition: @escaping @Sendable (Event<Info>) -> Bool) {}
    /// Makes a condition on a parameter.
    public init<Value>(
      _ parameter: Parameter<Value>.Stored, _ condition: @escaping @Sendable (Value) -> Bool
    ) {}
  }

  /// A count of a tip: how often something happened.
  public struct Event<DonationInfo: Sendable>: Identifiable, Sendable {
    /// A time at which it happened.
    public struct Donation: Sendable {
      /// The time.
      public let date: Date
      /// The values that came with it.
      public let info: DonationInfo
    }

    /// The name of the event.
    public let id: String
    /// The times at which it happened. A film counts none.
    public var donations: [Donation] { [] }

    /// Makes an event that says something each time.
    public init(id: String, info: DonationInfo.Type) { self.id = id }
    /// Has no effect in a film, which shows every tip.
    public func donate(_ info: DonationInfo) async {}
    /// Has no effect in a film, which shows every tip.
    public func sendDonation(_ info: DonationInfo, _ completion: (@Sendable () -> Void)? = nil) {
      completion?()
    }
  }

  /// Nothing.
  public struct EmptyDonation: Sendable {}

  /// A value that conditions of tips depend on.
  @propertyWrapper
  public struct Parameter<Value: Sendable>: Sendable {
    /// The value as conditions see it.
    public struct Stored: Sendable {
      let value: Value
    }

    /// The value.
    public var wrappedValue: Value
    /// The value as conditions see it.
    public var projectedValue: Stored { Stored(value: wrappedValue) }
    /// Makes a parameter.
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    /// Makes a parameter that isn't kept.
    public init(wrappedValue: Value, _ options: Option...) { self.wrappedValue = wrappedValue }
    /// Whether a parameter is kept.
    public enum Option: Sendable { case transient }
  }

  /// How often a tip is shown. A film shows every tip.
  public struct MaxDisplayCount: TipOption {
    /// Makes the setting.
    public init(_ count: Int) {}
  }

  /// How long a tip is shown. A film shows every tip.
  public struct MaxDisplayDuration: TipOption {
    /// Makes the setting, in seconds.
    public init(_ seconds: TimeInterval) {}
  }

  /// Whether a tip comes however often others do. A film shows every tip.
  public struct IgnoresDisplayFrequency: TipOption {
    /// Makes the setting.
    public init(_ ignores: Bool) {}
  }

  /// Lists the actions, conditions or settings of a tip.
  @resultBuilder
  public enum ListBuilder<Item> {
    /// An item.
    public static func buildExpression(_ item: Item) -> [Item] { [item] }
    /// Items.
    public static func buildExpression(_ items: [Item]) -> [Item] { items }
    /// Items in a row.
    public static func buildBlock(_ parts: [Item]...) -> [Item] { parts.flatMap { $0 } }
    /// Items on a condition.
    public static func buildOptional(_ part: [Item]?) -> [Item] { part ?? [] }
    /// Items of the first branch.
    public static func buildEither(first part: [Item]) -> [Item] { part }
    /// Items of the second branch.
    public static func buildEither(second part: [Item]) -> [Item] { part }
    /// Items of a loop.
    public static func buildArray(_ parts: [[Item]]) -> [Item] { parts.flatMap { $0 } }
  }
}

extension Tips.Event where DonationInfo == Tips.EmptyDonation {
  /// Makes an event.
  public init(id: String) { self.id = id }
  /// Has no effect in a film, which shows every tip.
  public func donate() async {}
  /// Has no effect in a film, which shows every tip.
  public func sendDonation(_ completion: (@Sendable () -> Void)? = nil) { completion?() }
}
