/// The tap of a row's only view, a button or a link, which the rest of the row answers too; nil for none.
enum RowTapKey: LayoutValueKey { static var defaultValue: AttachedGesture? { nil } }
