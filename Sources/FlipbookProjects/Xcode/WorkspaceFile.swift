import FlipbookScenes
import Foundation

/// The projects and packages that a workspace holds.
struct WorkspaceFile {
  /// Absolute paths, in their order.
  var members: [String] = []

  /// - Parameter path: The `.xcworkspace`, absolute.
  init(_ path: String) throws {
    let file = path + "/contents.xcworkspacedata"
    guard let text = try? String(contentsOfFile: file, encoding: .utf8), text.contains("<Workspace") else {
      throw FlipbookFailure("\"\(file)\" can't be read as a workspace.", .scene)
    }
    let folder = (path as NSString).deletingLastPathComponent
    // Groups may have locations of their own, which files in them are relative to.
    var groups = [folder]
    for element in text.matches(of: /<(\/?)(Group|FileRef)\b[^>]*?(?:location\s*=\s*"([^"]*)"[^>]*)?>/) {
      if element.output.1 == "/" {
        if element.output.2 == "Group", groups.count > 1 { groups.removeLast() }
        continue
      }
      let place = Self.place(element.output.3.map(String.init) ?? "", in: groups.last ?? folder, root: folder)
      if element.output.2 == "Group" {
        groups.append(place)
      } else if !place.hasSuffix("/Pods.xcodeproj") {
        members.append(place)
      }
    }
  }

  private static func place(_ location: String, in group: String, root: String) -> String {
    var path = location
    for (mark, sign) in [("&quot;", "\""), ("&apos;", "'"), ("&lt;", "<"), ("&gt;", ">"), ("&amp;", "&")] {
      path = path.replacing(mark, with: sign)
    }
    let parts = path.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return group }
    let base = parts[0] == "container" ? root : group
    return parts[1].isEmpty ? base : XcodeProjectFile.join(base, String(parts[1]))
  }
}
