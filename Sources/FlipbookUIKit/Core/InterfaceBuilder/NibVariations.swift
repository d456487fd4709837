import FlipbookDrawing
import Foundation

/// The parts of an element that the present size classes leave out, and the values that they change.
@MainActor
enum NibVariations {
  private static func applies(_ key: String) -> Bool {
    if key == "default" { return true }
    let traits = UITraitCollection.current
    for part in key.split(separator: "-") {
      let pair = part.split(separator: "=")
      guard pair.count == 2 else { return false }
      let wanted: UIUserInterfaceSizeClass = pair[1] == "regular" ? .regular : .compact
      switch pair[0] {
      case "widthClass": if traits.horizontalSizeClass != wanted { return false }
      case "heightClass": if traits.verticalSizeClass != wanted { return false }
      default: return false
      }
    }
    return true
  }

  /// The variations that apply, the most general first.
  private static func variations(of element: MarkupElement) -> [MarkupElement] {
    element.children.filter { $0.name == "variation" && applies($0["key"] ?? "") }
      .sorted { rank($0) < rank($1) }
  }

  private static func rank(_ variation: MarkupElement) -> Int {
    variation["key"] == "default" ? 0 : 1 + (variation["key"] ?? "").count(where: { $0 == "=" })
  }

  /// The identifiers of the subviews or constraints that are left out.
  static func excluded(_ kind: String, of element: MarkupElement) -> Set<String> {
    var result: Set<String> = []
    for variation in variations(of: element) {
      for mask in variation.children where mask.name == "mask" && mask["key"] == kind {
        for entry in mask.children {
          guard let id = entry["reference"] else { continue }
          if entry.name == "exclude" { result.insert(id) } else { result.remove(id) }
        }
      }
    }
    return result
  }

  /// The value of an attribute in the present size classes; nil for that of the element itself.
  static func value(_ attribute: String, of element: MarkupElement) -> String? {
    variations(of: element).last { $0[attribute] != nil }?[attribute]
  }
}
