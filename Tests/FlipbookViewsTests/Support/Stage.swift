import FlipbookMotion
import Foundation

@testable import FlipbookDrawing
@testable import FlipbookViews

/// A text engine whose characters are half an em wide and whose lines are one em high.
struct FixedTextEngine: TextEngine {
  func measures(of font: FontDescriptor) -> FontMeasures {
    FontMeasures(ascent: font.size * 0.75, descent: font.size * 0.25, capHeight: font.size * 0.7)
  }

  func layout(_ content: TextContent, in size: CGSize) -> TextLayout {
    let em = content.runs.first?.font.size ?? 0
    let characters = content.string.unicodeScalars.map(\.value)
    let perLine = size.width.isFinite ? max(1, Int(size.width / (em / 2) + 1e-9)) : max(1, characters.count)
    var lines: [TextLayout.Line] = []
    var width: CGFloat = 0
    for start in stride(from: 0, to: max(1, characters.count), by: perLine) {
      let part = characters[min(start, characters.count)..<min(start + perLine, characters.count)]
      let top = CGFloat(lines.count) * em
      let glyphs = part.enumerated().map { index, scalar in
        TextLayout.Glyph(
          index: scalar, position: CGPoint(x: CGFloat(index) * em / 2, y: top + em * 0.75), advance: em / 2,
          character: start + index)
      }
      let bounds = CGRect(x: 0, y: top, width: CGFloat(part.count) * em / 2, height: em)
      width = max(width, bounds.width)
      lines.append(
        TextLayout.Line(
          runs: [
            TextLayout.Run(
              font: "fixed", size: em, glyphs: glyphs, color: content.runs.first?.color, bounds: bounds)
          ], baseline: top + em * 0.75, bounds: bounds, ascent: em * 0.75, descent: em * 0.25))
    }
    return TextLayout(
      lines: lines, size: CGSize(width: width, height: CGFloat(lines.count) * em), isTruncated: false)
  }
}

struct NoImages: ImageProvider {
  func bitmap(named name: String) -> LoadedImage? { nil }
  func symbol(named name: String, font: FontDescriptor, scale: SymbolScale) -> SymbolOutline? {
    let side = font.size
    return SymbolOutline(
      path: Path(CGRect(x: 0, y: 0, width: side, height: side)), size: CGSize(width: side, height: side),
      baseline: side)
  }
}

extension ViewRuntime {
  /// A runtime whose film is 100 × 100 points unless said otherwise.
  convenience init(
    _ width: CGFloat = 100, _ height: CGFloat = 100, @ViewBuilder content: () -> some View
  ) {
    self.init(
      size: CGSize(width: width, height: height),
      resources: DrawingResources(textEngine: FixedTextEngine(), imageProvider: NoImages()), content: content)
  }

  /// The rectangles of all fills, in the film's coordinates, in drawing order.
  func fills(at time: TimeInterval) -> [CGRect] { Self.fills(in: displayList(at: time).items) { _ in true } }

  /// The rectangles of the fills in a colour of ``TestColor``, whatever their opacity.
  func fills(at time: TimeInterval, of color: TestColor.Name) -> [CGRect] {
    Self.fills(in: displayList(at: time).items) { paint in
      guard case .color(let own) = paint else { return false }
      return own.green == 0 && (color == .red ? (own.red, own.blue) : (own.blue, own.red)) == (1, 0)
    }
  }

  private static func fills(in items: [DisplayItem], _ isWanted: (Paint) -> Bool) -> [CGRect] {
    items.flatMap { item -> [CGRect] in
      switch item.content {
      case .fill(let path, let paint, _) where isWanted(paint):
        [path.boundingRect.applying(item.transform)]
      case .layer(let layer): fills(in: layer.items, isWanted)
      default: []
      }
    }
  }

  /// The texts that are drawn, line by line, in drawing order.
  func texts(at time: TimeInterval) -> [String] { Self.texts(in: displayList(at: time).items) }

  private static func texts(in items: [DisplayItem]) -> [String] {
    items.flatMap { item -> [String] in
      switch item.content {
      case .text(let layout, _, _):
        layout.lines.map { line in
          let scalars = line.runs.flatMap(\.glyphs).compactMap { Unicode.Scalar($0.index) }
          return String(String.UnicodeScalarView(scalars))
        }
      case .layer(let layer): texts(in: layer.items)
      default: []
      }
    }
  }

  /// The lines of text that are drawn with their boxes, in the film's coordinates, in drawing order.
  func textPlaces(at time: TimeInterval) -> [(text: String, frame: CGRect)] {
    Self.textPlaces(in: displayList(at: time).items)
  }

  private static func textPlaces(in items: [DisplayItem]) -> [(text: String, frame: CGRect)] {
    items.flatMap { item -> [(text: String, frame: CGRect)] in
      switch item.content {
      case .text(let layout, let origin, _):
        layout.lines.map { line in
          let scalars = line.runs.flatMap(\.glyphs).compactMap { Unicode.Scalar($0.index) }
          return (
            String(String.UnicodeScalarView(scalars)),
            line.bounds.offsetBy(dx: origin.x, dy: origin.y).applying(item.transform)
          )
        }
      case .layer(let layer): textPlaces(in: layer.items)
      default: []
      }
    }
  }

  /// The colours of all fills, in drawing order, as `#RRGGBBAA`, with the opacities of layers around them.
  func colors(at time: TimeInterval) -> [String] { Self.colors(in: displayList(at: time).items, opacity: 1) }

  private static func colors(in items: [DisplayItem], opacity: Double) -> [String] {
    items.flatMap { item -> [String] in
      switch item.content {
      case .fill(_, .color(let color), _):
        [color.multipliedOpacity(by: Float(opacity * item.opacity)).hexadecimal]
      case .layer(let layer): colors(in: layer.items, opacity: opacity * item.opacity)
      default: []
      }
    }
  }
}

/// Whether two rectangles agree to a thousandth of a point.
func isNear(_ a: CGRect, _ b: CGRect) -> Bool {
  abs(a.minX - b.minX) < 1e-3 && abs(a.minY - b.minY) < 1e-3 && abs(a.width - b.width) < 1e-3
    && abs(a.height - b.height) < 1e-3
}
