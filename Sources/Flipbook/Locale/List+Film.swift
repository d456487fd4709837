import FlipbookDrawing
import Foundation

extension ListFormatStyle {
  /// Makes a style with the locale of a film.
  @_disfavoredOverload
  public init(memberStyle: Style) { self = FoundationFormats.list(memberStyle).locale(.autoupdatingCurrent) }
}

extension FormatStyle {
  /// Members one after another: `one, two, and three`.
  @_disfavoredOverload
  public static func list<MemberStyle, Base>(
    memberStyle: MemberStyle, type: Self.ListType, width: Self.Width = .standard
  ) -> Self where Self == ListFormatStyle<MemberStyle, Base> {
    var style = ListFormatStyle<MemberStyle, Base>(memberStyle: memberStyle)
    (style.listType, style.width) = (type, width)
    return style
  }

  /// Members one after another: `one, two, and three`.
  @_disfavoredOverload
  public static func list<Base>(type: Self.ListType, width: Self.Width = .standard) -> Self
  where Self == ListFormatStyle<StringStyle, Base> {
    FoundationFormats.list(type, width).locale(.autoupdatingCurrent)
  }
}

extension Sequence where Element == String {
  /// The members one after another: `one, two, and three`.
  @_disfavoredOverload
  public func formatted() -> String { formatted(.list(type: .and)) }
}
