import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Describes a control to scripts.
struct ControlModifier: ElementModifier {
  typealias AnimatableData = EmptyAnimatableData
  let info: @MainActor () -> ControlInfo
  @Environment(\.isEnabled) private var isEnabled

  init(_ info: @escaping @MainActor () -> ControlInfo) { self.info = info }

  var control: ControlInfo? {
    var info = info()
    info.isEnabled = isEnabled
    return info
  }
}
