import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The modifiers around views, and the values they give their container.
@MainActor
struct SubviewWrap {
  var view: @MainActor (AnyView) -> AnyView = { $0 }
  /// From the inside out.
  var setters: [any ContainerValueSetter] = []
}
