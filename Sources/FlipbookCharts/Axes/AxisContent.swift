import FlipbookDrawing
import FlipbookViews
import Foundation

/// The content of an axis.
@MainActor @preconcurrency
public protocol AxisContent {
  /// The groups of marks as charts take them.
  var _specs: [_AxisSpec] { get }
}

extension AxisContent {
  private func changed(_ change: @escaping @MainActor (inout _AxisPart) -> Void) -> _AxisItems {
    _AxisItems(
      _specs: _specs.map { spec in
        var spec = spec
        let inside = spec.parts
        spec.parts = { value in
          inside(value).map { part in
            var part = part
            change(&part)
            return part
          }
        }
        return spec
      })
  }

  /// The color of the parts that have none.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisContent {
    changed { if $0.style == nil { $0.style = AnyShapeStyle(style) } }
  }

  /// The font of labels that have none.
  public func font(_ font: Font?) -> some AxisContent { changed { $0.font = $0.font ?? font } }

  /// Draws the marks as one layer; a film does so where it makes a difference.
  public func compositingLayer() -> some AxisContent { self }
}

extension Optional: AxisContent where Wrapped: AxisContent {
  /// The groups of marks, if any.
  public var _specs: [_AxisSpec] { self?._specs ?? [] }
}
