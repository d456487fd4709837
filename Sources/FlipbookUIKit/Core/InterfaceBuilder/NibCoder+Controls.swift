import FlipbookDrawing
import Foundation

/// The values that labels, images and controls read.
@MainActor
extension NibCoder {
  private var file: NibFile { objects.file }

  func read(into label: UILabel) {
    if let font = NibTexts.font(of: element) { label.font = font }
    if let color = NibColors.color("textColor", of: element, in: file) { label.textColor = color }
    label.highlightedTextColor = NibColors.color("highlightedColor", of: element, in: file)
    if let color = NibColors.color("shadowColor", of: element, in: file) { label.shadowColor = color }
    if let offset = element.keyed("shadowOffset")?.size { label.shadowOffset = offset }
    if let text = element.string("text") { label.text = file.text(text, of: element, "text") }
    if let text = NibTexts.attributed("attributedText", of: element, in: file) { label.attributedText = text }
    if let alignment = element["textAlignment"].flatMap({ NibTexts.alignments[$0] }) {
      label.textAlignment = alignment
    }
    if let mode = element["lineBreakMode"].flatMap({ NibTexts.lineBreaks[$0] }) { label.lineBreakMode = mode }
    if let lines = element.number("numberOfLines") { label.numberOfLines = Int(lines) }
    if element.bool("adjustsFontSizeToFit") == true { label.adjustsFontSizeToFitWidth = true }
    if let scale = element.number("minimumScaleFactor") {
      label.adjustsFontSizeToFitWidth = true
      label.minimumScaleFactor = scale
    }
    if element.bool("adjustsFontForContentSizeCategory") == true {
      label.adjustsFontForContentSizeCategory = true
    }
    if element.bool("enabled") == false { label.isEnabled = false }
    if element.bool("highlighted") == true { label.isHighlighted = true }
  }

  func read(into view: UIImageView) {
    if let image = NibTexts.image("image", of: element, in: file) { view.image = image }
    if let image = NibTexts.image("highlightedImage", of: element, in: file) { view.highlightedImage = image }
    if let symbols = NibTexts.symbols("preferredSymbolConfiguration", of: element) {
      view.preferredSymbolConfiguration = symbols
    }
    if element.bool("highlighted") == true { view.isHighlighted = true }
  }

  func read(into control: UIControl) {
    if let pages = control as? UIPageControl { read(intoPages: pages) }
    if element.bool("enabled") == false { control.isEnabled = false }
    if element.bool("selected") == true { control.isSelected = true }
    let across: [String: UIControl.ContentHorizontalAlignment] = [
      "left": .left, "center": .center, "right": .right, "fill": .fill, "leading": .leading,
      "trailing": .trailing,
    ]
    if let found = element["contentHorizontalAlignment"].flatMap({ across[$0] }) {
      control.contentHorizontalAlignment = found
    }
    let along: [String: UIControl.ContentVerticalAlignment] = [
      "top": .top, "center": .center, "bottom": .bottom, "fill": .fill,
    ]
    if let found = element["contentVerticalAlignment"].flatMap({ along[$0] }) {
      control.contentVerticalAlignment = found
    }
  }

  func read(into field: UITextField) {
    if let font = NibTexts.font(of: element) { field.font = font }
    if let color = NibColors.color("textColor", of: element, in: file) { field.textColor = color }
    if let text = element.string("text") { field.text = file.text(text, of: element, "text") }
    if let text = element.string("placeholder") {
      field.placeholder = file.text(text, of: element, "placeholder")
    }
    if let alignment = element["textAlignment"].flatMap({ NibTexts.alignments[$0] }) {
      field.textAlignment = alignment
    }
    let borders: [String: UITextField.BorderStyle] = [
      "roundedRect": .roundedRect, "line": .line, "bezel": .bezel,
    ]
    if let border = element["borderStyle"].flatMap({ borders[$0] }) { field.borderStyle = border }
    let modes: [String: UITextField.ViewMode] = [
      "always": .always, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing,
    ]
    if let mode = element["clearButtonMode"].flatMap({ modes[$0] }) { field.clearButtonMode = mode }
    if element.keyed("textInputTraits")?.bool("secureTextEntry") == true { field.isSecureTextEntry = true }
  }

  func read(into view: UITextView) {
    if let font = NibTexts.font(of: element) { view.font = font }
    if let color = NibColors.color("textColor", of: element, in: file) { view.textColor = color }
    if let text = element.string("text") { view.text = file.text(text, of: element, "text") }
    if let text = NibTexts.attributed("attributedText", of: element, in: file) { view.attributedText = text }
    if let alignment = element["textAlignment"].flatMap({ NibTexts.alignments[$0] }) {
      view.textAlignment = alignment
    }
    if element.bool("editable") == false { view.isEditable = false }
    if element.bool("selectable") == false { view.isSelectable = false }
  }

  func read(into view: UISwitch) {
    if let color = NibColors.color("onTintColor", of: element, in: file) { view.onTintColor = color }
    if let color = NibColors.color("thumbTintColor", of: element, in: file) { view.thumbTintColor = color }
    view.isOn = element.bool("on") ?? false
  }

  func read(into slider: UISlider) {
    if let least = element.number("minValue") { slider.minimumValue = Float(least) }
    if let most = element.number("maxValue") { slider.maximumValue = Float(most) }
    if let value = element.number("value") { slider.value = Float(value) }
    if let color = NibColors.color("minimumTrackTintColor", of: element, in: file) {
      slider.minimumTrackTintColor = color
    }
    if let color = NibColors.color("maximumTrackTintColor", of: element, in: file) {
      slider.maximumTrackTintColor = color
    }
    if let color = NibColors.color("thumbTintColor", of: element, in: file) { slider.thumbTintColor = color }
  }

  func read(into stepper: UIStepper) {
    if let least = element.number("minimumValue") { stepper.minimumValue = least }
    if let most = element.number("maximumValue") { stepper.maximumValue = most }
    if let step = element.number("stepValue") { stepper.stepValue = step }
    if let value = element.number("value") { stepper.value = value }
    if element.bool("wraps") == true { stepper.wraps = true }
  }

  func read(into control: UISegmentedControl) {
    for segment in element.child("segments")?.children ?? [] {
      control.insertSegment(
        withTitle: segment["title"] ?? "", at: control.numberOfSegments, animated: false)
    }
    if let index = element.number("selectedSegmentIndex") { control.selectedSegmentIndex = Int(index) }
    if let color = NibColors.color("selectedSegmentTintColor", of: element, in: file) {
      control.selectedSegmentTintColor = color
    }
  }

  func read(into view: UIProgressView) {
    if let progress = element.number("progress") { view.progress = Float(progress) }
    if let color = NibColors.color("progressTintColor", of: element, in: file) {
      view.progressTintColor = color
    }
    if let color = NibColors.color("trackTintColor", of: element, in: file) { view.trackTintColor = color }
  }

  private func read(intoPages control: UIPageControl) {
    control.numberOfPages = element.number("numberOfPages").map { Int($0) } ?? 3
    if let page = element.number("currentPage") { control.currentPage = Int(page) }
    if element.bool("hidesForSinglePage") == true { control.hidesForSinglePage = true }
    if let color = NibColors.color("pageIndicatorTintColor", of: element, in: file) {
      control.pageIndicatorTintColor = color
    }
    if let color = NibColors.color("currentPageIndicatorTintColor", of: element, in: file) {
      control.currentPageIndicatorTintColor = color
    }
  }

  func read(into view: UIActivityIndicatorView) {
    if let style = element["style"] {
      view.style = style == "large" || style == "whiteLarge" ? .large : .medium
    }
    if let color = NibColors.color("color", of: element, in: file) { view.color = color }
    view.hidesWhenStopped = element.bool("hidesWhenStopped") ?? false
    if element.bool("animating") == true { view.startAnimating() }
  }

  func read(into bar: UISearchBar) {
    if let text = element.string("text") { bar.text = text }
    if let text = element.string("placeholder") {
      bar.placeholder = file.text(text, of: element, "placeholder")
    }
    if element["searchBarStyle"] == "minimal" { bar.searchBarStyle = .minimal }
    if let color = NibColors.color("barTintColor", of: element, in: file) { bar.barTintColor = color }
    if element.bool("showsCancelButton") == true { bar.showsCancelButton = true }
  }

  func read(into view: UIVisualEffectView) {
    let styles: [String: UIBlurEffect.Style] = [
      "extraLight": .extraLight, "light": .light, "dark": .dark, "regular": .regular,
      "prominent": .prominent, "systemUltraThinMaterial": .systemUltraThinMaterial,
      "systemThinMaterial": .systemThinMaterial, "systemMaterial": .systemMaterial,
      "systemThickMaterial": .systemThickMaterial, "systemChromeMaterial": .systemChromeMaterial,
    ]
    if let blur = element.child("blurEffect") {
      view.effect = UIBlurEffect(style: blur["style"].flatMap { styles[$0] } ?? .regular)
    }
    if let content = element.keyed("contentView") { read(content, intoPart: view.contentView) }
  }

  func read(into picker: UIDatePicker) {
    let modes: [String: UIDatePicker.Mode] = [
      "time": .time, "date": .date, "dateAndTime": .dateAndTime, "countDownTimer": .countDownTimer,
      "yearAndMonth": .yearAndMonth,
    ]
    if let mode = element["datePickerMode"].flatMap({ modes[$0] }) { picker.datePickerMode = mode }
    let styles: [String: UIDatePickerStyle] = ["wheels": .wheels, "compact": .compact, "inline": .inline]
    picker.preferredDatePickerStyle = element["style"].flatMap { styles[$0] } ?? .automatic
    if let steps = element.number("minuteInterval"), steps > 0 { picker.minuteInterval = Int(steps) }
  }
}
