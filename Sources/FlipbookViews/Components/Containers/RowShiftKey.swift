/// The shift of a row.
enum RowShiftKey: LayoutValueKey { static var defaultValue: RowShift { RowShift() } }
