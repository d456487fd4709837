import Foundation

/// A text in lines, as Core Text passes it around.
public final class CTFrame {
  /// The lines, from the top.
  let lines: [CTLine]
  /// The starts of the baselines from the bottom left of the frame, y up, in points.
  let origins: [CGPoint]

  init(lines: [CTLine], origins: [CGPoint]) { (self.lines, self.origins) = (lines, origins) }
}

/// The lines of a frame, from the top.
public func CTFrameGetLines(_ frame: CTFrame) -> CFArray { frame.lines }

/// Gives the starts of the baselines of lines, from the bottom left of the frame's path, y up, in points.
///
/// - Parameter range: The lines; a length of 0 is for all behind its start.
public func CTFrameGetLineOrigins(
  _ frame: CTFrame, _ range: CFRange, _ origins: UnsafeMutablePointer<CGPoint>
) {
  let rest = frame.origins.dropFirst(range.location)
  for (index, origin) in rest.prefix(range.length == 0 ? rest.count : range.length).enumerated() {
    origins[index] = origin
  }
}

/// Draws the lines of a frame at their places.
public func CTFrameDraw(_ frame: CTFrame, _ context: CGContext) {
  for (line, origin) in zip(frame.lines, frame.origins) {
    context.textPosition = origin
    context.draw(line)
  }
}
