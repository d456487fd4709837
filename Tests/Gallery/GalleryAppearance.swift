import Flipbook

/// The settings of a phone that a case is shown with.
package enum GalleryAppearance: String, Sendable, CaseIterable {
  case light, dark
  /// Light, with the text size of accessibility's second step.
  case large

  package var colorScheme: ColorScheme { self == .dark ? .dark : .light }
  package var dynamicTypeSize: DynamicTypeSize { self == .large ? .accessibility2 : .large }

  /// The looks that goldens show. Large type is for the page: its rules have tests on numbers.
  package static let approved: [GalleryAppearance] = [.light, .dark]
}
