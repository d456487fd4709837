import Testing

@testable import FlipbookStudio

@Suite("Who is let into the studio")
struct RequestGuardTests {
  private let entrance = RequestGuard(token: "t0ken", secret: "s3cret", port: 4_000)

  private func head(
    _ path: String = "/", query: String? = nil, host: String? = "127.0.0.1:4000", origin: String? = nil,
    cookie: String? = "flipbook-studio-4000=s3cret", upgrades: Bool = false, method: String = "GET"
  ) -> StudioRequestHead {
    StudioRequestHead(
      method: method, path: path, query: query, host: host, origin: origin, cookie: cookie,
      isUpgrade: upgrades)
  }

  @Test("the token is exchanged for a cookie, and a wrong one for nothing")
  func token() {
    #expect(entrance.judge(head(query: "token=t0ken", cookie: nil)) == .admit)
    #expect(entrance.judge(head(query: "a=b&token=t0ken", cookie: nil)) == .admit)
    for wrong in ["token=t0ke", "token=t0ken0", "token=", "token", "Token=t0ken"] {
      #expect(entrance.judge(head(query: wrong, cookie: nil)) == .refuse(403))
    }
    // It opens the page alone.
    #expect(entrance.judge(head("/studio.js", query: "token=t0ken", cookie: nil)) == .refuse(403))
  }

  @Test("everything else needs the cookie of this run and this port")
  func cookie() {
    #expect(entrance.judge(head()) == .pass)
    #expect(entrance.judge(head(cookie: "a=b; flipbook-studio-4000=s3cret; c=d")) == .pass)
    for wrong in [
      nil, "", "flipbook-studio-4000=", "flipbook-studio-4001=s3cret", "x=flipbook-studio-4000=s3cret",
    ] {
      #expect(entrance.judge(head(cookie: wrong)) == .refuse(403))
    }
  }

  @Test("a name that a stranger resolves to this machine is refused")
  func rebinding() {
    for wrong in [
      nil, "evil.example", "evil.example:4000", "127.0.0.1", "127.0.0.1:4001", "127.0.0.1:4000.evil.example",
    ] {
      #expect(entrance.judge(head(host: wrong)) == .refuse(421))
    }
    #expect(entrance.judge(head(host: "LOCALHOST:4000")) == .pass)
  }

  @Test("pages of other sites are refused, even with the cookie")
  func origins() {
    for wrong in [
      "http://evil.example", "https://127.0.0.1:4000", "http://127.0.0.1", "http://localhost:4000", "null",
    ] {
      #expect(entrance.judge(head(origin: wrong)) == .refuse(403))
    }
    #expect(entrance.judge(head(origin: "http://127.0.0.1:4000")) == .pass)
  }

  @Test("a socket opens for the page alone")
  func sockets() {
    let own = "http://127.0.0.1:4000"
    #expect(entrance.judge(head("/socket", origin: own, upgrades: true)) == .pass)
    #expect(entrance.judge(head("/socket", upgrades: true)) == .refuse(403))
    #expect(entrance.judge(head("/socket", origin: own, cookie: nil, upgrades: true)) == .refuse(403))
    #expect(entrance.judge(head("/other", origin: own, upgrades: true)) == .refuse(404))
  }

  @Test("nothing is taken but questions", arguments: ["POST", "PUT", "DELETE", "OPTIONS", ""])
  func methods(_ method: String) {
    #expect(entrance.judge(head(method: method)) == .refuse(405))
  }

  @Test("two runs have nothing in common")
  func random() {
    let (a, b) = (RequestGuard(port: 1), RequestGuard(port: 1))
    #expect(a.token != b.token && a.secret != b.secret && a.token != a.secret)
    #expect(a.token.count == 64)
  }
}
