/// An installed face among the pinned fonts.
package struct FontFace: Hashable, Sendable {
  /// The value of ``TextLayout/Run/font``: the same on every machine. The PostScript name of a pinned font;
  /// that of another one with the checksum of its file.
  package var name: String
  package var postScriptName: String
  /// The name that the faces of a family share, such as "Inter".
  package var family: String
  /// The name by which fontconfig keeps the face apart from others of another weight, such as "Quicksand
  /// Light".
  package var familyOfFile: String
  /// Such as "Inter Semi Bold Italic".
  package var fullName: String
  /// On the OpenType scale, 1…1000.
  package var weight: Int
  package var isItalic: Bool
  /// In percent of normal, 50…200.
  package var width: Int
  /// Whether the glyphs bring their own colours.
  package var isColored: Bool
  /// The whole path of the font file.
  package var file: String
  /// The number of the face within its file.
  package var index: Int
  /// The version that the font file names, such as "4.0".
  package var version: String
  /// The Debian package that the file belongs to; empty for a font of the project or the person.
  package var package: String
  /// Whether the font is the project's or the person's.
  package var isOwn: Bool { package.isEmpty }
}
