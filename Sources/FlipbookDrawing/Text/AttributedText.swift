import FlipbookMotion
import Foundation

/// What a stretch of text is meant to be within its line.
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
  public static let code = InlinePresentationIntent(rawValue: 1 << 2)
  public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
}

extension AttributeScopes {
  /// The attributes of texts.
  public struct SwiftUIAttributes: AttributeScope {
    public let font: FontAttribute
    public let foregroundColor: ForegroundColorAttribute
    public let backgroundColor: BackgroundColorAttribute
    public let strikethroughStyle: StrikethroughStyleAttribute
    public let underlineStyle: UnderlineStyleAttribute
    public let kern: KerningAttribute
    public let tracking: TrackingAttribute
    public let baselineOffset: BaselineOffsetAttribute
    public let inlinePresentationIntent: InlineIntentAttribute
    public let foundation: FoundationAttributes

    public enum FontAttribute: AttributedStringKey {
      public typealias Value = Font
      public static let name = "SwiftUI.Font"
    }
    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.ForegroundColor"
    }
    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.BackgroundColor"
    }
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.StrikethroughStyle"
    }
    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.UnderlineStyle"
    }
    public enum KerningAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Kern"
    }
    public enum TrackingAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Tracking"
    }
    public enum InlineIntentAttribute: AttributedStringKey {
      public typealias Value = InlinePresentationIntent
      public static let name = "InlinePresentationIntent"
    }
    public enum BaselineOffsetAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.BaselineOffset"
    }
  }

  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }

  /// The attributes of UIKit's texts, which texts of views leave alone.
  public struct UIKitAttributes: AttributeScope {
    public let font: FontAttribute
    public let foregroundColor: ForegroundColorAttribute
    public let backgroundColor: BackgroundColorAttribute
    public let strokeColor: StrokeColorAttribute
    public let strokeWidth: StrokeWidthAttribute
    public let kern: KerningAttribute
    public let baselineOffset: BaselineOffsetAttribute
    public let foundation: FoundationAttributes

    public enum FontAttribute: AttributedStringKey {
      public typealias Value = UIFont
      public static let name = "NSFont"
    }
    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = "NSColor"
    }
    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = "NSBackgroundColor"
    }
    public enum StrokeColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = "NSStrokeColor"
    }
    public enum StrokeWidthAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "NSStrokeWidth"
    }
    public enum KerningAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "NSKern"
    }
    public enum BaselineOffsetAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "NSBaselineOffset"
    }
  }

  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T { self[T.self] }
}

extension Text {
  /// Text in runs, each with its own attributes.
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
    public init(interpretedSyntax: InterpretedSyntax = .full) {}
    public init(allowsExtendedAttributes: Bool, interpretedSyntax: InterpretedSyntax = .full) {}
  }

  /// Text with the emphasis, code and links that its marks give.
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
