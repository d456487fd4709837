import Foundation

/// A font as Core Text passes it around.
public final class CTFont: _AttributeObject, @unchecked Sendable {
  package let descriptor: FontDescriptor

  package init(_ descriptor: FontDescriptor) { self.descriptor = descriptor }

  /// Whether both are the same face at the same size.
  public override func isEqual(_ object: Any?) -> Bool { (object as? CTFont)?.descriptor == descriptor }

  /// A hash of the face and the size.
  public override var hash: Int { descriptor.hashValue }
}

/// A face by family, full or PostScript name, at a size in points. A name that is not installed falls back to the
/// system face with a diagnostic when it is drawn.
///
/// - Parameter matrix: Not used; transform the context.
public func CTFontCreateWithName(_ name: CFString, _ size: CGFloat, _ matrix: CGAffineTransform?) -> CTFont {
  CTFont(Font.custom(name, size: size > 0 ? size : 12).descriptor())
}

/// A font of the system at a size in points; zero for 12.
///
/// - Parameter language: Not used.
public func CTFontCreateUIFontForLanguage(
  _ type: CTFontUIFontType, _ size: CGFloat, _ language: CFString?
) -> CTFont? {
  let points = size > 0 ? size : 12
  switch type {
  case .user, .system: return CTFont(Font.system(size: points).descriptor())
  case .emphasizedSystem: return CTFont(Font.system(size: points, weight: .bold).descriptor())
  case .userFixedPitch: return CTFont(Font.system(size: points, design: .monospaced).descriptor())
  }
}

/// In points.
public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.descriptor.size }
