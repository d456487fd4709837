import Foundation

/// A text literal with interpolated values. Flipbook has no tables of translations: the key is what is shown.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Hashable, Sendable {
  package var segments: [Text.Segment]

  public init(_ value: String) { segments = [Text.Segment(content: value)] }

  public init(stringLiteral value: String) { self.init(value) }

  public init(stringInterpolation: StringInterpolation) { segments = stringInterpolation.segments }

  /// The characters without attributes.
  package var plainString: String { parsed.map(\.shown).joined() }

  /// With the marks of the text read.
  package var parsed: [Text.Segment] { segments.flatMap(InlineMarkdown.segments) }

  public struct StringInterpolation: StringInterpolationProtocol {
    package var segments: [Text.Segment] = []

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

    public mutating func appendLiteral(_ literal: String) { append(literal) }

    /// Values are shown as they are, whatever marks are in them.
    private mutating func append(value: String) { append(InlineMarkdown.escaped(value)) }

    public mutating func appendInterpolation(_ string: String) { append(value: string) }

    /// A number is shown as in English: `1,234`, `4.200000`.
    public mutating func appendInterpolation<T>(_ value: T) {
      append(value: InterpolatedNumber.text(of: value) ?? String(describing: value))
    }

    public mutating func appendInterpolation(_ attributed: AttributedString) {
      segments += Text(attributed).segments
    }

    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      segments += Text(date, style: style).segments
    }

    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { segments += Text(dates).segments }

    public mutating func appendInterpolation(
      timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
      showsHours: Bool = true
    ) {
      segments +=
        Text(
          timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours
        ).segments
    }

    /// - Parameter specifier: A printf conversion such as `%.2f`, `%03d` or `%@`.
    public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
      append(value: FormatSpecifier.format(value, specifier: specifier))
    }

    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      append(value: format.format(input))
    }

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
      segments += text.segments.map { segment in
        var copy = segment
        copy.content = InlineMarkdown.escaped(segment.content)
        return copy
      }
    }

    /// An image among the text, in the size and the colour of the text.
    public mutating func appendInterpolation(_ image: Image) { segments += Text(image).segments }
  }
}
