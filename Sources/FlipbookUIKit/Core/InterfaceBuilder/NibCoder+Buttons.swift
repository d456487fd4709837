import FlipbookDrawing
import Foundation

/// The values that buttons read.
@MainActor
extension NibCoder {
  /// The kind of the button.
  var buttonType: UIButton.ButtonType {
    let types: [String: UIButton.ButtonType] = [
      "system": .system, "roundedRect": .system, "detailDisclosure": .detailDisclosure,
      "infoLight": .infoLight, "infoDark": .infoDark, "contactAdd": .contactAdd, "close": .close,
    ]
    return element["buttonType"].flatMap { types[$0] } ?? .custom
  }

  private static let states: [String: UIControl.State] = [
    "normal": .normal, "highlighted": .highlighted, "disabled": .disabled, "selected": .selected,
    "focused": .focused,
  ]

  func read(into button: UIButton) {
    let file = objects.file
    if let font = NibTexts.font(of: element) { button.titleLabel?.font = font }
    if let insets = element.keyed("contentEdgeInsets")?.insets { button.contentEdgeInsets = insets }
    if let insets = element.keyed("titleEdgeInsets")?.insets { button.titleEdgeInsets = insets }
    if let insets = element.keyed("imageEdgeInsets")?.insets { button.imageEdgeInsets = insets }
    if let mode = element["lineBreakMode"].flatMap({ NibTexts.lineBreaks[$0] }) {
      button.titleLabel?.lineBreakMode = mode
    }
    let isConfigured = element.keyed("configuration", "buttonConfiguration") != nil
    for found in element.children where found.name == "state" {
      guard let name = found["key"], let state = Self.states[name] else { continue }
      // A button with a configuration has its title there.
      if !isConfigured, let title = found.string("title") {
        button.setTitle(file.text(title, of: element, "\(name)Title"), for: state)
      }
      if let title = NibTexts.attributed("attributedTitle", of: found, in: file) {
        button.setAttributedTitle(title, for: state)
      }
      if let color = NibColors.color("titleColor", of: found, in: file) {
        button.setTitleColor(color, for: state)
      }
      if let image = NibTexts.image("image", of: found, in: file) { button.setImage(image, for: state) }
      if let image = NibTexts.image("backgroundImage", of: found, in: file) {
        button.setBackgroundImage(image, for: state)
      }
      if let symbols = NibTexts.symbols("preferredSymbolConfiguration", of: found) {
        button.setPreferredSymbolConfiguration(symbols, forImageIn: state)
      }
    }
    if let written = element.keyed("configuration", "buttonConfiguration") {
      button.configuration = configuration(written)
    }
  }

  private func configuration(_ written: MarkupElement) -> UIButton.Configuration {
    let file = objects.file
    var result: UIButton.Configuration =
      switch written["style"] {
      case "gray": .gray()
      case "tinted": .tinted()
      case "filled": .filled()
      case "bordered": .bordered()
      case "borderless": .borderless()
      case "borderedTinted": .borderedTinted()
      case "borderedProminent": .borderedProminent()
      default: .plain()
      }
    if let title = written.string("title") {
      result.title = file.text(title, of: element, "configuration.title")
    }
    if let title = NibTexts.attributed("attributedTitle", of: written, in: file) {
      result.title = title.string
    }
    if let font = NibTexts.font("titleFontDescription", of: written), let title = result.title {
      result.attributedTitle = AttributedString(title, attributes: AttributeContainer([.font: font]))
    }
    if let subtitle = written.string("subtitle") { result.subtitle = subtitle }
    if let image = NibTexts.image("image", of: written, in: file) { result.image = image }
    if let padding = written.number("imagePadding") { result.imagePadding = padding }
    let edges: [String: NSDirectionalRectEdge] = [
      "top": .top, "bottom": .bottom, "leading": .leading, "trailing": .trailing,
    ]
    if let edge = written["imagePlacement"].flatMap({ edges[$0] }) { result.imagePlacement = edge }
    let corners: [String: UIButton.Configuration.CornerStyle] = [
      "fixed": .fixed, "dynamic": .dynamic, "small": .small, "medium": .medium, "large": .large,
      "capsule": .capsule,
    ]
    if let corner = written["cornerStyle"].flatMap({ corners[$0] }) { result.cornerStyle = corner }
    if let color = NibColors.color("baseForegroundColor", of: written, in: file) {
      result.baseForegroundColor = color
    }
    if let color = NibColors.color("baseBackgroundColor", of: written, in: file) {
      result.baseBackgroundColor = color
    }
    if let insets = written.keyed("contentInsets")?.directionalInsets { result.contentInsets = insets }
    if let ground = written.keyed("background", "backgroundConfiguration") {
      result.background.image = NibTexts.image("image", of: ground, in: file)
      if let radius = ground.number("cornerRadius") { result.background.cornerRadius = radius }
      if let color = NibColors.color("backgroundColor", of: ground, in: file) {
        result.background.backgroundColor = color
      }
    }
    return result
  }
}
