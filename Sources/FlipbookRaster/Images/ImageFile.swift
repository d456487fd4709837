import Foundation

/// Where the file of a named image is looked for.
struct ImageFile: Equatable {
  var path: String
  /// Pixels per point, by the `@2x` or `@3x` of the name.
  var scale: CGFloat

  static let extensions = ["png", "jpg", "jpeg", "webp", "gif", "svg", "pdf"]

  /// The files that a name may mean, best first: as it is, then with each extension; of each, the one with most
  /// pixels per point.
  static func candidates(for name: String, in folder: URL) -> [ImageFile] {
    var candidates: [ImageFile] = []
    let url = URL(fileURLWithPath: name, relativeTo: folder)
    let hasExtension = extensions.contains(url.pathExtension.lowercased())
    for suffix in hasExtension ? [url.pathExtension] : extensions {
      let stem = hasExtension ? String(url.path.dropLast(suffix.count + 1)) : url.path
      for scale in [3, 2] where !stem.hasSuffix("@2x") && !stem.hasSuffix("@3x") {
        candidates.append(ImageFile(path: "\(stem)@\(scale)x.\(suffix)", scale: CGFloat(scale)))
      }
      candidates.append(ImageFile(path: "\(stem).\(suffix)", scale: ownScale(of: stem)))
    }
    // A file without an extension is read too: what it is says its content.
    if !hasExtension { candidates.append(ImageFile(path: url.path, scale: ownScale(of: url.path))) }
    return candidates
  }

  private static func ownScale(of stem: String) -> CGFloat {
    stem.hasSuffix("@3x") ? 3 : stem.hasSuffix("@2x") ? 2 : 1
  }
}
