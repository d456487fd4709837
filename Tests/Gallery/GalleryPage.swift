import FlipbookDrawing
import FlipbookRaster
import Foundation

/// The gallery as an HTML page: each case in every look, with a contact sheet for each area.
@MainActor
package struct GalleryPage {
  /// Where the page and its pictures are written.
  private let folder: URL

  package init(folder: URL) { self.folder = folder }

  /// Renders every case, at two pixels a point at least, and writes `index.html`.
  ///
  /// - Returns: The page.
  package func write() throws -> URL {
    var body = ""
    for area in GalleryArea.allCases { body += try section(area) }
    let page = folder.appendingPathComponent("index.html")
    try write(Data(Self.document(body).utf8), to: page)
    return page
  }

  private func section(_ area: GalleryArea) throws -> String {
    var html = "<h2 id=\"\(area.rawValue)\">\(area.title)</h2>\n"
    for appearance in GalleryAppearance.allCases {
      html += "<a href=\"\(area.rawValue)-\(appearance.rawValue).png\">sheet: \(appearance.rawValue)</a> "
    }
    var sheets: [GalleryAppearance: [Bitmap]] = [:]
    for one in GalleryCase.cases(of: area) {
      html += "<section><h3>\(Self.escaped(one.sentence))</h3>\n"
      for appearance in GalleryAppearance.allCases {
        let strip = try ContactSheet.grid([one.pictures(appearance, scale: area == .scenes ? nil : 2)])
        let name = "\(one.name)-\(appearance.rawValue).png"
        try write(strip, to: name)
        sheets[appearance, default: []].append(strip)
        let width = strip.width / (area == .scenes ? 1 : 2)
        html += "<img loading=\"lazy\" src=\"\(name)\" width=\"\(width)\" alt=\"\(appearance.rawValue)\">\n"
      }
      html += "</section>\n"
    }
    for (appearance, pictures) in sheets {
      try write(ContactSheet.rows(pictures, width: 2400), to: "\(area.rawValue)-\(appearance.rawValue).png")
    }
    return html
  }

  private func write(_ bitmap: Bitmap, to name: String) throws {
    let bytes = try bitmap.withPixelRows {
      try PNGCompactEncoder.encode($0, opaque: bitmap.isOpaque, level: 6)
    }
    try write(Data(bytes), to: folder.appendingPathComponent(name))
  }

  private func write(_ data: Data, to file: URL) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file, options: .atomic)
  }

  private static func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
  }

  private static func document(_ body: String) -> String {
    let links = GalleryArea.allCases.map { "<a href=\"#\($0.rawValue)\">\($0.title)</a>" }
    return """
      <!doctype html>
      <meta charset="utf-8">
      <title>Flipbook: gallery</title>
      <style>
      body { font: 14px system-ui, sans-serif; margin: 24px; background: #d8d8dc; color: #111 }
      nav a { margin-right: 12px }
      section { display: inline-block; vertical-align: top; margin: 8px 16px 8px 0 }
      h3 { font-size: 13px; font-weight: normal; margin: 4px 0; max-width: 40em }
      img { display: block; margin-bottom: 4px }
      </style>
      <h1>Flipbook: gallery</h1>
      <nav>\(links.joined(separator: " "))</nav>
      \(body)
      """
  }
}
