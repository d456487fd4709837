import Foundation

/// A font as it is in a file, before it has a size.
public final class CGFont: Sendable {
  let data: Data
  /// Such as "Inter-Bold".
  public let postScriptName: CFString?
  /// Such as "Inter Bold".
  public let fullName: CFString?

  /// Makes a font by its PostScript name. A name that isn't known is drawn with a font like it.
  public init?(_ name: CFString) {
    guard !name.isEmpty else { return nil }
    (data, postScriptName, fullName) = (Data(), name, name)
  }

  /// Makes a font; nil for bytes that are no font.
  public init?(_ provider: CGDataProvider) {
    guard let data = provider.data, let names = FontNames(data) else { return nil }
    (self.data, postScriptName, fullName) = (data, names.postScriptName, names.fullName)
  }
}
