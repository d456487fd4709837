/// A command letter of SVG path data.
struct SVGPathCommand {
  enum Kind {
    case move, line, horizontal, vertical, curve, smoothCurve, quad, smoothQuad, arc, close
  }

  var kind: Kind
  /// Whether coordinates count from the current point.
  let isRelative: Bool

  init?(_ letter: UInt8) {
    isRelative = letter >= UInt8(ascii: "a")
    switch Character(UnicodeScalar(letter & ~0x20)) {
    case "M": kind = .move
    case "L": kind = .line
    case "H": kind = .horizontal
    case "V": kind = .vertical
    case "C": kind = .curve
    case "S": kind = .smoothCurve
    case "Q": kind = .quad
    case "T": kind = .smoothQuad
    case "A": kind = .arc
    case "Z": kind = .close
    default: return nil
    }
  }
}
