import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The view that a page zooms from; nil for a page that is pushed.
enum ZoomKeyPreference: PreferenceKey {
  static var defaultValue: ZoomKey? { nil }
  static func reduce(value: inout ZoomKey?, nextValue: () -> ZoomKey?) { value = value ?? nextValue() }
}
