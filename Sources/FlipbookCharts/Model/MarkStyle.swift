import FlipbookDrawing
import FlipbookMotion
import FlipbookViews
import Foundation

/// The style that modifiers give a mark.
@MainActor
struct MarkStyle {
  /// A value that a style follows, with the name of what it measures.
  struct Key: Hashable {
    var label: String
    var datum: Datum
  }

  /// The place of a mark beside others.
  struct Position {
    var key: Key
    var axis: Axis?
    var span: MarkDimension
  }

  var foreground: AnyShapeStyle?
  var foregroundKey: Key?
  var opacity = 1.0
  var lineStyle: StrokeStyle?
  var lineStyleKey: Key?
  var symbol: AnyChartSymbolShape?
  var symbolKey: Key?
  var symbolView: AnyView?
  /// Width and height, in points.
  var symbolSize: CGSize?
  var symbolSizeKey: Key?
  var position: Position?
  var interpolation: InterpolationMethod?
  var cornerRadius: CGFloat?
  var cornerStyle = RoundedCornerStyle.continuous
  /// Where the ends are moved to, in points.
  var offset = CGSize.zero
  var startOffset = CGSize.zero
  var endOffset = CGSize.zero
  var zIndex = 0.0
  var blur: CGFloat = 0
  var shadow: Shadow?
  var annotations: [MarkAnnotation] = []
  var alignsWithPlot = false
  /// The clip of the mark.
  var clip: MarkClip?
  var names: [String] = []

  struct Shadow {
    var color: Color
    var radius: CGFloat
    var offset: CGSize
  }
}
