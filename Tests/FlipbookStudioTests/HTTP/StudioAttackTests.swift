import FlipbookTestSupport
import Foundation
import Testing

@testable import FlipbookStudio

@Suite("Attacks on the studio", .serialized, .waitsForProcesses)
struct StudioAttackTests {
  private static let scene = #"{"size": [8, 8], "duration": 0.1, "layers": []}"#

  private func status(_ text: String) -> String {
    text.split(separator: " ").dropFirst().first.map(String.init) ?? ""
  }

  @Test("strangers get nothing, whatever they send, and the studio goes on")
  func strangers() throws {
    let studio = try StudioRun(["a.json": Self.scene], ["a.json"])
    let host = "Host: 127.0.0.1:\(studio.port)\r\n"
    func get(_ path: String, _ headers: String) -> String {
      studio.raw("GET \(path) HTTP/1.1\r\n\(headers)Connection: close\r\n\r\n")
    }
    #expect(status(get("/", host)) == "403")
    #expect(status(get("/", "Host: evil.example\r\n")) == "421")
    let token = studio.address.split(separator: "=").last.map(String.init) ?? ""
    let admitted = get("/?token=\(token)", host)
    #expect(status(admitted) == "303" && admitted.contains("HttpOnly; SameSite=Strict"))
    let cookie = try #require(
      admitted.split(separator: "\r\n").first { $0.hasPrefix("Set-Cookie: ") }?.dropFirst(12).split(
        separator: ";"
      ).first)
    let own = host + "Cookie: \(cookie)\r\n"
    #expect(status(get("/", own)) == "200")
    for path in [
      "/../../../../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "/studio.js/../../a.json", "/a.json",
      "//etc/passwd",
      "/studio.js%00.txt", "/" + String(repeating: "a", count: 5_000),
    ] {
      let answer = get(path, own)
      #expect(
        ["404", "400", "414", "403"].contains(status(answer)) && !answer.contains("root:"),
        "\(path): \(answer.prefix(80))")
    }
    // A body without end is neither read nor kept.
    let posted = status(
      studio.raw("POST / HTTP/1.1\r\n\(own)Content-Length: 999999999999\r\nConnection: close\r\n\r\n"))
    #expect(posted == "405" || posted.isEmpty)
    #expect(
      !studio.raw("GET / HTTP/1.1\r\n\(host)X: \(String(repeating: "b", count: 200_000))\r\n\r\n").contains(
        "200 OK"))
    // Half a request, nonsense, and connections that say nothing.
    let silent = (0..<60).compactMap { _ in StudioRun.connect(studio.port) }
    _ = studio.raw("GET / HT")
    _ = studio.raw("\u{0}\u{1}\u{2}\r\n\r\n")
    for _ in 0..<10_000 { _ = studio.raw("GET /x HTTP/1.1\r\n\(host)\r\n") }
    #expect(status(get("/", own)) == "200")
    for socket in silent { close(socket) }
  }

  /// A text in a frame of RFC 6455, masked by zeros. It has fewer than 126 bytes.
  private func frame(_ text: String) -> [UInt8] {
    [0x81, 0x80 | UInt8(text.utf8.count), 0, 0, 0, 0] + Array(text.utf8)
  }

  @Test("a page that never reads is closed before much is kept for it")
  func silentReader() throws {
    let studio = try StudioRun(["a.json": Self.scene], ["a.json"])
    let token = studio.address.split(separator: "=").last.map(String.init) ?? ""
    let host = "Host: 127.0.0.1:\(studio.port)\r\n"
    let admitted = studio.raw("GET /?token=\(token) HTTP/1.1\r\n\(host)Connection: close\r\n\r\n")
    let cookie = try #require(admitted.firstMatch(of: /Set-Cookie: ([^;]+);/)?.1)
    let socket = try #require(StudioRun.connect(studio.port))
    defer { close(socket) }
    let hello =
      "GET /socket HTTP/1.1\r\n\(host)Origin: http://127.0.0.1:\(studio.port)\r\nCookie: \(cookie)\r\n"
      + "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
      + "Sec-WebSocket-Version: 13\r\n\r\n"
    // Each is answered at once: there is no script to save.
    let requests = Array(hello.utf8) + (0..<5_000).flatMap { _ in frame(#"{"op":"saveScript"}"#) }
    var sent = 0
    while sent < requests.count {
      let count = requests[sent...].withUnsafeBytes {
        Glibc.send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { break }
      sent += count
    }
    usleep(1_500_000)
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    var total = 0
    var count = recv(socket, &bytes, bytes.count, 0)
    while count > 0 {
      total += count
      count = recv(socket, &bytes, bytes.count, 0)
    }
    // The other end closed it; with nothing to read and open, it would be a timeout.
    #expect(count == 0 || errno == ECONNRESET)
    #expect(total < 1 << 20)
    #expect(
      status(studio.raw("GET / HTTP/1.1\r\n\(host)Cookie: \(cookie)\r\nConnection: close\r\n\r\n")) == "200")
  }

  @Test(
    "sockets are counted, and what is no message of the page closes its own",
    .enabled(if: BrowserPage.browser != nil))
  func sockets() throws {
    let studio = try StudioRun(["a.json": Self.scene], ["a.json"])
    let page = try BrowserPage(studio.address)
    try page.wait("document.body?.dataset.frame !== undefined")
    let opened =
      try page.evaluate(
        """
          Promise.all([...Array(50)].map(() => new Promise(done => { const s = new WebSocket(`ws://${location.host}/socket`);
          s.onclose = () => done(0); s.onerror = () => done(0); setTimeout(() => done(s.readyState === 1 ? 1 : 0), 1000) })))
          .then(all => all.reduce((a, b) => a + b))
        """) as? Double
    #expect(try #require(opened) <= 16)
    try page.evaluate("location.reload()")
    usleep(300_000)
    try page.wait("document.body?.dataset.frame !== undefined")
    for message in ["'{}'", "'x'.repeat(2000000)", "new Uint8Array(10)", "'{\"op\":\"frame\",\"id\":1}'"] {
      let code =
        try page.evaluate(
          """
          new Promise(done => { const s = new WebSocket(`ws://${location.host}/socket`); s.onclose = e => done(e.code);
            s.onopen = () => { s.send(\(message)); setTimeout(() => done(-1), 1500) } })
          """) as? Double
      // Bytes are passed over; everything else closes the socket.
      #expect(
        message.contains("Uint8Array") ? code == -1 : [1_008, 1_009, 1_006].contains(code ?? 0),
        "\(message): \(code ?? 0)")
    }
    // More requests than a page makes.
    let flooded =
      try page.evaluate(
        """
        new Promise(done => { const s = new WebSocket(`ws://${location.host}/socket`); s.onclose = e => done(e.code);
          s.onopen = () => { for (let i = 0; i < 5000; i++) s.send(JSON.stringify({op: "frame", id: i, frame: 0})); setTimeout(() => done(-1), 8000) } })
        """) as? Double
    #expect(flooded == 1_008)
    try page.press("ArrowRight")
    try page.wait("document.body.dataset.frame === '1'")
  }
}
