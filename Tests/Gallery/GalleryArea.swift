/// A page of the gallery.
package enum GalleryArea: String, Sendable, CaseIterable {
  case buttons, controls, pickers, fields
  case containers, lists, bars, presentations
  case transitions, figures
  case kitControls = "uikit-controls"
  case kitControllers = "uikit-controllers"
  case scenes

  /// Its heading.
  package var title: String {
    switch self {
    case .buttons: "Buttons and menus"
    case .controls: "Controls"
    case .pickers: "Pickers"
    case .fields: "Text and fields"
    case .containers: "Containers"
    case .lists: "Lists and forms"
    case .bars: "Bars"
    case .presentations: "Presentations"
    case .transitions: "Transitions"
    case .figures: "Figures that people explain with"
    case .kitControls: "UIKit's controls"
    case .kitControllers: "UIKit's tables, collections and controllers"
    case .scenes: "Example scenes"
    }
  }
}
