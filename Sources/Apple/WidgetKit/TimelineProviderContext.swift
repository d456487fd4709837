import Foundation

/// The widget that a provider makes entries for.
public struct TimelineProviderContext: Sendable {
  /// The kind of place.
  public let family: WidgetFamily
  /// True: nothing but previews shows widgets here.
  public let isPreview = true
  /// In points.
  public let displaySize: CGSize

  init(family: WidgetFamily) { (self.family, displaySize) = (family, family.size) }
}
