extension GalleryCase {
  /// All cases of an area, in the order of the page.
  package static func cases(of area: GalleryArea) -> [GalleryCase] {
    switch area {
    case .buttons: buttons()
    case .controls: controls()
    case .pickers: pickers()
    case .fields: fields()
    case .containers: containers()
    case .lists: lists()
    case .bars: bars()
    case .presentations: presentations()
    case .transitions: transitions()
    case .figures: figures() + formulae()
    case .kitControls: kitControls()
    case .kitControllers: kitControllers() + kitBars() + kitMenus() + kitHands()
    case .scenes: scenes()
    }
  }

  package static let all = GalleryArea.allCases.flatMap(cases)
}
