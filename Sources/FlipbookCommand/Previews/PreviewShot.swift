import FlipbookProjects
import Foundation

/// A preview in a variant, drawn or not.
struct PreviewShot: Sendable {
  var preview: ProjectPreview
  var variant: PreviewVariant
  /// The picture's file; nil where there is none.
  var picture: String?
  /// Further pictures of a preview that moves: the time as options write it, and the file.
  var moments: [(place: String, picture: String)] = []
  /// Why it could not be drawn; nil when it was.
  var failure: String?
  var warnings: [ClipWarning] = []
  /// In pixels.
  var width = 0
  var height = 0
  /// Seconds that it took.
  var seconds = 0.0

  /// The name of its golden and of its file, without extension: `App/Views/Row/Selected@dark.AX3`.
  ///
  /// - Parameter title: The preview's title, unique in its file.
  static func name(_ preview: ProjectPreview, title: String, _ variant: PreviewVariant) -> String {
    func safe(_ text: String) -> String {
      let characters = text.map { $0.isLetter || $0.isNumber || "-_ ".contains($0) ? $0 : "." }
      let trimmed = String(characters).trimmingCharacters(in: .init(charactersIn: " ."))
      return trimmed.isEmpty ? "_" : String(trimmed.prefix(100))
    }
    let file = preview.shownFile.split(separator: "/").last.map(String.init) ?? preview.shownFile
    let stem = file.hasSuffix(".swift") ? String(file.dropLast(6)) : file
    let mark = variant.name.isEmpty ? "" : "@\(variant.name)"
    return "\(safe(preview.module))/\(safe(stem))/\(safe(title))\(mark)"
  }

  /// The name of a picture of a preview that moves: `App/Views/Row/Selected~0.5s@dark`.
  static func name(_ name: String, at place: String) -> String {
    let mark = "~" + place.map { $0.isLetter || $0.isNumber || ".%".contains($0) ? String($0) : "-" }.joined()
    guard let at = name.lastIndex(of: "@") else { return name + mark }
    return name[..<at] + mark + name[at...]
  }

  /// The names of previews, without variants: of those that would share one, all but the first get a number.
  static func names(_ previews: [ProjectPreview], _ variant: PreviewVariant) -> [String] {
    var times: [String: Int] = [:]
    return previews.map { preview in
      let plain = name(preview, title: preview.title, PreviewVariant(values: []))
      times[plain, default: 0] += 1
      let count = times[plain] ?? 1
      return name(preview, title: count > 1 ? "\(preview.title) \(count)" : preview.title, variant)
    }
  }
}
