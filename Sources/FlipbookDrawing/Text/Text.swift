import FlipbookMotion
import FlipbookTime
import Foundation

/// A description of text with attributes; it becomes glyphs when it is resolved.
///
/// Of two modifiers that set the same attribute, the inner one wins, and attributes of a part of a
/// concatenation win over those of the whole.
public struct Text: Hashable, Sendable {
  package struct Segment: Hashable, Sendable {
    package var content: String
    package var attributes = Attributes()
    /// Set where the text follows film time; `content` is empty then.
    package var live: LiveText?
    /// Set where an image stands in the text; `content` is its placeholder then.
    package var image: Image?

    package init(content: String, attributes: Attributes = Attributes()) {
      (self.content, self.attributes) = (content, attributes)
    }

    /// The text at the present film time.
    package var shown: String { live?.text(at: FilmClock.date(at: FilmClock.now)) ?? content }
  }

  /// The attributes asked for; nil leaves the choice to the environment.
  package struct Attributes: Hashable, Sendable {
    package var font: Font?
    package var weight: Font.Weight?
    package var isBold: Bool?
    package var isItalic: Bool?
    package var design: Font.Design?
    package var width: Font.Width?
    package var isMonospaced: Bool?
    package var hasMonospacedDigits: Bool?
    package var color: Color?
    package var kerning: CGFloat?
    package var tracking: CGFloat?
    package var baselineOffset: CGFloat?
    package var underline: LineStyle?
    package var strikethrough: LineStyle?
    package var background: Color?
    package var isUnderlined: Bool?
    package var isStruckThrough: Bool?
    /// Marks for text renderers, by type.
    package var custom: [ObjectIdentifier: TextAttributeValue] = [:]
  }

  /// Which part of a text that does not fit is left out.
  public enum TruncationMode: Hashable, Sendable {
    /// The start.
    case head
    /// The end.
    case tail
    /// The middle.
    case middle
  }

  /// A change of letters to capitals or small letters.
  public enum Case: Hashable, Sendable {
    /// Capital letters.
    case uppercase
    /// Small letters.
    case lowercase
  }

  package var segments: [Segment]
  /// The style of parts without a colour of their own, laid over the whole text; nil for the environment's.
  package var style: WholeStyle?
  /// The key that the text was found by, so that it can be found in another language; nil for none.
  package var key: LocalizedStringKey?

  package init(segments: [Segment]) { self.segments = segments }

  /// Makes a text shown exactly as given.
  public init(verbatim content: String) { segments = [Segment(content: content)] }

  /// Makes a text shown exactly as given.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { self.init(verbatim: String(content)) }

  /// Makes a text from a key with interpolated values, as the table of the scene has it in English; else the
  /// key itself.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: SceneBundle? = nil,
    comment: StaticString? = nil
  ) {
    segments = key.parsed(table: tableName, bundle: bundle)
    guard bundle?.language == nil else { return }
    var source = key
    source.table = tableName ?? key.table
    if let bundle { source.module = bundle.module }
    self.key = source
  }

  /// Makes a text from a value through a format style that gives a string.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(verbatim: format.sceneText(of: input))
  }

  /// Makes a text from a value through a formatter.
  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }

  /// Makes a text from a value through a formatter.
  @_disfavoredOverload
  public init<Subject>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }

  /// Two texts, one after the other, each with its own attributes.
  public static func + (lhs: Text, rhs: Text) -> Text {
    Text(segments: lhs.coloredByParts.segments + rhs.coloredByParts.segments)
  }

  /// The parts in a language; those of the scene's where the text has no key.
  ///
  /// The attributes that were set on the whole text are those of its first part.
  package func segments(in locale: Locale) -> [Segment] {
    guard let key, locale.identifier != SceneLocale.current.identifier else { return segments }
    let found = SceneLocale.with(locale) { key.parsed }
    guard let whole = segments.first?.attributes, found.map(\.content) != segments.map(\.content) else {
      return segments
    }
    return found.map { part in
      var part = part
      let isPlain = part.attributes == Attributes()
      part.attributes = isPlain ? whole : part.attributes.completed(by: whole)
      return part
    }
  }

  /// The characters without attributes.
  package var plainString: String { segments.map(\.shown).joined() }

  /// The name that the text can be found by: its characters, without the images among them.
  package var spokenString: String { segments.filter { $0.image == nil }.map(\.shown).joined() }

  package func setting<Value>(_ path: WritableKeyPath<Attributes, Value?> & Sendable, _ value: Value?) -> Text
  {
    guard let value else { return self }
    var copy = self
    for index in copy.segments.indices where copy.segments[index].attributes[keyPath: path] == nil {
      copy.segments[index].attributes[keyPath: path] = value
    }
    return copy
  }
}
