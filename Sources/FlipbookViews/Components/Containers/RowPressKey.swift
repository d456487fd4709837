/// The long touch of a row's only view, which the rest of the row answers too; nil for none.
enum RowPressKey: LayoutValueKey { static var defaultValue: AttachedGesture? { nil } }
