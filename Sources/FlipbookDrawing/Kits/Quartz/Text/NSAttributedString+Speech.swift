import Foundation

// Nothing is spoken in a film: a text with these attributes is drawn as without them.
extension NSAttributedString.Key {
  /// A number; true to speak punctuation. Has no effect in a film.
  public static let accessibilitySpeechPunctuation = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributePunctuation")
  /// The language of the text as a tag of BCP 47. Has no effect in a film.
  public static let accessibilitySpeechLanguage = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributeLanguage")
  /// A number from 0 to 2, 1 for the usual pitch. Has no effect in a film.
  public static let accessibilitySpeechPitch = NSAttributedString.Key("UIAccessibilitySpeechAttributePitch")
  /// A priority among announcements. Has no effect in a film.
  public static let accessibilitySpeechAnnouncementPriority = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributeAnnouncementPriority")
  /// A number; true to speak after what is being spoken. Has no effect in a film.
  public static let accessibilitySpeechQueueAnnouncement = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributeQueueAnnouncement")
  /// The pronunciation in phonetic notation. Has no effect in a film.
  public static let accessibilitySpeechIPANotation = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributeIPANotation")
  /// A number; true to speak the text letter by letter. Has no effect in a film.
  public static let accessibilitySpeechSpellOut = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributeSpellOut")
  /// A number from 0 to 6, 0 for none: the level of a heading. Has no effect in a film.
  public static let accessibilityTextHeadingLevel = NSAttributedString.Key(
    "UIAccessibilityTextAttributeHeadingLevel")
  /// Names that a text stands for. Has no effect in a film.
  public static let accessibilityTextCustom = NSAttributedString.Key("UIAccessibilityTextAttributeCustom")
}
