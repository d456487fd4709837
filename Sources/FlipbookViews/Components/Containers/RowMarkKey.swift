/// How grey a row of a list is, 0 … 1, as one that a finger has chosen.
enum RowMarkKey: LayoutValueKey { static var defaultValue: Double? { nil } }
