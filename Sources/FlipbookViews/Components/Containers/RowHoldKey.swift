/// The lift of a row, where its list can move it.
enum RowHoldKey: LayoutValueKey { static var defaultValue: RowHold? { nil } }
