/// The outline of a view that a context menu lifts; nil for the usual one.
enum MenuPreviewShapeKey: LayoutValueKey { static var defaultValue: MenuPreviewShape? { nil } }
