import Foundation

/// A font as Core Text passes it around. On a phone both bridge into each other without a conversion; here they are one type.
public typealias CTFont = UIFont

/// A face by family, full or PostScript name, at a size in points. A name that is not installed falls back to the
/// system face with a diagnostic when it is drawn.
///
/// - Parameter matrix: Not used; transform the context.
public func CTFontCreateWithName(_ name: CFString, _ size: CGFloat, _ matrix: CGAffineTransform?) -> CTFont {
  UIFont(Font.custom(name, fixedSize: size > 0 ? size : 12))
}

/// A font of the system at a size in points; zero for 12.
///
/// - Parameter language: Not used.
public func CTFontCreateUIFontForLanguage(
  _ type: CTFontUIFontType, _ size: CGFloat, _ language: CFString?
) -> CTFont? {
  let points = size > 0 ? size : 12
  switch type {
  case .user, .system: return UIFont(Font.system(size: points))
  case .emphasizedSystem: return UIFont(Font.system(size: points, weight: .bold))
  case .userFixedPitch: return UIFont(Font.system(size: points, design: .monospaced))
  }
}

/// In points.
public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.descriptor.size }

/// The font's PostScript name, such as `Helvetica-Bold`.
public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString { font.fontName }

/// The key of a font's PostScript name.
public let kCTFontPostScriptNameKey: CFString = "CTFontPostScriptName"
/// The key of the name of a font's family.
public let kCTFontFamilyNameKey: CFString = "CTFontFamilyName"

/// A name of the font by its key; nil for others than the two above.
public func CTFontCopyName(_ font: CTFont, _ nameKey: CFString) -> CFString? {
  switch nameKey {
  case kCTFontPostScriptNameKey: font.fontName
  case kCTFontFamilyNameKey: font.familyName
  default: nil
  }
}
