/// The swipe of each edge of a row, the inner modifiers' first.
enum RowSwipesKey: LayoutValueKey { static var defaultValue: [RowSwipe] { [] } }
