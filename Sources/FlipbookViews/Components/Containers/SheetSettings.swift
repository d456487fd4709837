import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The settings that the content of a sheet asks for.
struct SheetSettings: Equatable {
  var detents: Set<PresentationDetent> = [.large]
  var selection: (@MainActor () -> PresentationDetent)?
  var select: (@MainActor (PresentationDetent) -> Void)?
  var showsIndicator: Bool?
  var cornerRadius: CGFloat?
  var background: AnyShapeStyle?
  var staysUp = false
  var interaction = PresentationBackgroundInteraction.automatic
  /// Distinguishes settings that can't be compared.
  var version = 0

  static func == (a: SheetSettings, b: SheetSettings) -> Bool {
    a.detents == b.detents && a.showsIndicator == b.showsIndicator && a.cornerRadius == b.cornerRadius
      && a.staysUp == b.staysUp && (a.background == nil) == (b.background == nil)
      && (a.selection == nil) == (b.selection == nil)
  }
}
