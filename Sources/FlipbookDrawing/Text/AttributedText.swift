import FlipbookMotion
import Foundation

/// The meaning of a stretch of text within its line.
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable {
  /// The bits of the intent.
  public let rawValue: UInt
  /// Makes an intent from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Drawn in italics.
  public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
  /// Drawn in bold.
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
  /// Drawn in the monospaced design.
  public static let code = InlinePresentationIntent(rawValue: 1 << 2)
  /// Drawn with a line through it.
  public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
}

extension AttributeScopes {
  /// The attributes of texts.
  public struct SwiftUIAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The colour of the text.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind the text.
    public let backgroundColor: BackgroundColorAttribute
    /// The line through the text.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The line under the text.
    public let underlineStyle: UnderlineStyleAttribute
    /// The space after each character, in points.
    public let kern: KerningAttribute
    /// The space after each character, in points, which breaks up ligatures.
    public let tracking: TrackingAttribute
    /// The rise above the baseline, in points.
    public let baselineOffset: BaselineOffsetAttribute
    /// The emphasis within a line.
    public let inlinePresentationIntent: InlineIntentAttribute
    /// Foundation's attributes.
    public let foundation: FoundationAttributes

    /// The key of a font.
    public enum FontAttribute: AttributedStringKey {
      /// A font.
      public typealias Value = Font
      /// The key in archives.
      public static let name = "SwiftUI.Font"
    }
    /// The key of the text's colour.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// A colour.
      public typealias Value = Color
      /// The key in archives.
      public static let name = "SwiftUI.ForegroundColor"
    }
    /// The key of the colour behind the text.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// A colour.
      public typealias Value = Color
      /// The key in archives.
      public static let name = "SwiftUI.BackgroundColor"
    }
    /// The key of a line through the text.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// The appearance of a line.
      public typealias Value = Text.LineStyle
      /// The key in archives.
      public static let name = "SwiftUI.StrikethroughStyle"
    }
    /// The key of a line under the text.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// The appearance of a line.
      public typealias Value = Text.LineStyle
      /// The key in archives.
      public static let name = "SwiftUI.UnderlineStyle"
    }
    /// The key of the space after each character.
    public enum KerningAttribute: AttributedStringKey {
      /// In points.
      public typealias Value = CGFloat
      /// The key in archives.
      public static let name = "SwiftUI.Kern"
    }
    /// The key of the space after each character that breaks up ligatures.
    public enum TrackingAttribute: AttributedStringKey {
      /// In points.
      public typealias Value = CGFloat
      /// The key in archives.
      public static let name = "SwiftUI.Tracking"
    }
    /// The key of the emphasis within a line.
    public enum InlineIntentAttribute: AttributedStringKey {
      /// Emphasis, code and lines through the text.
      public typealias Value = InlinePresentationIntent
      /// The key in archives.
      public static let name = "InlinePresentationIntent"
    }
    /// The key of the rise above the baseline.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// In points; positive is up.
      public typealias Value = CGFloat
      /// The key in archives.
      public static let name = "SwiftUI.BaselineOffset"
    }
  }

  /// The attributes of texts.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }

  /// The attributes of UIKit's texts, which texts of views leave alone.
  public struct UIKitAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The colour of the text.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind the text.
    public let backgroundColor: BackgroundColorAttribute
    /// The colour of outlines.
    public let strokeColor: StrokeColorAttribute
    /// The width of outlines, in percent of the font's size.
    public let strokeWidth: StrokeWidthAttribute
    /// The space after each character, in points.
    public let kern: KerningAttribute
    /// The rise above the baseline, in points.
    public let baselineOffset: BaselineOffsetAttribute
    /// How the paragraph is set.
    public let paragraphStyle: ParagraphStyleAttribute
    /// Foundation's attributes.
    public let foundation: FoundationAttributes

    /// The key of a paragraph's style.
    public enum ParagraphStyleAttribute: AttributedStringKey {
      /// A paragraph's style.
      public typealias Value = NSParagraphStyle
      /// The key in archives.
      public static let name = "NSParagraphStyle"
    }
    /// The key of a font.
    public enum FontAttribute: AttributedStringKey {
      /// A font.
      public typealias Value = UIFont
      /// The key in archives.
      public static let name = "NSFont"
    }
    /// The key of the text's colour.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// A colour.
      public typealias Value = UIColor
      /// The key in archives.
      public static let name = "NSColor"
    }
    /// The key of the colour behind the text.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// A colour.
      public typealias Value = UIColor
      /// The key in archives.
      public static let name = "NSBackgroundColor"
    }
    /// The key of the colour of outlines.
    public enum StrokeColorAttribute: AttributedStringKey {
      /// A colour.
      public typealias Value = UIColor
      /// The key in archives.
      public static let name = "NSStrokeColor"
    }
    /// The key of the width of outlines.
    public enum StrokeWidthAttribute: AttributedStringKey {
      /// In percent of the font's size.
      public typealias Value = CGFloat
      /// The key in archives.
      public static let name = "NSStrokeWidth"
    }
    /// The key of the space after each character.
    public enum KerningAttribute: AttributedStringKey {
      /// In points.
      public typealias Value = CGFloat
      /// The key in archives.
      public static let name = "NSKern"
    }
    /// The key of the rise above the baseline.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// In points; positive is up.
      public typealias Value = CGFloat
      /// The key in archives.
      public static let name = "NSBaselineOffset"
    }
  }

  /// The attributes of UIKit's texts.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
  /// The attribute of a name such as `font`.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T { self[T.self] }

  /// The attribute of UIKit's texts of a name such as `foregroundColor`, where only that fits the value.
  @_disfavoredOverload
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
  ) -> T { self[T.self] }
}

extension Text {
  /// Makes a text of runs, each with its own attributes.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) {
    segments = attributedContent.runs.map { run in
      typealias Scope = AttributeScopes.SwiftUIAttributes
      var segment = Segment(content: String(attributedContent[run.range].characters))
      segment.attributes.font = run[Scope.FontAttribute.self]
      segment.attributes.color = run[Scope.ForegroundColorAttribute.self]
      segment.attributes.background = run[Scope.BackgroundColorAttribute.self]
      segment.attributes.kerning = run[Scope.KerningAttribute.self]
      segment.attributes.tracking = run[Scope.TrackingAttribute.self]
      segment.attributes.baselineOffset = run[Scope.BaselineOffsetAttribute.self]
      if let style = run[Scope.StrikethroughStyleAttribute.self] {
        (segment.attributes.isStruckThrough, segment.attributes.strikethrough) = (true, style)
      }
      if let style = run[Scope.UnderlineStyleAttribute.self] {
        (segment.attributes.isUnderlined, segment.attributes.underline) = (true, style)
      }
      if let intent = run[Scope.InlineIntentAttribute.self] {
        if intent.contains(.stronglyEmphasized) { segment.attributes.isBold = true }
        if intent.contains(.emphasized) { segment.attributes.isItalic = true }
        if intent.contains(.code) { segment.attributes.isMonospaced = true }
        if intent.contains(.strikethrough) {
          segment.attributes.isStruckThrough = true
          segment.attributes.strikethrough = LineStyle(pattern: .solid, color: nil)
        }
      }
      if run[AttributeScopes.FoundationAttributes.LinkAttribute.self] != nil {
        segment.attributes.color = segment.attributes.color ?? .accentColor
      }
      return segment
    }
  }
}

extension AttributedString {
  /// How marks in a text are read.
  public struct MarkdownParsingOptions: Sendable {
    /// Which marks count; those within a line do here.
    public enum InterpretedSyntax: Sendable { case full, inlineOnly, inlineOnlyPreservingWhitespace }
    /// Makes options. They have no effect: marks within a line count, others stay as they are.
    public init(interpretedSyntax: InterpretedSyntax = .full) {}
    /// Makes options. They have no effect: marks within a line count, others stay as they are.
    public init(allowsExtendedAttributes: Bool, interpretedSyntax: InterpretedSyntax = .full) {}
  }

  /// Makes a text with the emphasis, code and links that its marks give.
  public init(
    markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws {
    self.init()
    for segment in InlineMarkdown.segments(of: Text.Segment(content: markdown)) {
      var part = AttributedString(segment.content)
      var intent: InlinePresentationIntent = []
      if segment.attributes.isBold == true { intent.insert(.stronglyEmphasized) }
      if segment.attributes.isItalic == true { intent.insert(.emphasized) }
      if segment.attributes.isMonospaced == true { intent.insert(.code) }
      if segment.attributes.isStruckThrough == true { intent.insert(.strikethrough) }
      if !intent.isEmpty {
        part[AttributeScopes.SwiftUIAttributes.InlineIntentAttribute.self] = intent
      }
      if segment.attributes.color != nil {
        part[AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute.self] = .accentColor
      }
      self += part
    }
  }
}
