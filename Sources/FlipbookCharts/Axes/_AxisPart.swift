import FlipbookDrawing
import FlipbookViews
import Foundation

/// A part of an axis as charts take it.
public struct _AxisPart {
  enum Kind { case grid, tick, label }

  /// The characters or views of a label.
  enum Content {
    case automatic
    case text(Text)
    case format((Datum) -> String?)
    case view(AnyView)
  }

  let kind: Kind
  var isCentered: Bool?
  var stroke: StrokeStyle?
  var length: AxisTick.Length = .automatic
  var content = Content.automatic
  var anchor: UnitPoint?
  var collision = AxisValueLabelCollisionResolution.automatic
  var orientation = AxisValueLabelOrientation.automatic
  var horizontalSpacing: CGFloat?
  var verticalSpacing: CGFloat?
  var style: AnyShapeStyle?
  var font: Font?
  var offset = CGSize.zero

  init(_ kind: Kind) { self.kind = kind }
}
