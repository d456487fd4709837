import FlipbookMotion
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

    /// What is shown at the present film time.
    package var shown: String { live?.text(at: FilmClock.date(at: FilmClock.now)) ?? content }
  }

  /// What has been asked for; nil leaves the choice to the environment.
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
    case head
    case tail
    case middle
  }

  /// A change of letters to capitals or small letters.
  public enum Case: Hashable, Sendable {
    case uppercase
    case lowercase
  }

  package var segments: [Segment]
  /// What parts without a colour of their own are drawn with, laid over the whole text; nil for the environment's.
  package var style: WholeStyle?

  package init(segments: [Segment]) { self.segments = segments }

  /// Text shown exactly as given.
  public init(verbatim content: String) { segments = [Segment(content: content)] }

  /// Text shown exactly as given.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { self.init(verbatim: String(content)) }

  /// Text from a key with interpolated values, as the table of the scene has it in English; else the key itself.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: SceneBundle? = nil,
    comment: StaticString? = nil
  ) {
    segments = key.parsed(table: tableName)
  }

  /// Text from a value through a format style that gives a string.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(verbatim: format.format(input))
  }

  /// Text from a value through a formatter.
  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }

  /// Text from a value through a formatter.
  @_disfavoredOverload
  public init<Subject>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }

  /// Two texts, one after the other, each with its own attributes.
  public static func + (lhs: Text, rhs: Text) -> Text {
    Text(segments: lhs.coloredByParts.segments + rhs.coloredByParts.segments)
  }

  /// The characters without attributes.
  package var plainString: String { segments.map(\.shown).joined() }

  /// What the text can be called: its characters, without the images among them.
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
