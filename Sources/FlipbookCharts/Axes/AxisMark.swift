import FlipbookDrawing
import FlipbookViews
import Foundation

/// A part of an axis at one of its values: a line, a tick, a label.
@MainActor @preconcurrency
public protocol AxisMark {
  /// The parts as charts take them.
  var _parts: [_AxisPart] { get }
}

extension AxisMark {
  private func changed(_ change: (inout _AxisPart) -> Void) -> _AxisMarks {
    _AxisMarks(
      _parts: _parts.map { part in
        var part = part
        change(&part)
        return part
      })
  }

  /// The color of the part.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark {
    changed { if $0.style == nil { $0.style = AnyShapeStyle(style) } }
  }

  /// The font of labels.
  public func font(_ font: Font?) -> some AxisMark { changed { $0.font = $0.font ?? font } }

  /// Moves the part, in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark {
    offset(CGSize(width: x, height: y))
  }

  /// Moves the part, in points.
  public func offset(_ offset: CGSize) -> some AxisMark {
    changed {
      $0.offset.width += offset.width
      $0.offset.height += offset.height
    }
  }
}

extension Optional: AxisMark where Wrapped: AxisMark {
  /// The parts, if any.
  public var _parts: [_AxisPart] { self?._parts ?? [] }
}
