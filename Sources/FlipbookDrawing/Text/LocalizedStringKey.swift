import FlipbookDiagnostics
import Foundation

/// A text literal with interpolated values. Flipbook has no tables of translations: the key is what is shown.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Hashable, Sendable {
  package var segments: [Text.Segment]

  public init(_ value: String) { segments = [Text.Segment(content: value)] }

  public init(stringLiteral value: String) { self.init(value) }

  public init(stringInterpolation: StringInterpolation) { segments = stringInterpolation.segments }

  /// The characters without attributes.
  package var plainString: String { segments.map(\.content).joined() }

  public struct StringInterpolation: StringInterpolationProtocol {
    package var segments: [Text.Segment] = []

    public init(literalCapacity: Int, interpolationCount: Int) {}

    private mutating func append(_ text: String) {
      guard !text.isEmpty else { return }
      if let last = segments.indices.last, segments[last].attributes == Text.Attributes() {
        segments[last].content += text
      } else {
        segments.append(Text.Segment(content: text))
      }
    }

    public mutating func appendLiteral(_ literal: String) { append(literal) }

    public mutating func appendInterpolation(_ string: String) { append(string) }

    public mutating func appendInterpolation<T>(_ value: T) { append(String(describing: value)) }

    /// - Parameter specifier: A printf conversion such as `%.2f`, `%03d` or `%@`.
    public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
      append(FormatSpecifier.format(value, specifier: specifier))
    }

    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      append(format.format(input))
    }

    public mutating func appendInterpolation<Subject: NSObject>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      append(formatter?.string(for: subject) ?? subject.description)
    }

    /// Keeps the attributes of the text.
    public mutating func appendInterpolation(_ text: Text) { segments += text.segments }

    /// Images inside text are not drawn yet: reported, and left out.
    public mutating func appendInterpolation(_ image: Image) {
      DiagnosticCollector.current.warn(
        "text.image",
        "An \(image.nameForDiagnostics) inside a text is left out: images in text are not drawn yet.")
    }
  }
}
