import Flipbook
import UIKit

/// A clip that shows what it found while it was made.
struct MadeWhen: Clip {
  var duration: TimeInterval { 1 }
  let start = Date().timeIntervalSinceReferenceDate
  let scale = MainActor.assumeIsolated { UIScreen.main.scale }

  func draw(in context: inout GraphicsContext, size: CGSize, time: TimeInterval) {
    context.fill(Path(CGRect(x: start * 10, y: scale * 10, width: 20, height: 20)), with: .color(.red))
  }
}
