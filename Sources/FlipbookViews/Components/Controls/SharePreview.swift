import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The appearance of a shared item; nothing is shared, in a film.
public struct SharePreview<Image, Icon> {
  /// Makes a preview; nothing is kept of it.
  public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) {}
  /// Makes a preview; nothing is kept of it.
  public init(_ title: Text, image: Image, icon: Icon) {}
  /// Makes a preview; nothing is kept of it.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) {}
}

extension SharePreview where Icon == Never {
  /// Makes a preview without an icon; nothing is kept of it.
  public init(_ titleKey: LocalizedStringKey, image: Image) {}
  /// Makes a preview without an icon; nothing is kept of it.
  public init(_ title: Text, image: Image) {}
  /// Makes a preview without an icon; nothing is kept of it.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image) {}
}

extension SharePreview where Image == Never, Icon == Never {
  /// Makes a preview of a title alone; nothing is kept of it.
  public init(_ titleKey: LocalizedStringKey) {}
  /// Makes a preview of a title alone; nothing is kept of it.
  public init(_ title: Text) {}
  /// Makes a preview of a title alone; nothing is kept of it.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) {}
}

extension SharePreview where Image == Never {
  /// Makes a preview without an image; nothing is kept of it.
  public init(_ titleKey: LocalizedStringKey, icon: Icon) {}
  /// Makes a preview without an image; nothing is kept of it.
  public init(_ title: Text, icon: Icon) {}
  /// Makes a preview without an image; nothing is kept of it.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, icon: Icon) {}
}
