/// A file of the page, built into the program.
struct StudioAsset: Sendable {
  let type: String
  let bytes: [UInt8]

  /// The files by path. No path of a request reaches the file system.
  static let all: [String: StudioAsset] = [
    "/": StudioAsset(type: "text/html; charset=utf-8", bytes: PackageResources.index_html),
    "/studio.css": StudioAsset(type: "text/css; charset=utf-8", bytes: PackageResources.studio_css),
    "/studio.js": script(PackageResources.studio_js),
    "/connection.js": script(PackageResources.connection_js),
    "/player.js": script(PackageResources.player_js),
    "/timeline.js": script(PackageResources.timeline_js),
    "/sections.js": script(PackageResources.sections_js),
    "/comparison.js": script(PackageResources.comparison_js),
    "/goldens.js": script(PackageResources.goldens_js),
    "/tree.js": script(PackageResources.tree_js),
    "/panels.js": script(PackageResources.panels_js),
    "/stage.js": script(PackageResources.stage_js),
    "/icon.svg": StudioAsset(type: "image/svg+xml", bytes: PackageResources.icon_svg),
  ]

  private static func script(_ bytes: [UInt8]) -> StudioAsset {
    StudioAsset(type: "text/javascript; charset=utf-8", bytes: bytes)
  }
}
