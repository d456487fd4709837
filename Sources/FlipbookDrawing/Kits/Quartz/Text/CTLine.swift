import Foundation

/// A line of text, as Core Text passes it around. It is set when it is drawn or measured inside
/// ``GraphicsContext/withCGContext(content:)``.
public final class CTLine {
  let text: NSAttributedString
  /// The characters of the line in the text that it comes from.
  let range: CFRange

  init(_ text: NSAttributedString, range: CFRange? = nil) {
    self.text = text
    self.range = range ?? CFRange(location: 0, length: text.length)
  }

  /// The line as the context's text engine sets it, or nil when it has no glyphs.
  func layout(in context: CGContext) -> TextLayout? {
    let content = text.textContent(in: context.environment)
    guard !content.string.isEmpty else { return nil }
    return context.recorder.resources.textEngine.layout(
      content, in: CGSize(width: CGFloat.infinity, height: .infinity))
  }

  /// Width, ascent and descent in points; zeros, with a diagnostic, where no context is drawn in.
  fileprivate var typographicBounds: (width: Double, ascent: CGFloat, descent: CGFloat) {
    let unlimited = CGSize(width: CGFloat.infinity, height: .infinity)
    guard text.length > 0,
      let layout = QuartzStack.layout(text, in: unlimited, "The width of a line of text is asked for"),
      let line = layout.lines.first
    else { return (0, 0, 0) }
    return (Double(layout.size.width), line.ascent, line.descent)
  }
}

/// A line of text with attributes; line breaks in it are not kept.
public func CTLineCreateWithAttributedString(_ text: CFAttributedString) -> CTLine {
  let line = NSMutableAttributedString(attributedString: text)
  // From the end, so that places before stay what they are; a mark of two characters becomes two spaces.
  for (place, unit) in Array(text.string.utf16).enumerated().reversed()
  where [0x0a, 0x0d, 0x2028, 0x2029].contains(unit) {
    line.replaceCharacters(in: NSRange(location: place, length: 1), with: " ")
  }
  return CTLine(line)
}

/// Draws a line with the start of its baseline at the context's text position, which moves on to its end.
public func CTLineDraw(_ line: CTLine, _ context: CGContext) { context.draw(line) }

/// The line's width in points.
///
/// - Parameters:
///   - ascent: Set to the greatest height above the baseline, in points.
///   - descent: Set to the greatest depth below it, in points.
///   - leading: Set to 0.
@discardableResult
public func CTLineGetTypographicBounds(
  _ line: CTLine, _ ascent: UnsafeMutablePointer<CGFloat>?, _ descent: UnsafeMutablePointer<CGFloat>?,
  _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
  let bounds = line.typographicBounds
  ascent?.pointee = bounds.ascent
  descent?.pointee = bounds.descent
  leading?.pointee = 0
  return bounds.width
}

/// The characters of a line in the text that it comes from.
public func CTLineGetStringRange(_ line: CTLine) -> CFRange { line.range }
