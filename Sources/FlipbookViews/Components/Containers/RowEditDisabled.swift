import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Which actions of a `ForEach` a row keeps out.
struct RowEditDisabled: OptionSet {
  let rawValue: Int
  static let delete = RowEditDisabled(rawValue: 1)
  static let move = RowEditDisabled(rawValue: 2)
}

private enum RowEditDisabledAroundKey: EnvironmentKey {
  static var defaultValue: RowEditDisabled { RowEditDisabled() }
}

extension EnvironmentValues {
  /// The actions that the views around rows keep out.
  var rowEditDisabled: RowEditDisabled {
    get { self[RowEditDisabledAroundKey.self] }
    set { self[RowEditDisabledAroundKey.self] = newValue }
  }
}
