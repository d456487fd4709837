import FlipbookScenes
import FlipbookTestSupport
import Foundation
import Testing

@testable import FlipbookStudio

/// Each test has a studio and a browser of its own; one after another, since two cores are there.
@Suite("The studio in a browser", .serialized, .waitsForProcesses, .enabled(if: BrowserPage.browser != nil))
struct StudioPageTests {
  private static func layers(_ color: String = "#cc0000", extra: String = "") -> String {
    """
    { "size": [160, 90], "frameRate": 20, "duration": 2, "props": { "tint": "\(color)", "width": 40 },
      "layers": [{ "frame": [20, 20, "{{width}}", 30], "backgroundColor": "{{tint}}"\(extra),
        "animations": [{ "keyPath": "position.x", "from": 20, "to": 120, "duration": 2 }] }] }
    """
  }

  private static let button = """
    import SwiftUI
    struct Tapped: View {
      @State private var isOn = false
      var body: some View {
        Button("Go") { isOn.toggle() }.frame(width: 200, height: 200).background(isOn ? Color.green : Color.red)
      }
    }
    #Preview { Tapped() }
    """

  private func ready(_ page: BrowserPage) throws {
    try page.wait("document.body?.dataset.frame !== undefined")
  }

  @Test("a layer scene is shown, and a saved change is soon in its place")
  func layersLive() throws {
    let studio = try StudioRun(["a.json": Self.layers()], ["a.json"])
    let page = try BrowserPage(studio.address)
    try ready(page)
    // The address is the page's own from now on: the token is out of it.
    #expect(try page.text("location.search").isEmpty)
    // One scene without sections: no choice of either is shown.
    for field in ["scene-field", "section-field"] {
      #expect(try page.text("document.getElementById('\(field)').getClientRects().length") == "0")
    }
    let first = try page.text("document.body.dataset.hash")
    try studio.write("a.json", Self.layers("#00cc00"))
    let seconds = try page.wait("document.body.dataset.hash !== '\(first)'")
    // 0.3 s on a machine of its own; the tests share theirs.
    #expect(seconds < 3)
    try studio.write("a.json", Self.layers(extra: ", \"sice\": 3"))
    try page.wait("document.body.dataset.phase === 'failed'")
    #expect(try page.text("document.getElementById('problems').textContent").contains("sice"))
    // The last picture stays.
    #expect(try page.text("document.body.dataset.shown") == "2")
    try studio.write("a.json", Self.layers())
    try page.wait("document.body.dataset.hash === '\(first)' && document.body.dataset.phase === 'ready'")
    #expect(try page.text("document.getElementById('problems').hidden") == "true")
    #expect(page.exceptions.isEmpty)
  }

  @Test("keys, buttons and the timeline move the playhead")
  func player() throws {
    let studio = try StudioRun(["a.json": Self.layers()], ["a.json"])
    let page = try BrowserPage(studio.address)
    try ready(page)
    func at(_ frame: Int) throws { try page.wait("document.body.dataset.frame === '\(frame)'") }
    try page.press("ArrowRight")
    try at(1)
    try page.press("End")
    try at(39)
    try page.press("ArrowLeft")
    try at(38)
    try page.press("Home")
    try at(0)
    let box = "document.getElementById('timeline').getBoundingClientRect()"
    let place = try #require(
      try page.evaluate("[\(box).x + \(box).width / 2, \(box).y + 20]") as? [Double])
    try page.click(place[0], place[1])
    try page.wait("Math.abs(Number(document.body.dataset.frame) - 20) <= 1")
    try page.press(" ")
    try page.wait("document.getElementById('play').getAttribute('aria-label') === 'Pause'")
    try page.wait("Number(document.body.dataset.frame) > 25")
    try page.press("k")
    try page.wait("document.getElementById('play').getAttribute('aria-label') === 'Play'")
    // In and out keep a loop within them.
    try page.press("Home")
    try page.press("o")
    try page.press("x")
    #expect(try page.text("document.getElementById('range').hidden") == "true")
    for mode in ["checker", "onion", "guides", "difference"] {
      try page.click(mode)
      #expect(try page.text("document.getElementById('\(mode)').getAttribute('aria-pressed')") == "true")
    }
    // A reload shows the same frame.
    try page.press("End")
    try at(39)
    try page.evaluate("location.reload()")
    usleep(300_000)
    try page.wait("document.body?.dataset.frame === '39'")
    #expect(page.exceptions.isEmpty)
  }

  @Test("props and switches make another film, and props are saved as JSON")
  func propsAndSwitches() throws {
    let studio = try StudioRun(["a.json": Self.layers()], ["a.json"])
    let page = try BrowserPage(studio.address)
    try ready(page)
    let first = try page.text("document.body.dataset.hash")
    try page.set("#panel-props input[type=number]", "90")
    try page.wait("document.body.dataset.hash !== '\(first)' && document.body.dataset.phase === 'ready'")
    #expect(try page.text("document.body.dataset.generation") == "2")
    try page.evaluate("document.activeElement.blur()")
    try page.evaluate(
      "[...document.querySelectorAll('#panel-props button')].find(b => b.textContent === 'Save').click()")
    try page.wait("document.getElementById('toast').textContent.includes('Saved')")
    let saved = try JSONSerialization.jsonObject(
      with: Data(contentsOf: URL(fileURLWithPath: studio.folder + "/props.json")))
    #expect(saved as? [String: Int] == ["width": 90])
    try page.set("#switch-scale", "2")
    try page.wait("document.getElementById('picture').width === 320")
    // A value that can't be is said, and the film stays.
    try page.set("#switch-fps", "many")
    try page.wait("document.body.dataset.phase === 'failed'")
    #expect(try page.text("document.getElementById('problems').textContent").contains("--fps many"))
    try page.set("#switch-fps", "")
    try page.wait("document.body.dataset.phase === 'ready'")
    #expect(page.exceptions.isEmpty)
  }

  @Test("the form has a control for each kind of prop, with its limits")
  func form() throws {
    let scene = """
      { "size": [160, 90], "frameRate": 20, "duration": 1, "props": {
          "width": { "type": "number", "default": 40, "minimum": 10, "maximum": 90, "description": "Of the plate." },
          "look": { "type": "text", "default": "red", "values": ["red", "blue"] },
          "day": { "type": "date", "default": "2026-11-27" }, "face": { "type": "picture", "default": "a.png" } },
        "layers": [{ "frame": [20, 20, "{{width}}", 30], "backgroundColor": "{{look}}" }] }
      """
    let studio = try StudioRun(["a.json": scene, "b.png": "", "c.txt": ""], ["a.json"])
    let page = try BrowserPage(studio)
    try ready(page)
    let panel = "document.getElementById('panel-props')"
    #expect(try page.text("\(panel).querySelector('input[type=range]').max") == "90")
    #expect(try page.text("\(panel).querySelector('input[type=date]').value") == "2026-11-27")
    #expect(
      try page.evaluate("[...\(panel).querySelectorAll('datalist option')].map(o => o.value)") as? [String]
        == ["b.png"])
    #expect(try page.text("\(panel).textContent").contains("Of the plate."))
    var hash = try page.text("document.body.dataset.hash")
    for (selector, value) in [
      ("#panel-props input[type=range]", "80"), ("#panel-props select", "\"blue\""),
      ("#panel-props input[type=number]", "50"),
    ] {
      try page.set(selector, value)
      try page.evaluate("document.activeElement.blur()")
      try page.wait("document.body.dataset.hash !== '\(hash)' && document.body.dataset.phase === 'ready'")
      hash = try page.text("document.body.dataset.hash")
    }
    // Beyond its limits nothing is sent.
    try page.set("#panel-props input[type=number]", "500")
    usleep(300_000)
    #expect(try page.text("document.body.dataset.hash") == hash)
    #expect(page.exceptions.isEmpty)
  }

  @Test("sections stand on the timeline, and one is played alone")
  func sections() throws {
    let series = """
      import SwiftUI
      import Flipbook
      struct Parts: View {
        var body: some View {
          Series {
            Section("Begin", duration: 0.5) { Color.red }
            Section("Middle", duration: 1) { Color.green }
          }
        }
      }
      #Preview { Parts() }
      """
    let studio = try StudioRun(
      ["Parts.swift": series], ["Parts.swift", "--size", "80x60", "--duration", "2", "--fps", "20"])
    let page = try BrowserPage(studio)
    try page.wait("document.querySelectorAll('#marks .section').length === 2", seconds: 180)
    #expect(
      try page.evaluate("[...document.querySelectorAll('#marks .section')].map(e => e.textContent)")
        as? [String] == ["Begin", "Middle"])
    // They are no markers as well.
    #expect(try page.text("document.querySelectorAll('#marks span').length") == "2")
    try page.set("#section", "1")
    try page.wait("document.body.dataset.frame === '10'")
    try page.press("End")
    try page.wait("document.body.dataset.frame === '39'")
    try page.set("#section", "0")
    try page.press("End")
    try page.wait("document.body.dataset.frame === '9'")
    #expect(try page.text("document.getElementById('section').value") == "0")
    try page.press("x")
    #expect(try page.text("document.getElementById('section').value").isEmpty)
    #expect(page.exceptions.isEmpty)
  }

  @Test("a touch becomes a script, which a render replays")
  func touches() throws {
    let studio = try StudioRun(
      ["Go.swift": Self.button], ["Go.swift", "--size", "200x200", "--duration", "2"])
    let page = try BrowserPage(studio.address)
    try page.wait("document.body?.dataset.frame !== undefined", seconds: 180)
    try page.press("End")
    try page.wait("document.body.dataset.frame === '59'")
    let before = try page.text("document.body.dataset.hash")
    try page.press("Home")
    for _ in 0..<15 { try page.press("ArrowRight") }
    try page.wait("document.body.dataset.frame === '15'")
    try page.press("r")
    let box = "document.getElementById('picture').getBoundingClientRect()"
    let middle = try #require(
      try page.evaluate("[\(box).x + \(box).width / 2, \(box).y + \(box).height / 2]") as? [Double])
    try page.click(middle[0], middle[1])
    try page.wait("document.body.dataset.generation === '2'", seconds: 180)
    try page.press("End")
    try page.wait("document.body.dataset.frame === '59' && document.body.dataset.hash !== '\(before)'")
    let touched = try page.text("document.body.dataset.hash")
    try page.evaluate(
      "[...document.querySelectorAll('#panel-script button')].find(b => b.textContent === 'Save').click()")
    try page.wait("document.getElementById('toast').textContent.includes('Saved')")
    // A render takes the script beside the scene: the same list is drawn at the end.
    #expect(
      try studio.run([
        "render", "Go.swift", "-o", "%02d.png", "--size", "200x200", "--duration", "2", "--frames", "59",
        "--manifest",
        "m.json",
      ]) == 0)
    let manifest = try String(contentsOfFile: studio.folder + "/m.json", encoding: .utf8)
    #expect(manifest.contains(touched))
    #expect(page.exceptions.isEmpty)
  }

  @Test("a scene that doesn't compile or crashes says where, and the next save brings it back")
  func crashes() throws {
    let studio = try StudioRun(["Go.swift": Self.button], ["Go.swift"])
    let page = try BrowserPage(studio.address)
    try page.wait("document.body?.dataset.frame !== undefined", seconds: 180)
    try studio.write(
      "Go.swift", Self.button.replacingOccurrences(of: "isOn.toggle()", with: "isOff.toggle()"))
    try page.wait("document.body.dataset.phase === 'failed'", seconds: 180)
    #expect(try page.text("document.querySelector('#problems a').textContent") == "Go.swift:5")
    #expect(try page.text("document.querySelector('#problems a').href").hasPrefix("vscode://file/"))
    #expect(try page.text("document.querySelector('#problems pre').textContent").contains("▸ 5"))
    let trap = Self.button.replacingOccurrences(
      of: "#Preview { Tapped() }", with: "#Preview { Tapped().onAppear { fatalError(\"too bad\") } }")
    try studio.write("Go.swift", trap)
    try page.wait("document.body.dataset.phase === 'crashed'", seconds: 180)
    #expect(try page.text("document.getElementById('problems').textContent").contains("too bad"))
    try studio.write("Go.swift", Self.button)
    try page.wait("document.body.dataset.phase === 'ready'", seconds: 180)
    #expect(page.exceptions.isEmpty)
  }

  @Test("an export writes the file that render writes, and a file that is there is not replaced unasked")
  func export() throws {
    let studio = try StudioRun(["a.json": Self.layers()], ["a.json"])
    let page = try BrowserPage(studio.address)
    try ready(page)
    let status = "document.getElementById('panel-export').textContent"
    for ending in ["Written", "exists already"] {
      try page.set("#export-path", "film.gif")
      try page.click("export-start")
      try page.wait("\(status).includes('\(ending)')")
    }
    #expect(try studio.run(["render", "a.json", "-o", "other.gif"]) == 0)
    let (a, b) = ("\(studio.folder)/film.gif", "\(studio.folder)/other.gif")
    #expect(FileManager.default.contentsEqual(atPath: a, andPath: b))
  }

  @Test("tasks that still sleep when an earlier frame is wanted end with their film")
  func tasks() throws {
    let text = """
      // flipbook: --size 60x40 --duration 2s --fps 10
      import SwiftUI
      struct Tasks: View {
        @State private var number = 0
        var body: some View {
          Text("\\(number)")
            .task {
              try? await Task.sleep(for: .seconds(1.5))
              number += 1
            }
            .task {
              for _ in 0..<100 {
                try? await Task.sleep(for: .seconds(0.25))
                number += 1
              }
            }
        }
      }
      #Preview { Tasks() }
      """
    let page = try BrowserPage(try StudioRun(["Tasks.swift": text], ["Tasks.swift"]))
    try page.wait("document.body?.dataset.frame !== undefined", seconds: 180)
    var hashes: [String: Set<String>] = [:]
    for _ in 0..<3 {
      for (key, frame) in [("End", "19"), ("ArrowLeft", "18"), ("Home", "0")] {
        try page.press(key)
        try page.wait("document.body.dataset.frame === '\(frame)'")
        hashes[frame, default: []].insert(try page.text("document.body.dataset.hash"))
      }
    }
    #expect(hashes.count == 3 && hashes.values.allSatisfy { $0.count == 1 }, "\(hashes)")
    #expect(try page.text("document.body.dataset.phase") == "ready")
  }

  @Test("the style sheet holds nothing that the browser passes over")
  func styles() throws {
    let page = try BrowserPage(try StudioRun(["a.json": Self.layers()], ["a.json"]))
    try ready(page)
    let unknown = try page.evaluate(
      """
      fetch('/studio.css').then(answer => answer.text()).then(text => {
        const found = [...text.replace(/\\/\\*[^]*?\\*\\//g, '').matchAll(/[{;]\\s*([a-z][a-z-]*)\\s*:\\s*([^;{}]+)[;}]/g)];
        return [found.length, found.filter(([, name, value]) => !CSS.supports(name, value.replace('!important', ''))).map(entry => entry[0])];
      })
      """)
    let answer = try #require(unknown as? [Any])
    #expect(try #require(answer[0] as? Int) > 100)
    #expect(answer[1] as? [String] == [])
  }

  @Test("an export takes a preset of the project, which names the kind of file")
  func exportByPreset() throws {
    let project = #"{"presets": {"tiny": {"extends": "gif-small", "fps": 5, "pixels": 20}}}"#
    let studio = try StudioRun(["a.json": Self.layers(), "flipbook.json": project], ["a.json"])
    let page = try BrowserPage(studio.address)
    try ready(page)
    #expect(
      try page.text("[...document.getElementById('export-preset').options].map(o => o.value).slice(0, 3)")
        == ",tiny,youtube")
    try page.set("#export-path", "film.mp4")
    try page.set("#export-preset", "tiny")
    #expect(try page.text("document.getElementById('export-path').value") == "film.gif")
    try page.click("export-start")
    try page.wait("document.getElementById('panel-export').textContent.includes('Written')")
    #expect(try studio.run(["render", "a.json", "--preset", "tiny", "-o", "other.gif"]) == 0)
    let (a, b) = ("\(studio.folder)/film.gif", "\(studio.folder)/other.gif")
    #expect(FileManager.default.contentsEqual(atPath: a, andPath: b))
    #expect(page.exceptions.isEmpty)
  }

  @Test("the previews of a package are shown one at a time, and a saved change too")
  func project() throws {
    let source = """
      import SwiftUI
      #Preview("One") { Color.red.frame(width: 20, height: 20) }
      #Preview("Two") { Color.blue.frame(width: 20, height: 20) }
      """
    let manifest = """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(name: "App", targets: [.target(name: "App", path: ".", sources: ["V.swift"])])
      """
    let studio = try StudioRun(["Package.swift": manifest, "V.swift": source], ["."])
    let page = try BrowserPage(studio.address)
    try page.wait("document.body?.dataset.frame !== undefined", seconds: 180)
    #expect(
      try page.text("[...document.getElementById('scene').options].map(o => o.text[0]).join('')") == "OT")
    let first = try page.text("document.body.dataset.hash")
    try page.evaluate(
      "(() => { const s = document.getElementById('scene'); s.selectedIndex = 1; s.dispatchEvent(new Event('change')) })()"
    )
    try page.wait(
      "document.body.dataset.hash !== '\(first)' && document.body.dataset.phase === 'ready'", seconds: 180)
    let second = try page.text("document.body.dataset.hash")
    try studio.write("V.swift", source.replacing("Color.blue", with: "Color.green"))
    try page.wait(
      "document.body.dataset.hash !== '\(second)' && document.body.dataset.phase === 'ready'", seconds: 180)
    #expect(page.exceptions.isEmpty)
  }

  @Test("a page goes on when the studio starts again at its port")
  func reconnects() throws {
    // Below the ports that the kernel gives to connections of its own.
    let port = Int.random(in: 20_000..<32_000)
    let studio = try StudioRun(["a.json": Self.layers()], ["a.json", "--port", "\(port)"])
    let page = try BrowserPage(studio.address)
    try ready(page)
    studio.stop()
    try page.wait("document.body.dataset.phase === 'disconnected'")
    try studio.write("a.json", Self.layers("#0000cc"))
    let old = try page.text("document.body.dataset.hash")
    try studio.start()
    try page.wait("document.body.dataset.phase === 'ready' && document.body.dataset.hash !== '\(old)'")
  }

  @Test("read-only writes nothing")
  func readOnly() throws {
    let studio = try StudioRun(["a.json": Self.layers()], ["a.json", "--read-only"])
    let page = try BrowserPage(studio.address)
    try ready(page)
    #expect(try page.text("document.getElementById('export-start').disabled") == "true")
    let before = try FileManager.default.contentsOfDirectory(atPath: studio.folder).sorted()
    // Even where the page is made to ask.
    for message in [
      #"{"op":"export","path":"x.gif"}"#, #"{"op":"saveProps","path":"x.json"}"#, #"{"op":"saveScript"}"#,
    ] {
      try page.evaluate(
        "new Promise(done => { const s = new WebSocket(`ws://${location.host}/socket`); s.onmessage = e => { if (JSON.parse(e.data).kind === 'said') { s.close(); done() } }; s.onopen = () => s.send('\(message)') })"
      )
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: studio.folder).sorted() == before)
  }

  @Test(
    "every control has a name, and nothing is wider than a narrow or a wide window",
    arguments: ["light", "dark"])
  func people(_ scheme: String) throws {
    let studio = try StudioRun(["a.json": Self.layers()], ["a.json"])
    let page = try BrowserPage(studio.address)
    try page.prefer(scheme)
    try ready(page)
    let nameless = """
      [...document.querySelectorAll('button, select, input, textarea, [role=slider], [role=tab]')].filter(e =>
        !(e.textContent.trim() || e.getAttribute('aria-label') || e.labels?.length || e.closest('label'))).map(e => e.outerHTML)
      """
    #expect(try page.evaluate(nameless) as? [String] == [])
    for size in [(360, 740), (1_280, 800), (3_840, 2_160)] {
      try page.resize(size.0, size.1)
      #expect(try page.evaluate("document.documentElement.scrollWidth <= \(size.0)") as? Bool == true)
      let stays =
        "[document.getElementById('timeline'), document.getElementById('play')].every(e => e.getBoundingClientRect().right <= \(size.0))"
      #expect(try page.evaluate(stays) as? Bool == true)
    }
    // Text on its plate, by WCAG's contrast.
    let contrast = """
      (() => { const lum = c => { const v = c.match(/[\\d.]+/g).slice(0, 3).map(x => { x /= 255; return x <= 0.03928 ? x / 12.92 : ((x + 0.055) / 1.055) ** 2.4 });
        return 0.2126 * v[0] + 0.7152 * v[1] + 0.0722 * v[2] };
        const back = getComputedStyle(document.querySelector('.bar')).backgroundColor;
        return Math.min(...['file', 'status'].map(id => { const a = lum(getComputedStyle(document.getElementById(id)).color), b = lum(back);
          return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05) })) })()
      """
    #expect(try #require(try page.evaluate(contrast) as? Double) >= 4.5)
  }
}
