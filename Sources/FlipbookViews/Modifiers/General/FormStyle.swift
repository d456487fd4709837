import FlipbookDrawing
import FlipbookMotion
import Foundation

/// How a form looks: as on a telephone.
@MainActor @preconcurrency
public protocol FormStyle {}

extension FormStyle where Self == AutomaticFormStyle {
  /// The usual form.
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
  /// A form with its rows in groups.
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
  /// A form in columns; shown in groups.
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}
