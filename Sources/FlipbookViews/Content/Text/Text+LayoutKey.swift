import FlipbookDrawing
import Foundation

extension Text {
  /// The layouts of the texts inside a view, in order, for views around them to read with `overlayPreferenceValue` and
  /// its like.
  public struct LayoutKey: PreferenceKey {
    /// A text as it has been laid out, and where.
    public struct AnchoredLayout: Equatable {
      /// The top left corner of the text's rectangle, which the layout's coordinates start from.
      public var origin: Anchor<CGPoint>
      /// The layout of the text.
      public var layout: Text.Layout
    }

    /// No texts.
    public static var defaultValue: [AnchoredLayout] { [] }

    /// Adds the texts of later views.
    public static func reduce(value: inout [AnchoredLayout], nextValue: () -> [AnchoredLayout]) {
      value += nextValue()
    }
  }
}
