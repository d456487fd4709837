internal import CPango
import FlipbookDrawing
import Foundation

/// A laid out Pango paragraph or several, owned.
final class ShapedText {
  let layout: OpaquePointer
  let text: StyledText

  enum Mode {
    /// Broken at spaces, or within words that are too long, to a width in points; nil for no limit.
    case wrapped(CGFloat?)
    /// One line, cut to a width in points.
    case truncated(CGFloat, TextContent.Truncation)
  }

  /// How the space between characters gets into the text.
  enum Spacing {
    /// By Pango, which then breaks and truncates by it, and leaves ligatures out.
    case shaped
    /// Later, by the reader of the lines.
    case added
  }

  /// - Parameter direction: The paragraph direction; nil to take each paragraph's own.
  init?(
    _ text: StyledText, style: ShapingStyle, mode: Mode, spacing: Spacing, direction: PangoDirection? = nil
  ) {
    guard let context = style.shaper.context else { return nil }
    let neutral = style.content.layoutDirection == .rightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR
    pango_context_set_base_dir(context, direction ?? neutral)
    guard let layout = pango_layout_new(context) else { return nil }
    self.layout = layout
    self.text = text
    pango_layout_set_auto_dir(layout, direction == nil ? 1 : 0)
    text.bytes.withUnsafeBufferPointer { bytes in
      bytes.withMemoryRebound(to: CChar.self) {
        pango_layout_set_text(layout, $0.baseAddress, Int32($0.count))
      }
    }
    let attributes = style.attributes(for: text, spacing: spacing)
    pango_layout_set_attributes(layout, attributes)
    pango_attr_list_unref(attributes)
    switch mode {
    case .wrapped(let width):
      pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
      pango_layout_set_width(layout, width.map { max(0, style.scale.units($0, .down)) } ?? -1)
    case .truncated(let width, let end):
      pango_layout_set_single_paragraph_mode(layout, 1)
      pango_layout_set_width(layout, max(0, style.scale.units(width, .down)))
      pango_layout_set_ellipsize(layout, end.pangoMode)
    }
  }

  deinit { g_object_unref(UnsafeMutableRawPointer(layout)) }

  /// The lines from top to bottom; valid as long as this object.
  var lines: [UnsafeMutablePointer<PangoLayoutLine>] {
    var lines: [UnsafeMutablePointer<PangoLayoutLine>] = []
    var next = pango_layout_get_lines_readonly(layout)
    while let node = next {
      if let line = node.pointee.data { lines.append(line.assumingMemoryBound(to: PangoLayoutLine.self)) }
      next = node.pointee.next
    }
    return lines
  }

  var isEllipsized: Bool { pango_layout_is_ellipsized(layout) != 0 }
}

extension TextContent.Truncation {
  fileprivate var pangoMode: PangoEllipsizeMode {
    switch self {
    case .head: PANGO_ELLIPSIZE_START
    case .middle: PANGO_ELLIPSIZE_MIDDLE
    case .tail: PANGO_ELLIPSIZE_END
    }
  }
}
