import Foundation

/// Reads the name of a language, with or without script and region.
enum LocaleText {
  static func parse(_ text: String) throws -> Locale {
    guard text.wholeMatch(of: /[A-Za-z]{2,3}([_-][A-Za-z]{4})?([_-]([A-Za-z]{2}|[0-9]{3}))?/) != nil else {
      throw ValueError("is no language and region; write a name such as de, en_GB or zh-Hant")
    }
    return Locale(identifier: text.replacing("-", with: "_"))
  }
}
