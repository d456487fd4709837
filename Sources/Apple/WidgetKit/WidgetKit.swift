// Widgets in previews, under the names of Apple's WidgetKit.
@_exported import Flipbook
