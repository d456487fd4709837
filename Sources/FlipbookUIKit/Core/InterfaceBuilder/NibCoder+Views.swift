import FlipbookDrawing
import FlipbookLayers
import Foundation

/// The values that every view reads.
@MainActor
extension NibCoder {
  func read(into view: UIView) {
    UIView.performWithoutAnimation {
      if let frame = element.keyed("frame", "rect")?.rect { view.frame = frame }
      readPlace(into: view)
      readLooks(into: view)
    }
    for guide in element.children where guide.name == "viewLayoutGuide" { record(guide, of: view) }
    readSubviews(into: view)
    if let list = element.child("constraints") { objects.addConstraints(list, of: view) }
  }

  private func readPlace(into view: UIView) {
    // A view with a fixed frame is one without constraints of its own, which keeps its frame and its mask.
    if element.bool("translatesAutoresizingMaskIntoConstraints") == false, element.bool("fixedFrame") != true
    {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    if let mask = element.keyed("autoresizingMask") { view.autoresizingMask = Self.mask(mask) }
    if element.bool("autoresizesSubviews") == false { view.autoresizesSubviews = false }
    if let insets = element.keyed("layoutMargins")?.insets { view.layoutMargins = insets }
    if let insets = element.keyed("directionalLayoutMargins")?.directionalInsets {
      view.directionalLayoutMargins = insets
    }
    // Interface Builder writes it for every cell, whose content has its margins anyway.
    if element.bool("preservesSuperviewLayoutMargins") == true, !element.name.hasPrefix("tableViewCell") {
      view.preservesSuperviewLayoutMargins = true
    }
    func priority(_ name: String) -> UILayoutPriority? {
      element.number(name).map { UILayoutPriority(rawValue: Float($0)) }
    }
    if let found = priority("horizontalHuggingPriority") {
      view.setContentHuggingPriority(found, for: .horizontal)
    }
    if let found = priority("verticalHuggingPriority") {
      view.setContentHuggingPriority(found, for: .vertical)
    }
    if let found = priority("horizontalCompressionResistancePriority") {
      view.setContentCompressionResistancePriority(found, for: .horizontal)
    }
    if let found = priority("verticalCompressionResistancePriority") {
      view.setContentCompressionResistancePriority(found, for: .vertical)
    }
  }

  private static func mask(_ element: MarkupElement) -> UIView.AutoresizingMask {
    let parts: [(String, UIView.AutoresizingMask)] = [
      ("widthSizable", .flexibleWidth), ("heightSizable", .flexibleHeight),
      ("flexibleMinX", .flexibleLeftMargin), ("flexibleMaxX", .flexibleRightMargin),
      ("flexibleMinY", .flexibleTopMargin), ("flexibleMaxY", .flexibleBottomMargin),
    ]
    return parts.reduce(into: []) { if element.bool($1.0) == true { $0.insert($1.1) } }
  }

  private static let modes: [String: UIView.ContentMode] = [
    "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit, "scaleAspectFill": .scaleAspectFill,
    "redraw": .redraw, "center": .center, "top": .top, "bottom": .bottom, "left": .left, "right": .right,
    "topLeft": .topLeft, "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
  ]

  private func readLooks(into view: UIView) {
    if let mode = element["contentMode"].flatMap({ Self.modes[$0] }) { view.contentMode = mode }
    if let color = NibColors.color("backgroundColor", of: element, in: objects.file) {
      view.backgroundColor = color
    }
    if let color = NibColors.color("tintColor", of: element, in: objects.file) { view.tintColor = color }
    if let alpha = element.number("alpha") { view.alpha = alpha }
    if let hidden = element.bool("hidden") { view.isHidden = hidden }
    if let clips = element.bool("clipsSubviews") { view.clipsToBounds = clips }
    if let tag = element.number("tag") { view.tag = Int(tag) }
    if let takes = element.bool("userInteractionEnabled") { view.isUserInteractionEnabled = takes }
    if let multiple = element.bool("multipleTouchEnabled") { view.isMultipleTouchEnabled = multiple }
    if element["semanticContentAttribute"] == "forceRightToLeft" {
      view.semanticContentAttribute = .forceRightToLeft
    } else if element["semanticContentAttribute"] == "forceLeftToRight" {
      view.semanticContentAttribute = .forceLeftToRight
    }
    let accessibility = element.keyed("accessibilityConfiguration")
    if let identifier = accessibility?["identifier"] { view.accessibilityIdentifier = identifier }
    if let label = accessibility?["label"] { view.accessibilityLabel = label }
  }

  private func record(_ guide: MarkupElement, of view: UIView) {
    let found: UILayoutGuide? =
      switch guide["key"] {
      case "safeArea": view.safeAreaLayoutGuide
      case "frameLayoutGuide": (view as? UIScrollView)?.frameLayoutGuide
      case "contentLayoutGuide": (view as? UIScrollView)?.contentLayoutGuide
      default: view.safeAreaLayoutGuide
      }
    if let found { objects.record(found, for: guide["id"]) }
  }

  private func readSubviews(into view: UIView) {
    let excluded = NibVariations.excluded("subviews", of: element)
    for child in element.child("subviews")?.children ?? [] {
      guard let made = objects.makeView(child) else { continue }
      if child["id"].map(excluded.contains) == true { continue }
      if let stack = view as? UIStackView { stack.addArrangedSubview(made) } else { view.addSubview(made) }
    }
  }

  /// Reads a view that an object made itself, as cells and bars do with theirs.
  func read(_ part: MarkupElement, intoPart view: UIView, keepsFrame: Bool = true) {
    let frame = view.frame
    NibCoder(part, objects).read(into: view)
    if keepsFrame { view.frame = frame }
    objects.adopt(view, part)
  }
}
