import Foundation

/// A text that was found in a picture.
open class VNRecognizedTextObservation: VNRectangleObservation {
  /// Returns what it may say, the likeliest first.
  open func topCandidates(_ maxCandidateCount: Int) -> [VNRecognizedText] { [] }
}
