import FlipbookDrawing
import FlipbookMotion
import Foundation

/// How the characters of a numeric text come and go, as measured on recordings of phones (docs/fidelity.md).
///
/// Each place rolls by itself, from the left one on: what was there leaves by 0.42 of the font's size, shrinks, blurs and
/// fades, and the new character comes in the same way from the other side. It arrives after two fifths of the animation
/// and goes a little too far.
struct NumericRoll {
  /// Of the animation, 0…1.
  let progress: Double
  /// The number of places that change.
  let places: Int

  /// Of the font's size: how far characters come and go.
  static let travel = 0.42
  /// More characters than these fade as one.
  static let mostCharacters = 32

  private static let smallest = 0.4
  /// Of the font's size: the standard deviation at the far end.
  private static let blur = 0.07
  /// Of the animation: when the last place begins, and how far the second is behind the first.
  private static let lastStart = 0.37
  /// Over the animation as a second.
  private static let spring = Spring(response: 0.77, dampingRatio: 0.7)

  /// How far a place has rolled: from 0, and a little beyond 1.
  ///
  /// - Parameter place: Counted from the left one that changes.
  func share(of place: Int) -> Double {
    let start = places > 1 ? Self.lastStart * Double(place) / Double(places - 1) : 0
    let own = progress - start
    guard own > 0, progress < 1 else { return progress < 1 ? 0 : 1 }
    let rolled: Double = Self.spring.value(target: 1.0, time: own)
    // The rest of the swing dies away at the end.
    return 1 + (rolled - 1) * min(1, (1 - progress) * 10)
  }

  /// Draws a character on its way.
  ///
  /// - Parameters:
  ///   - shift: How far from its place: 1 where new ones come from, −1 where old ones go, in a text that counts up.
  ///   - opacity: 0…1.
  static func draw(
    _ placed: GlyphDifference.Placed, size: CGSize, at origin: CGPoint, shift: Double, opacity: Double,
    shading: GraphicsContext.Shading, in context: GraphicsContext
  ) {
    let away = min(1, abs(shift))
    guard opacity > 0 else { return }
    var context = context
    context.opacity *= min(1, opacity)
    let (em, glyph) = (placed.run.size, placed.glyph)
    let scale = 1 - (1 - smallest) * away
    let middle = CGPoint(
      x: origin.x + glyph.position.x + glyph.advance / 2 - glyph.offset,
      y: origin.y + glyph.position.y - 0.35 * em)
    context.translateBy(x: middle.x, y: middle.y + shift * travel * em)
    context.scaleBy(x: scale, y: scale)
    context.translateBy(x: -middle.x, y: -middle.y)
    let radius = blur * em * away
    if radius > 0.1 { context.addFilter(.blur(radius: radius)) }
    context.draw(GlyphDifference.layout([placed], size: size), shading: shading, origin: origin)
  }
}
