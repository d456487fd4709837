import Foundation

/// Which texts are in a picture.
open class VNRecognizeTextRequest: VNImageBasedRequest {
  /// How carefully it is looked.
  open var recognitionLevel = VNRequestTextRecognitionLevel.accurate
  /// The languages that the texts may have, in order.
  open var recognitionLanguages: [String] = ["en-US"]
  /// Whether words are corrected by the language.
  open var usesLanguageCorrection = true
  /// Words beside those of the language.
  open var customWords: [String] = []
  /// The least height of a text, in shares of the picture.
  open var minimumTextHeight: Float = 0
  /// Whether the language is found out.
  open var automaticallyDetectsLanguage = false
}
