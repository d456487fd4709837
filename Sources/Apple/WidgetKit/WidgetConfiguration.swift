import ActivityKit
import Foundation

/// How a widget shows its entries.
@MainActor @preconcurrency
public protocol WidgetConfiguration {
  /// The view of an entry; nil for an entry of another widget.
  func _view(of entry: any TimelineEntry) -> AnyView?
  /// Whether content keeps clear of the widget's edges.
  var _hasMargins: Bool { get }
  /// The views of a live activity; nil for other widgets and other attributes.
  func _activity(_ attributes: any ActivityAttributes, _ state: any Codable & Hashable) -> _ActivityViews?
}

extension WidgetConfiguration {
  /// True unless ``contentMarginsDisabled()`` says otherwise.
  public var _hasMargins: Bool { true }

  /// Nil.
  public func _activity(
    _ attributes: any ActivityAttributes, _ state: any Codable & Hashable
  ) -> _ActivityViews? { nil }

  /// Has no effect: there is no list of widgets.
  public func configurationDisplayName(_ displayNameKey: LocalizedStringKey) -> some WidgetConfiguration {
    self
  }
  /// Has no effect: there is no list of widgets.
  @_disfavoredOverload
  public func configurationDisplayName<S: StringProtocol>(_ displayName: S) -> some WidgetConfiguration {
    self
  }
  /// Has no effect: there is no list of widgets.
  public func description(_ descriptionKey: LocalizedStringKey) -> some WidgetConfiguration { self }
  /// Has no effect: there is no list of widgets.
  @_disfavoredOverload
  public func description<S: StringProtocol>(_ description: S) -> some WidgetConfiguration { self }
  /// Has no effect: a preview says which place it shows.
  public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration { self }
  /// Has no effect: a preview shows backgrounds.
  public func containerBackgroundRemovable(_ isRemovable: Bool = true) -> some WidgetConfiguration { self }
  /// Lets content reach the edges of the widget.
  public func contentMarginsDisabled() -> some WidgetConfiguration { MarginlessConfiguration(base: self) }
}

private struct MarginlessConfiguration<Base: WidgetConfiguration>: WidgetConfiguration {
  let base: Base
  var _hasMargins: Bool { false }
  func _view(of entry: any TimelineEntry) -> AnyView? { base._view(of: entry) }
}
