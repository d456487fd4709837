import Foundation

/// A report for people as one page that needs no other file: cases at the left, the pictures of one at the right,
/// side by side, under a slider, as onion skin, blinking or as difference, at any zoom.
///
/// The page is made piece by piece, so that only one case's pictures are in memory: ``beginning(_:)``, a
/// ``pictures(_:of:)`` for each case that has some, ``end(_:)``.
public enum HTMLReport {
  /// The pictures of a case, as the bytes of PNG files.
  public struct Pictures: Sendable {
    /// The approved picture; nil to leave it out.
    public var expected: [UInt8]?
    /// The picture that was judged; nil to leave it out.
    public var actual: [UInt8]?
    /// The picture of the difference; nil to leave it out.
    public var difference: [UInt8]?
    /// The sheet of many frames, for a sequence; nil to leave it out.
    public var contactSheet: [UInt8]?

    /// Makes the pictures of a case. Those not given are left out.
    public init(
      expected: [UInt8]? = nil, actual: [UInt8]? = nil, difference: [UInt8]? = nil,
      contactSheet: [UInt8]? = nil
    ) {
      self.expected = expected
      self.actual = actual
      self.difference = difference
      self.contactSheet = contactSheet
    }
  }

  /// Returns the page up to its first pictures: the head with the title and the styles.
  public static func beginning(title: String) -> String {
    """
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>\(XMLText.escaped(title))</title>
    <style>
    \(text(PackageResources.report_css))</style>
    </head>
    <body>

    """
  }

  /// The pictures of the case with a number, counted from 0 as in the report.
  public static func pictures(_ pictures: Pictures, of index: Int) -> String {
    let named = [
      ("expected", pictures.expected), ("actual", pictures.actual), ("difference", pictures.difference),
      ("sheet", pictures.contactSheet),
    ]
    // A script of an unknown type is kept as text: nothing is decoded before it is shown.
    return named.compactMap { name, bytes in
      bytes.map {
        "<script type=\"text/plain\" id=\"case-\(index)-\(name)\">data:image/png;base64,"
          + Data($0).base64EncodedString() + "</script>\n"
      }
    }.joined()
  }

  /// The rest of the page, once all cases are known.
  ///
  /// - Parameter approval: The JSON report by which cases can be approved; nil where there is none.
  public static func end(_ report: ComparisonReport, approval: String? = nil) throws -> String {
    // In a script, the end of the script must not appear inside a string.
    let data = try JSONReport.text(report, approval: approval).replacing("<", with: "\\u003c")
    let notes = report.notes.map { "<p class=\"note\">\(XMLText.escaped($0))</p>" }.joined()
    return """
      <header>
      <h1>\(XMLText.escaped(report.title))</h1>
      <p id="summary" class="\(report.isMatch ? "good" : "bad")">\(XMLText.escaped(report.summary))</p>
      <p class="settings">\(XMLText.escaped(report.settings))</p>\(notes)
      </header>
      <main>
      <nav>
      <div id="filters">
      <input type="search" id="search" placeholder="Name (/)" aria-label="Part of the name">
      <label><span>State</span><select id="state"></select></label>
      <label><span>Module</span><select id="module"></select></label>
      <label><span>Variant</span><select id="variant"></select></label>
      <output id="count"></output><button id="every" title="Choose all that are listed, or none of them">Choose all</button>
      </div>
      <ol id="cases"></ol>
      <div id="approval" hidden>
      <strong id="picked"></strong> <button id="copy">Copy the command</button> <output id="copied"></output>
      <code id="command"></code>
      </div>
      </nav>
      <section id="viewer" hidden>
      <h2 id="name"></h2>
      <pre id="message"></pre>
      <div id="tools">
      <span id="modes"></span>
      <span class="zoom"><button id="out" title="Smaller (-)">−</button><output id="zoom">100 %</output><button \
      id="in" title="Larger (+)">+</button> <button id="fit" title="Fit into the window (f)">Fit</button> <button \
      id="whole" title="Pixel for pixel (0)">1:1</button></span>
      <input type="range" id="amount" min="0" max="100" value="50" aria-label="How much of each">
      </div>
      <div id="stage"></div>
      </section>
      </main>
      <script type="application/json" id="report">\(data)</script>
      <script>
      \(text(PackageResources.report_js))</script>
      </body>
      </html>

      """
  }

  private static func text(_ resource: [UInt8]) -> String { String(decoding: resource, as: UTF8.self) }
}
