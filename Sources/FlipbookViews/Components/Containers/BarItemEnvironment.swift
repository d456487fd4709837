import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Gives an item of a bar the environment of the page that it belongs to: its objects, its own keys, the mode of editing,
/// the tint. Looks of texts and controls, and places, are the bar's.
struct BarItemEnvironment: ViewModifier {
  let page: EnvironmentValues

  init(page: EnvironmentValues) { self.page = page }

  func body(content: Content) -> some View {
    content.transformEnvironment(\.self) { $0 = merged($0) }
  }

  private func merged(_ bar: EnvironmentValues) -> EnvironmentValues {
    var result = page
    func keep<Value>(_ path: WritableKeyPath<EnvironmentValues, Value>) {
      result[keyPath: path] = bar[keyPath: path]
    }
    // Texts and symbols.
    keep(\.font)
    keep(\.plainTextFont)
    keep(\.foregroundStyle)
    keep(\.foregroundIsDefault)
    keep(\.foregroundLevels)
    keep(\.backgroundStyle)
    keep(\.lineLimit)
    keep(\.lineSpacing)
    keep(\.minimumScaleFactor)
    keep(\.multilineTextAlignment)
    keep(\.textCase)
    keep(\.truncationMode)
    keep(\.imageScale)
    keep(\.symbolVariants)
    keep(\.dynamicTypeSize)
    keep(\.colorScheme)
    keep(\.redactionReasons)
    // Controls.
    keep(\.labelStyle)
    keep(\.labelMetrics)
    keep(\.labelsAreHidden)
    keep(\.controlSize)
    keep(\.primitiveButtonStyle)
    // Places.
    keep(\.stackAxis)
    keep(\.isInBar)
    keep(\.isInSection)
    keep(\.largeTitleIsShown)
    keep(\.isBelowBar)
    keep(\.listStyle)
    keep(\.rowMove)
    keep(\.rowEditDisabled)
    keep(\.topBar)
    keep(\.bottomBar)
    keep(\.navigation)
    keep(\.outerSearch)
    keep(\.outerToolbar)
    keep(\.scrolledAxes)
    keep(\.safeAreaInsets)
    return result
  }
}
