import FlipbookPicture
import Foundation

/// The latest recording of a file, so that the next picture records anew only what changes.
///
/// Pictures are the same with and without one, in any order of times. It belongs to one film and one thread.
package final class LottieRecord {
  private var comp: LottieCompRecord?
  private var canvas = CGRect.null

  package init() {}

  /// The record of the layers of the file.
  func layers(of comp: LottieComp, on canvas: CGRect) -> LottieCompRecord {
    if let known = self.comp, self.canvas == canvas { return known }
    let new = LottieCompRecord(comp, LottieRecordBudget())
    (self.comp, self.canvas) = (new, canvas)
    return new
  }
}
