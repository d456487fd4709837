import FlipbookScenes
import Foundation
import Testing

/// A page in a browser without a window, driven by its debugging protocol.
package final class BrowserPage {
  /// The browser; nil where none is installed.
  package static let browser = ["chromium-headless-shell", "chromium", "google-chrome"].lazy.compactMap(
    ProgramFinder.find
  ).first

  package struct ScriptError: Error {
    var text: String
    /// The protocol's number of the error; nil for errors of scripts.
    var code: Int?
  }

  /// The protocol's error of a page that was left while it was asked.
  private static let pageIsGone = -32_000

  /// What is on show; it stays as long as the page.
  private let shown: AnyObject?
  private let process = Process()
  private let folder: String
  private let requests: FileHandle
  private let answers: FileHandle
  private var buffer = Data()
  private var number = 0
  private var session: String?
  /// What went wrong in the page's own scripts.
  package private(set) var exceptions: [String] = []

  /// - Parameters:
  ///   - width: Of the window, in CSS pixels.
  ///   - height: Of the window, in CSS pixels.
  ///   - shown: What the page needs as long as it is open.
  package init(_ address: String, width: Int = 1_280, height: Int = 860, shown: AnyObject? = nil) throws {
    self.shown = shown
    folder = try TemporaryFolder.make(
      in: FileManager.default.temporaryDirectory.path, prefix: "flipbook-browser-")
    for name in ["in", "out"] { try #require(mkfifo("\(folder)/\(name)", 0o600) == 0) }
    // Opened for both directions, so that neither end waits for the other.
    requests = try #require(FileHandle(forUpdatingAtPath: folder + "/in"))
    answers = try #require(FileHandle(forUpdatingAtPath: folder + "/out"))
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = [
      "-c", "exec \"$0\" \"$@\" 3<\"$FLIPBOOK_IN\" 4>\"$FLIPBOOK_OUT\"", try #require(Self.browser),
      "--headless",
      "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--no-proxy-server", "--remote-debugging-pipe",
      "--user-data-dir=\(folder)/profile", "--window-size=\(width),\(height)", "about:blank",
    ]
    process.environment = ProcessInfo.processInfo.environment.merging([
      "FLIPBOOK_IN": folder + "/in", "FLIPBOOK_OUT": folder + "/out",
    ]) { $1 }
    process.standardError = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    let targets = try call("Target.getTargets")["targetInfos"] as? [[String: Any]]
    let page = try #require(targets?.first { $0["type"] as? String == "page" }?["targetId"] as? String)
    session = try call("Target.attachToTarget", ["targetId": page, "flatten": true])["sessionId"] as? String
    for domain in ["Runtime", "Page", "Log"] { _ = try call("\(domain).enable") }
    try open(address)
  }

  deinit {
    // Not waited for: Foundation would wait for all that the browser started as well.
    session = nil
    number += 1
    let close: [String: Any] = ["id": number, "method": "Browser.close"]
    if let data = try? JSONSerialization.data(withJSONObject: close) {
      try? requests.write(contentsOf: data + Data([0]))
    }
    let deadline = ContinuousClock.now + .seconds(2)
    while process.isRunning, ContinuousClock.now < deadline { usleep(10_000) }
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    try? FileManager.default.removeItem(atPath: folder)
  }

  package func open(_ address: String) throws { _ = try call("Page.navigate", ["url": address]) }

  private func call(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
    number += 1
    var message: [String: Any] = ["id": number, "method": method, "params": parameters]
    message["sessionId"] = session
    try requests.write(contentsOf: try JSONSerialization.data(withJSONObject: message) + Data([0]))
    while true {
      while let end = buffer.firstIndex(of: 0) {
        let answer =
          try JSONSerialization.jsonObject(with: buffer[buffer.startIndex..<end]) as? [String: Any] ?? [:]
        buffer = Data(buffer[(end + 1)...])
        if answer["id"] as? Int == number {
          if let error = answer["error"] {
            let code = (error as? [String: Any])?["code"] as? Int
            throw ScriptError(text: "\(method): \(error)", code: code)
          }
          return answer["result"] as? [String: Any] ?? [:]
        }
        record(answer)
      }
      buffer += try read()
    }
  }

  /// Waits for more of the answers. A signal doesn't end that, as it would a `FileHandle`'s reading, with the program.
  private func read() throws -> Data {
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    var count = -1
    repeat {
      count = Foundation.read(answers.fileDescriptor, &bytes, bytes.count)
    } while count == -1 && errno == EINTR
    guard count > 0 else { throw ScriptError(text: "the browser has gone", code: nil) }
    return Data(bytes[..<count])
  }

  private func record(_ event: [String: Any]) {
    let parameters = event["params"] as? [String: Any] ?? [:]
    switch event["method"] as? String {
    case "Runtime.exceptionThrown": exceptions.append("\(parameters["exceptionDetails"] ?? "")")
    case "Log.entryAdded":
      let entry = parameters["entry"] as? [String: Any] ?? [:]
      // A studio that is gone is what some tests are about.
      if entry["level"] as? String == "error", entry["source"] as? String != "network" {
        exceptions.append("\(entry)")
      }
    default: break
    }
  }

  /// The value of an expression.
  @discardableResult
  package func evaluate(_ expression: String) throws -> Any? {
    let answer = try call(
      "Runtime.evaluate", ["expression": expression, "returnByValue": true, "awaitPromise": true])
    if let details = answer["exceptionDetails"] { throw ScriptError(text: "\(expression): \(details)") }
    return (answer["result"] as? [String: Any])?["value"]
  }

  package func text(_ expression: String) throws -> String {
    try evaluate("String(\(expression))") as? String ?? ""
  }

  /// Whether an expression, or the promise that it is, is true.
  ///
  /// A page that gives way to another one answers with an error of the protocol (-32000).
  /// The expression doesn't hold yet then: the next page is asked again.
  private func holds(_ expression: String) throws -> Bool {
    do {
      return try evaluate("(async () => Boolean(await (\(expression))))()") as? Bool == true
    } catch let error as ScriptError where error.code == Self.pageIsGone { return false }
  }

  /// Waits until an expression holds, on this page or on the one that it leads to.
  ///
  /// - Returns: The seconds that took.
  @discardableResult
  package func wait(
    _ expression: String, seconds: Double = 20, location: SourceLocation = #_sourceLocation
  ) throws -> Double {
    let start = ContinuousClock.now
    while ContinuousClock.now - start < .seconds(seconds) {
      if try holds(expression) { return (ContinuousClock.now - start) / .seconds(1) }
      usleep(15_000)
    }
    let state = try? text(
      "JSON.stringify(document.body?.dataset) + document.getElementById('problems')?.textContent")
    Issue.record("\(expression) did not come to hold: \(state ?? "")", sourceLocation: location)
    throw ScriptError(text: expression)
  }

  package func press(_ key: String) throws {
    let text = key.count == 1 ? ["text": key] : [:]
    _ = try call("Input.dispatchKeyEvent", ["type": "keyDown", "key": key].merging(text) { $1 })
    _ = try call("Input.dispatchKeyEvent", ["type": "keyUp", "key": key])
  }

  /// Clicks on a point of the page.
  package func click(_ x: Double, _ y: Double) throws {
    for type in ["mousePressed", "mouseReleased"] {
      _ = try call(
        "Input.dispatchMouseEvent",
        ["type": type, "x": x, "y": y, "button": "left", "buttons": 1, "clickCount": 1])
    }
  }

  /// Drags from a point of the page to the right, in steps.
  package func drag(_ x: Double, _ y: Double, by width: Double) throws {
    let moves = (0...4).map { ("mouseMoved", x + width * Double($0) / 4) }
    for (type, x) in [("mousePressed", x)] + moves + [("mouseReleased", x + width)] {
      _ = try call(
        "Input.dispatchMouseEvent",
        ["type": type, "x": x, "y": y, "button": "left", "buttons": 1, "clickCount": 1])
    }
  }

  /// Clicks on the control of an identifier.
  package func click(_ identifier: String) throws {
    try evaluate("document.getElementById('\(identifier)').click()")
  }

  /// Gives a form's control a value, as a person does.
  package func set(_ selector: String, _ value: String) throws {
    try evaluate(
      "(() => { const e = document.querySelector(\(quoted(selector))); e.value = \(quoted(value)); e.dispatchEvent(new Event('change', {bubbles: true})) })()"
    )
  }

  package func resize(_ width: Int, _ height: Int) throws {
    _ = try call(
      "Emulation.setDeviceMetricsOverride",
      ["width": width, "height": height, "deviceScaleFactor": 1, "mobile": false])
  }

  package func prefer(_ scheme: String) throws {
    _ = try call(
      "Emulation.setEmulatedMedia", ["features": [["name": "prefers-color-scheme", "value": scheme]]])
  }

  /// A picture of the page, as PNG.
  package func screenshot() throws -> Data {
    Data(base64Encoded: try call("Page.captureScreenshot", ["format": "png"])["data"] as? String ?? "")
      ?? Data()
  }

  private func quoted(_ text: String) -> String {
    (try? JSONEncoder().encode(text)).map { String(decoding: $0, as: UTF8.self) } ?? "\"\""
  }
}
