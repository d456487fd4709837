import Foundation
import Synchronization

/// How the glyphs of a face are set as the phone's: what is added to their rooms, and how far their ink is moved.
///
/// A face has thousands of glyphs, and a text a few: each glyph's change is worked out when it is asked for first, from any
/// thread, and kept.
final class GlyphSpacing: Sendable {
  /// The change of one glyph's room, in ems.
  struct Change: Equatable, Sendable {
    var advance = PhoneSpacing.Value()
    /// How far the ink moves to the right.
    var shift = PhoneSpacing.Value()
  }

  /// The face that is drawn.
  private let file: FontFile
  /// The face that the figures are measured against: Inter of the same weight.
  private let text: FontFile
  private let spacing: PhoneSpacing
  /// The changes of glyphs of characters that were measured.
  private let measured: [UInt32: Change]
  /// Glyphs that begin a pair of `pairs`.
  private let pairStarts: Set<UInt32>
  /// The space added between two glyphs, in ems, by their key.
  private let pairs: [UInt64: CGFloat]

  private struct Kept {
    /// Those of other glyphs, as far as they were asked for.
    var changes: [UInt32: Change] = [:]
    /// Those of letters with accents; nil until a glyph is asked for that wasn't measured.
    var accented: [UInt32: Change]?
  }

  private let kept = Mutex(Kept())

  private static func key(_ left: UInt32, _ right: UInt32) -> UInt64 { UInt64(left) << 32 | UInt64(right) }

  /// - Parameters:
  ///   - file: The face that is drawn.
  ///   - text: The face that the figures are measured against.
  init(of file: FontFile, measuredAgainst text: FontFile, _ spacing: PhoneSpacing) {
    (self.file, self.text, self.spacing) = (file, text, spacing)
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
    self.measured = measured
    var starts: Set<UInt32> = []
    var pairs: [UInt64: CGFloat] = [:]
    for pair in PhoneSpacing.kerning {
      guard let left = pair.left.unicodeScalars.first.flatMap({ file.glyph(for: $0) }),
        let right = pair.right.unicodeScalars.first.flatMap({ file.glyph(for: $0) })
      else { continue }
      starts.insert(left)
      pairs[Self.key(left, right)] = pair.space
    }
    (pairStarts, self.pairs) = (starts, pairs)
  }

  /// The change of a glyph; nil for one that the face doesn't have.
  func change(of glyph: UInt32) -> Change? {
    guard glyph < file.glyphCount else { return nil }
    if let change = measured[glyph] { return change }
    return kept.withLock { kept in
      if let change = kept.changes[glyph] { return change }
      let accented = kept.accented ?? Self.accented(in: file, measured)
      kept.accented = accented
      let change = accented[glyph] ?? Self.plain(glyph, of: file, measuredAgainst: text, spacing)
      kept.changes[glyph] = change
      return change
    }
  }

  /// The space added between two glyphs, in ems.
  func kerning(_ left: UInt32, _ right: UInt32) -> CGFloat {
    pairStarts.contains(left) ? pairs[Self.key(left, right)] ?? 0 : 0
  }

  /// The change of a glyph whose character wasn't measured: that of glyphs of its width.
  private static func plain(
    _ glyph: UInt32, of file: FontFile, measuredAgainst text: FontFile, _ spacing: PhoneSpacing
  ) -> Change {
    guard file.advance(of: glyph) > 0 else { return Change() }
    let other = file === text ? glyph : file.name(of: glyph).flatMap { text.glyph(named: $0) }
    let width = other.map { text.ownAdvance(of: $0) } ?? file.ownAdvance(of: glyph)
    return change(width - file.advance(of: glyph), spacing.advance(ofWidth: width))
  }

  /// Characters with accents have the spacing of their letters.
  private static func accented(in file: FontFile, _ measured: [UInt32: Change]) -> [UInt32: Change] {
    var changes: [UInt32: Change] = [:]
    for (scalar, letter) in accentedLetters {
      guard let glyph = file.glyph(for: scalar), measured[glyph] == nil,
        let base = file.glyph(for: letter), let change = measured[base],
        abs(file.advance(of: base) - file.advance(of: glyph)) < 0.001
      else { continue }
      changes[glyph] = change
    }
    return changes
  }

  /// Latin characters with accents and their letters.
  private static let accentedLetters: [(scalar: Unicode.Scalar, letter: Unicode.Scalar)] =
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
