import Foundation

/// Breaks a text into lines, as Core Text passes it around.
public final class CTFramesetter {
  let text: NSAttributedString

  init(_ text: NSAttributedString) { self.text = text }

  /// The part of the text that a range stands for; all behind its start for a length of 0.
  fileprivate func part(_ range: CFRange) -> NSAttributedString {
    let start = min(max(range.location, 0), text.length)
    let length = range.length == 0 ? text.length - start : min(range.length, text.length - start)
    return text.attributedSubstring(from: NSRange(location: start, length: max(length, 0)))
  }
}

/// Makes what breaks a text into lines.
public func CTFramesetterCreateWithAttributedString(_ attrString: CFAttributedString) -> CTFramesetter {
  CTFramesetter(attrString)
}

/// Breaks a range of the text into lines within the rectangle around a path. Others than rectangles have no effect of
/// their own.
public func CTFramesetterCreateFrame(
  _ framesetter: CTFramesetter, _ stringRange: CFRange, _ path: CGPath, _ frameAttributes: CFDictionary?
) -> CTFrame {
  let (room, part) = (path.boundingBoxOfPath, framesetter.part(stringRange))
  guard part.length > 0,
    let layout = QuartzStack.layout(part, in: room.size, "The lines of a text are asked for")
  else { return CTFrame(lines: [], origins: []) }
  var lines: [CTLine] = []
  var origins: [CGPoint] = []
  for (index, line) in layout.lines.enumerated() {
    let start = line.runs.map(\.characters.lowerBound).min() ?? 0
    let next =
      layout.lines.dropFirst(index + 1).first?.runs.map(\.characters.lowerBound).min() ?? part.length
    let range = NSRange(location: start, length: max(0, next - start))
    lines.append(
      CTLine(
        part.attributedSubstring(from: range),
        range: CFRange(location: stringRange.location + start, length: range.length)))
    origins.append(CGPoint(x: room.minX + line.bounds.minX, y: room.height - line.baseline))
  }
  return CTFrame(lines: lines, origins: origins)
}

/// The size that a range of the text takes within limits, in points.
public func CTFramesetterSuggestFrameSizeWithConstraints(
  _ framesetter: CTFramesetter, _ stringRange: CFRange, _ frameAttributes: CFDictionary?,
  _ constraints: CGSize, _ fitRange: UnsafeMutablePointer<CFRange>?
) -> CGSize {
  let part = framesetter.part(stringRange)
  fitRange?.pointee = CFRange(location: stringRange.location, length: part.length)
  return QuartzStack.layout(part, in: constraints, "The size of a text is asked for")?.size ?? .zero
}
