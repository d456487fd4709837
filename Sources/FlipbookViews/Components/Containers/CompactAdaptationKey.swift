import FlipbookDrawing
import FlipbookMotion
import Foundation

enum CompactAdaptationKey: PreferenceKey {
  static var defaultValue: PresentationAdaptation? { nil }

  static func reduce(
    value: inout PresentationAdaptation?, nextValue: () -> PresentationAdaptation?
  ) { value = value ?? nextValue() }
}
