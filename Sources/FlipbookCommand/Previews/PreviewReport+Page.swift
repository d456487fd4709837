import FlipbookProjects
import Foundation

extension PreviewReport {
  /// One page that needs no other file: a search field, folders, previews with their variants beside each other.
  func page() -> Data {
    var body = ""
    var folder: String?
    var index = 0
    while index < shots.count {
      let preview = shots[index].shot.preview
      let place = (preview.shownFile as NSString).deletingLastPathComponent
      let heading = "\(preview.module) — \(place.isEmpty ? "." : place)"
      if heading != folder {
        if folder != nil { body += "</section>\n" }
        body += "<section><h2>\(Self.escaped(heading))</h2>\n"
        folder = heading
      }
      let group = shots[index...].prefix { $0.shot.preview == preview }
      let file = (preview.shownFile as NSString).lastPathComponent
      let search = "\(preview.title) \(preview.shownFile) \(preview.module)".lowercased()
      body += "<article data-search=\"\(Self.escaped(search))\"><h3>\(Self.escaped(preview.title)) "
      body += "<small>\(Self.escaped(file)):\(preview.line)</small></h3><div class=\"row\">\n"
      body += group.map { Self.figure($0.shot) }.joined()
      body += "</div></article>\n"
      index += group.count
    }
    if folder != nil { body += "</section>\n" }
    let left = run.program.failures.map { "<li>\(Self.escaped("\($0)"))</li>" }.joined()
    if !left.isEmpty { body += "<details><summary>Left out</summary><ul>\(left)</ul></details>\n" }
    let title = (run.found.project.root as NSString).lastPathComponent
    return Data(
      """
      <!doctype html><html lang="en"><head><meta charset="utf-8"><title>Previews of \(Self.escaped(title))</title>
      <meta name="viewport" content="width=device-width"><style>\(Self.style)</style></head><body>
      <header><h1>\(Self.escaped(title))</h1><input id="q" type="search" placeholder="Search" autofocus>
      <span id="n">\(run.found.previews.count) previews</span></header><main>\(body)</main>
      <script>\(Self.script)</script></body></html>

      """.utf8)
  }

  private static func figure(_ shot: PreviewShot) -> String {
    let caption = escaped(shot.variant.name.isEmpty ? "\(shot.width)×\(shot.height)" : shot.variant.name)
    if let failure = shot.failure {
      return
        "<figure class=\"failed\"><p>\(escaped(failure))</p><figcaption>\(caption)</figcaption></figure>\n"
    }
    let bytes = shot.picture.flatMap { FileManager.default.contents(atPath: $0) } ?? Data()
    let name = escaped(shot.preview.title + (shot.variant.name.isEmpty ? "" : ", \(shot.variant.name)"))
    let warnings =
      shot.warnings.isEmpty
      ? "" : " <span title=\"\(escaped(shot.warnings.map(\.text).joined(separator: "\n")))\">⚠︎</span>"
    return
      "<figure><img loading=\"lazy\" alt=\"\(name)\" src=\"data:image/png;base64,\(bytes.base64EncodedString())\">"
      + "<figcaption>\(caption)\(warnings)</figcaption></figure>\n"
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;")
  }

  private static let style = """
    :root{color-scheme:light dark}body{font:14px system-ui;margin:0;background:light-dark(#f4f4f6,#161618)}
    header{position:sticky;top:0;display:flex;gap:16px;align-items:center;padding:8px 16px;z-index:1;
    background:light-dark(#fffd,#222d);backdrop-filter:blur(8px)}h1{font-size:16px;margin:0}
    input{flex:1;max-width:400px;padding:6px 10px;font:inherit}main{padding:0 16px 32px}h2{font-size:15px;margin:24px 0 8px}
    h3{font-size:13px;margin:12px 0 4px}small{font-weight:400;opacity:.6}.row{display:flex;flex-wrap:wrap;gap:12px}
    figure{margin:0}img{max-height:420px;max-width:90vw;display:block;border-radius:6px;box-shadow:0 0 0 1px #8884}
    figcaption{font-size:11px;opacity:.7;padding:3px 0}.failed p{width:260px;padding:12px;margin:0;border-radius:6px;
    background:light-dark(#fde8e8,#402020);overflow-wrap:anywhere}[hidden]{display:none}
    """

  private static let script = """
    const q=document.getElementById('q'),n=document.getElementById('n');
    const all=[...document.querySelectorAll('article')];
    q.addEventListener('input',()=>{const words=q.value.toLowerCase().split(/\\s+/).filter(Boolean);let c=0;
    for(const a of all){const hit=words.every(w=>a.dataset.search.includes(w));a.hidden=!hit;if(hit)c++}
    for(const s of document.querySelectorAll('section'))s.hidden=![...s.querySelectorAll('article')].some(a=>!a.hidden);
    n.textContent=c+' previews'});
    """
}
