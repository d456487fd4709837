internal import CPango
import FlipbookPicture
import Foundation

/// A paragraph, or a part of one, that Pango has shaped on one line; owned.
final class ShapedText {
  let layout: OpaquePointer
  let text: StyledText

  /// - Parameter direction: The paragraph's direction; nil to take it from the text.
  init?(_ text: StyledText, style: ShapingStyle, direction: PangoDirection? = nil) {
    guard let context = style.shaper.context else { return nil }
    let neutral = style.content.layoutDirection == .rightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR
    pango_context_set_base_dir(context, direction ?? neutral)
    guard let layout = pango_layout_new(context) else { return nil }
    self.layout = layout
    self.text = text
    pango_layout_set_auto_dir(layout, direction == nil ? 1 : 0)
    pango_layout_set_single_paragraph_mode(layout, 1)
    text.bytes.withUnsafeBufferPointer { bytes in
      bytes.withMemoryRebound(to: CChar.self) {
        pango_layout_set_text(layout, $0.baseAddress, Int32($0.count))
      }
    }
    let attributes = style.attributes(for: text)
    pango_layout_set_attributes(layout, attributes)
    pango_attr_list_unref(attributes)
  }

  deinit { g_object_unref(UnsafeMutableRawPointer(layout)) }

  /// The direction of the paragraph.
  var direction: PangoDirection {
    withExtendedLifetime(self) { line.map(pango_layout_line_get_resolved_direction) ?? PANGO_DIRECTION_LTR }
  }

  /// The line; valid as long as this object.
  var line: UnsafeMutablePointer<PangoLayoutLine>? { pango_layout_get_line_readonly(layout, 0) }

  /// The kinds of break that are allowed before a character.
  struct Boundary: OptionSet {
    let rawValue: UInt8
    /// A line may end.
    static let line = Boundary(rawValue: 1)
    /// A line ends.
    static let mandatory = Boundary(rawValue: 2)
    /// A line may end where no better place is found.
    static let character = Boundary(rawValue: 4)
    /// The character is a space.
    static let space = Boundary(rawValue: 8)
  }

  /// For each byte that begins a character what may happen before it; for the others nothing.
  var boundaries: [Boundary] { withExtendedLifetime(self) { readBoundaries() } }

  private func readBoundaries() -> [Boundary] {
    var count: Int32 = 0
    guard let attributes = pango_layout_get_log_attrs_readonly(layout, &count) else { return [] }
    var result = [Boundary](repeating: [], count: text.bytes.count + 1)
    var character = 0
    for byte in 0...text.bytes.count {
      if byte < text.bytes.count, text.bytes[byte] & 0xc0 == 0x80 { continue }
      guard character < Int(count) else { break }
      let attribute = attributes[character]
      if attribute.is_line_break != 0 { result[byte].insert(.line) }
      if attribute.is_mandatory_break != 0 { result[byte].insert(.mandatory) }
      if attribute.is_char_break != 0 { result[byte].insert(.character) }
      if attribute.is_white != 0 { result[byte].insert(.space) }
      character += 1
    }
    return result
  }
}
