import Foundation

/// A text literal with interpolated values. Where a table of the scene has it as a key, its text in
/// the scene's language is shown.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Hashable, Sendable {
  package var segments: [Text.Segment]
  /// The key in tables: values stand as `%@` and `%lld`.
  package var key: String
  /// The values.
  package var arguments: [[Text.Segment]] = []
  /// The whole numbers among them; nil for others.
  var counts: [Int?] = []
  /// The table that has the text, where the key says so; nil for `Localizable`.
  package var table: String?
  /// The module whose table it is, where the key says so; nil for the main bundle's.
  package var module: String?

  /// Makes a key from a text, which is shown where no table has it.
  public init(_ value: String) { (segments, key) = ([Text.Segment(content: value)], value) }

  /// Makes a key from a literal, which is shown where no table has it.
  public init(stringLiteral value: String) { self.init(value) }

  /// Makes a key from a literal with values.
  public init(stringInterpolation: StringInterpolation) {
    segments = stringInterpolation.segments
    (key, arguments) = (stringInterpolation.key, stringInterpolation.arguments)
    counts = stringInterpolation.counts
  }

  /// The characters without attributes.
  package var plainString: String { parsed.map(\.shown).joined() }

  /// With the marks of the text read.
  package var parsed: [Text.Segment] { parsed(table: nil) }

  /// The same.
  ///
  /// - Parameters:
  ///   - table: The table that has the text; nil for the key's own.
  ///   - bundle: The bundle whose table it is; nil for the key's own.
  package func parsed(table: String?, bundle: SceneBundle? = nil) -> [Text.Segment] {
    let strings = SceneAssets.of(bundle == nil ? module : bundle?.module).strings
    let text = strings.text(key, table: table ?? self.table, counts: counts, language: bundle?.language)
    guard let text else { return segments.flatMap(InlineMarkdown.segments) }
    return LocalizedFormat.segments(text, arguments).flatMap(InlineMarkdown.segments)
  }

  /// Gathers the parts of a literal with values.
  public struct StringInterpolation: StringInterpolationProtocol {
    package var segments: [Text.Segment] = []
    package var key = ""
    package var arguments: [[Text.Segment]] = []
    package var counts: [Int?] = []

    /// Takes down a value for tables.
    private mutating func record(_ specifier: String, _ segments: [Text.Segment], count: Int? = nil) {
      key += specifier
      arguments.append(segments)
      counts.append(count)
    }

    private mutating func append(argument segments: [Text.Segment]) {
      record("%@", segments)
      self.segments += segments
    }

    /// Makes an empty interpolation. The numbers have no effect.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    private mutating func append(_ text: String) {
      guard !text.isEmpty else { return }
      if let last = segments.indices.last, segments[last].attributes == Text.Attributes(),
        segments[last].live == nil, segments[last].image == nil
      {
        segments[last].content += text
      } else {
        segments.append(Text.Segment(content: text))
      }
    }

    /// Adds a part of the literal.
    public mutating func appendLiteral(_ literal: String) {
      key += literal.contains("%") ? literal.replacing("%", with: "%%") : literal
      append(literal)
    }

    /// Values are shown as they are, whatever marks are in them.
    private mutating func append(value: String, as specifier: String = "%@", count: Int? = nil) {
      let text = InlineMarkdown.escaped(value)
      record(specifier, [Text.Segment(content: text)], count: count)
      append(text)
    }

    /// Adds a text, whose marks are shown as they are.
    public mutating func appendInterpolation(_ string: String) { append(value: string) }

    /// A number is shown as in the scene's locale; in English as `1,234`, `4.200000`.
    public mutating func appendInterpolation<T>(_ value: T) {
      append(
        value: InterpolatedNumber.text(of: value) ?? String(describing: value),
        as: LocalizedFormat.specifier(of: value),
        count: (value as? any BinaryInteger).map { Int(clamping: $0) })
    }

    /// Adds a text with its attributes.
    public mutating func appendInterpolation(_ attributed: AttributedString) {
      append(argument: Text(attributed).segments)
    }

    /// Adds a date in a style, which follows film time where the style does.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      append(argument: Text(date, style: style).segments)
    }

    /// Adds two dates.
    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
      append(argument: Text(dates).segments)
    }

    /// Adds a timer, which follows film time.
    public mutating func appendInterpolation(
      timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
      showsHours: Bool = true
    ) {
      append(
        argument: Text(
          timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours
        ).segments)
    }

    /// - Parameter specifier: A printf conversion such as `%.2f`, `%03d` or `%@`.
    public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
      append(
        value: FormatSpecifier.format(value, specifier: specifier), as: specifier,
        count: (value as? any BinaryInteger).map { Int(clamping: $0) })
    }

    /// Adds a value in a format.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      append(value: format.sceneText(of: input))
    }

    /// Adds an object as a formatter writes it, or its description.
    public mutating func appendInterpolation<Subject: NSObject>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      append(value: formatter?.string(for: subject) ?? subject.description)
    }

    /// A date or another value that is no object, as a formatter writes it.
    @_disfavoredOverload
    public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {
      append(value: formatter.string(for: subject) ?? "\(subject)")
    }

    /// Keeps the attributes of the text.
    public mutating func appendInterpolation(_ text: Text) {
      append(
        argument: text.segments.map { segment in
          var copy = segment
          copy.content = InlineMarkdown.escaped(segment.content)
          return copy
        })
    }

    /// An image among the text, in the size and the colour of the text.
    public mutating func appendInterpolation(_ image: Image) { append(argument: Text(image).segments) }
  }
}
