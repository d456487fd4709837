import FlipbookDrawing
import Foundation

/// Draws the text of a secure field: a dot for each character, as large and as far apart as the phone's.
struct SecureDots: TextRenderer {
  /// How many characters there are.
  let count: Int

  /// From one dot to the next, in ems: 8.67 points at 14.
  private static let pitch: CGFloat = 0.619
  /// In ems: 6 points at 14.
  private static let diameter: CGFloat = 0.4286
  /// The room before a dot, in ems.
  private static let lead: CGFloat = 0.139
  /// The dots' middle above the baseline, in ems.
  private static let middle: CGFloat = 0.461
  /// The height of a line of the system's font, in ems.
  private static let line: CGFloat = 2444 / 2048

  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
    var size = text.sizeThatFits(proposal)
    let em = text.content.runs.first?.font.size ?? 0
    size.width = min(proposal.width ?? .infinity, CGFloat(count) * Self.pitch * em)
    return size
  }

  func draw(layout: Text.Layout, in context: inout GraphicsContext) {
    guard let line = layout.first else { return }
    let bounds = line.typographicBounds
    let em = (bounds.ascent + bounds.descent) / Self.line
    var dots = Path()
    for index in 0..<count {
      let x = line.origin.x + (CGFloat(index) * Self.pitch + Self.lead) * em
      dots.addEllipse(
        in: CGRect(
          x: x, y: line.origin.y - (Self.middle + Self.diameter / 2) * em, width: Self.diameter * em,
          height: Self.diameter * em))
    }
    context.fill(dots, with: .foreground)
  }
}
