import Foundation

/// How the glyphs of a face are set as the phone's: what is added to their rooms, and how far their ink is moved.
struct GlyphSpacing: Sendable {
  /// The change of one glyph's room, in ems.
  struct Change: Sendable {
    var advance = PhoneSpacing.Value()
    /// How far the ink moves to the right.
    var shift = PhoneSpacing.Value()
    /// Whether the glyph begins a pair of `pairs`.
    var beginsPair = false
  }

  /// By glyph; empty for a face that is set as it is.
  var changes: [Change] = []
  /// The space added between two glyphs, in ems, by their key.
  var pairs: [UInt64: CGFloat] = [:]

  static func key(_ left: UInt32, _ right: UInt32) -> UInt64 { UInt64(left) << 32 | UInt64(right) }

  /// A face as it is.
  init() {}

  /// - Parameters:
  ///   - file: The face that is drawn.
  ///   - text: The face that the figures are measured against: Inter of the same weight.
  init(of file: FontFile, measuredAgainst text: FontFile, _ spacing: PhoneSpacing) {
    changes = (0..<file.glyphCount).map { glyph in
      guard file.advance(of: glyph) > 0 else { return Change() }
      let other = file === text ? glyph : file.name(of: glyph).flatMap { text.glyph(named: $0) }
      let width = other.map { text.ownAdvance(of: $0) } ?? file.ownAdvance(of: glyph)
      return Self.change(width - file.advance(of: glyph), spacing.advance(ofWidth: width))
    }
    var measured: [UInt32: Change] = [:]
    for character in PhoneSpacing.measured {
      guard let scalar = character.unicodeScalars.first, let entry = spacing[character],
        let glyph = file.glyph(for: scalar), let other = text.glyph(for: scalar)
      else { continue }
      var change = Self.change(text.ownAdvance(of: other) - file.advance(of: glyph), entry.advance)
      let middle =
        if let ink = file.inkBounds(of: glyph), let target = text.inkBounds(of: other) {
          target.midX / text.stretch.width - ink.midX
        } else {
          CGFloat(0)
        }
      change.shift = PhoneSpacing.Value(text: middle, display: middle) + entry.middle
      measured[glyph] = change
    }
    // Any order: each glyph has one change.
    for (glyph, change) in measured { changes[Int(glyph)] = change }
    spread(measured, in: file)
    for pair in PhoneSpacing.kerning {
      guard let left = pair.left.unicodeScalars.first.flatMap({ file.glyph(for: $0) }),
        let right = pair.right.unicodeScalars.first.flatMap({ file.glyph(for: $0) })
      else { continue }
      changes[Int(left)].beginsPair = true
      pairs[Self.key(left, right)] = pair.space
    }
  }

  /// Characters with accents have the spacing of their letters.
  private mutating func spread(_ measured: [UInt32: Change], in file: FontFile) {
    for (scalar, letter) in Self.accented {
      guard let glyph = file.glyph(for: scalar), measured[glyph] == nil,
        let base = file.glyph(for: letter), var change = measured[base],
        abs(file.advance(of: base) - file.advance(of: glyph)) < 0.001
      else { continue }
      change.beginsPair = false
      changes[Int(glyph)] = change
    }
  }

  /// Latin characters with accents and their letters.
  private static let accented: [(scalar: Unicode.Scalar, letter: Unicode.Scalar)] =
    [0xc0...0x24f, 0x1e00...0x1eff].joined().compactMap { value in
      guard let scalar = Unicode.Scalar(UInt32(value)),
        let letter = String(scalar).decomposedStringWithCanonicalMapping.unicodeScalars.first,
        letter != scalar
      else { return nil }
      return (scalar, letter)
    }

  /// A glyph that stays in the middle of its room.
  private static func change(_ width: CGFloat, _ more: PhoneSpacing.Value) -> Change {
    let advance = PhoneSpacing.Value(text: width, display: width) + more
    return Change(
      advance: advance, shift: PhoneSpacing.Value(text: advance.text / 2, display: advance.display / 2))
  }
}
