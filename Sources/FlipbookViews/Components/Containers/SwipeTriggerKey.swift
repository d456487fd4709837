/// The trigger of a button that stands in a row's swipe.
enum SwipeTriggerKey: LayoutValueKey { static var defaultValue: SwipeTrigger? { nil } }
