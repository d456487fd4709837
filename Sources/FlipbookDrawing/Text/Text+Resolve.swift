import FlipbookMotion
import Foundation

extension Text {
  /// The text with every attribute it leaves open taken from the environment.
  ///
  /// - Parameter resources: Where the images in the text are found; nil for those of the present scene.
  package func content(in environment: EnvironmentValues, resources: DrawingResources? = nil) -> TextContent {
    // Dates in styles follow the language too.
    let locale = environment.locale
    let parts = segments(in: locale)
    var content = TextContent(
      runs: SceneLocale.with(locale) { parts.map { $0.run(in: environment, resources: resources) } })
    content.alignment =
      switch environment.multilineTextAlignment {
      case .leading: .leading
      case .center: .center
      case .trailing: .trailing
      }
    content.truncation =
      switch environment.truncationMode {
      case .head: .head
      case .middle: .middle
      case .tail: .tail
      }
    content.lineLimit = environment.lineLimit.map { max($0, 1) }
    content.lineSpacing = environment.lineSpacing
    content.layoutDirection = environment.layoutDirection
    content.avoidsOrphans = environment.avoidsOrphans
    content.allowsTightening = environment.allowsTightening
    content.minimumScaleFactor = environment.minimumScaleFactor
    content.shrinksToHeight = true
    return content
  }
}

extension Text.Segment {
  fileprivate func run(in environment: EnvironmentValues, resources: DrawingResources?) -> TextContent.Run {
    // A control that draws plain strings has no use for a text's own appearance.
    let plain = environment.plainTextFont
    let attributes =
      plain == nil ? self.attributes.completed(by: environment.textAttributes) : Text.Attributes()
    let font = (plain ?? attributes.font ?? .default).inEnvironment(of: environment.font)
    var descriptor = font.descriptor(
      design: attributes.design, weight: attributes.weight, isBold: attributes.isBold ?? false,
      isItalic: attributes.isItalic ?? false, typeSize: environment.dynamicTypeSize)
    if environment.prefersBoldText, case .system = descriptor.family {
      descriptor.weight = descriptor.weight < 500 ? 600 : min(900, descriptor.weight + 100)
    }
    if attributes.isMonospaced == true { descriptor.family = .system(.monospaced) }
    if attributes.hasMonospacedDigits == true { descriptor.hasMonospacedDigits = true }
    if let width = attributes.width { descriptor.width = width.value }
    var run = TextContent.Run(
      string: shown.cased(environment.textCase), font: descriptor,
      color: attributes.color?.resolvedRGBA(in: environment),
      kerning: attributes.kerning ?? 0, tracking: attributes.tracking ?? 0,
      baselineOffset: attributes.baselineOffset ?? 0,
      underline: attributes.isUnderlined == true ? attributes.underline?.decoration(in: environment) : nil,
      strikethrough: attributes.isStruckThrough == true
        ? attributes.strikethrough?.decoration(in: environment) : nil)
    run.background = attributes.background?.resolvedRGBA(in: environment)
    if let image {
      run.picture = TextPicture(
        image, font: attributes.weight.map(font.weight) ?? (attributes.isBold == true ? font.bold() : font),
        environment: environment,
        resources: resources ?? SceneTraits.current.resources)
    }
    return run
  }
}

extension String {
  fileprivate func cased(_ textCase: Text.Case?) -> String {
    switch textCase {
    case .uppercase: uppercased()
    case .lowercase: lowercased()
    case nil: self
    }
  }
}

extension Text.Attributes {
  /// These attributes, with those left open taken from others.
  func completed(by others: Text.Attributes) -> Text.Attributes {
    guard others != Text.Attributes() else { return self }
    var result = self
    func fill<Value>(_ path: WritableKeyPath<Text.Attributes, Value?>) {
      if result[keyPath: path] == nil { result[keyPath: path] = others[keyPath: path] }
    }
    fill(\.weight)
    fill(\.isBold)
    fill(\.isItalic)
    fill(\.design)
    fill(\.width)
    fill(\.isMonospaced)
    fill(\.hasMonospacedDigits)
    fill(\.kerning)
    fill(\.tracking)
    fill(\.baselineOffset)
    fill(\.underline)
    fill(\.strikethrough)
    fill(\.isUnderlined)
    fill(\.isStruckThrough)
    return result
  }
}
