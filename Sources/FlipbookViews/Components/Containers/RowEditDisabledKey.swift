import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The actions that what is in a row keeps out.
enum RowEditDisabledKey: PreferenceKey {
  static var defaultValue: RowEditDisabled { RowEditDisabled() }
  static func reduce(value: inout RowEditDisabled, nextValue: () -> RowEditDisabled) {
    value.formUnion(nextValue())
  }
}
