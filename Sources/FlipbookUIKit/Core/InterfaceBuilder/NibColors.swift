import FlipbookDrawing
import Foundation

/// Colours of documents.
@MainActor
enum NibColors {
  /// Returns the colour of a key; nil where the document says none.
  static func color(_ key: String, of element: MarkupElement, in file: NibFile) -> UIColor? {
    element.keyed(key, "color").flatMap { color($0, in: file) }
  }

  /// Returns the colour of an element `color`.
  static func color(_ element: MarkupElement, in file: NibFile) -> UIColor? {
    if let name = element["systemColor"] ?? element["cocoaTouchSystemColor"] {
      if let system = system[name] { return system }
    }
    if let name = element["name"], element["red"] == nil, element["white"] == nil {
      if let named = UIColor(named: name, in: file.bundle, compatibleWith: nil) { return named }
      return file.namedColor(name).flatMap { color($0, in: file) }
    }
    let alpha = element.number("alpha") ?? 1
    if let white = element.number("white") { return UIColor(white: white, alpha: alpha) }
    guard let red = element.number("red"), let green = element.number("green"),
      let blue = element.number("blue")
    else { return nil }
    if element["customColorSpace"] == "displayP3" {
      return UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
    }
    return UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// UIKit's own colours by the names of their properties.
  private static let system: [String: UIColor] = [
    "systemRedColor": .systemRed, "systemOrangeColor": .systemOrange, "systemYellowColor": .systemYellow,
    "systemGreenColor": .systemGreen, "systemMintColor": .systemMint, "systemTealColor": .systemTeal,
    "systemCyanColor": .systemCyan, "systemBlueColor": .systemBlue, "systemIndigoColor": .systemIndigo,
    "systemPurpleColor": .systemPurple, "systemPinkColor": .systemPink, "systemBrownColor": .systemBrown,
    "systemGrayColor": .systemGray, "systemGray2Color": .systemGray2, "systemGray3Color": .systemGray3,
    "systemGray4Color": .systemGray4, "systemGray5Color": .systemGray5, "systemGray6Color": .systemGray6,
    "labelColor": .label, "secondaryLabelColor": .secondaryLabel, "tertiaryLabelColor": .tertiaryLabel,
    "quaternaryLabelColor": .quaternaryLabel, "placeholderTextColor": .placeholderText, "linkColor": .link,
    "systemBackgroundColor": .systemBackground,
    "secondarySystemBackgroundColor": .secondarySystemBackground,
    "tertiarySystemBackgroundColor": .tertiarySystemBackground,
    "systemGroupedBackgroundColor": .systemGroupedBackground,
    "secondarySystemGroupedBackgroundColor": .secondarySystemGroupedBackground,
    "tertiarySystemGroupedBackgroundColor": .tertiarySystemGroupedBackground,
    "groupTableViewBackgroundColor": .groupTableViewBackground, "systemFillColor": .systemFill,
    "secondarySystemFillColor": .secondarySystemFill, "tertiarySystemFillColor": .tertiarySystemFill,
    "quaternarySystemFillColor": .quaternarySystemFill, "separatorColor": .separator,
    "opaqueSeparatorColor": .opaqueSeparator, "tintColor": .tintColor, "darkTextColor": .darkText,
    "lightTextColor": .lightText, "blackColor": .black, "whiteColor": .white, "clearColor": .clear,
    "viewFlipsideBackgroundColor": UIColor(white: 0.12, alpha: 1),
    "scrollViewTexturedBackgroundColor": UIColor(white: 0.44, alpha: 1),
  ]
}
