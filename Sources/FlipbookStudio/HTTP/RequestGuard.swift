/// Lets in what the page of this run sends, and nothing else: other programs of this machine don't know the token, and
/// pages of other sites can neither read it nor send the cookie that it is exchanged for.
///
/// The host is checked against names that are resolved to this machine by strangers, the origin against pages of others.
struct RequestGuard: Sendable {
  enum Verdict: Equatable, Sendable {
    case pass
    /// The token is right: a cookie is given for it.
    case admit
    /// The status that the request is refused with.
    case refuse(UInt32)
  }

  /// The path at which sockets open.
  static let socketPath = "/socket"

  /// Stands in the address that is opened.
  let token: String
  /// The cookie's value.
  var secret: String
  /// Set once the server listens.
  var port: UInt32

  /// Makes two values that nobody guesses.
  init(port: UInt32) {
    self.init(token: Self.random(), secret: Self.random(), port: port)
  }

  init(token: String, secret: String, port: UInt32) {
    (self.token, self.secret, self.port) = (token, secret, port)
  }

  /// 64 hexadecimal digits that nobody guesses.
  static func random() -> String {
    var generator = SystemRandomNumberGenerator()
    return (0..<4).map { _ in
      let digits = String(generator.next(), radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  var cookieName: String { "flipbook-studio-\(port)" }
  var hosts: [String] { ["127.0.0.1:\(port)", "localhost:\(port)"] }

  func judge(_ request: StudioRequestHead) -> Verdict {
    guard request.method == "GET" || request.method == "HEAD" else { return .refuse(405) }
    guard let host = request.host, hosts.contains(host.lowercased()) else { return .refuse(421) }
    if let origin = request.origin {
      guard origin.lowercased() == "http://\(host.lowercased())" else { return .refuse(403) }
    } else if request.isUpgrade {
      return .refuse(403)
    }
    if request.path == "/", let given = Self.value(of: "token", in: request.query, separator: "&") {
      return Self.isEqual(given, token) ? .admit : .refuse(403)
    }
    guard let cookie = Self.value(of: cookieName, in: request.cookie, separator: ";"),
      Self.isEqual(cookie, secret)
    else { return .refuse(403) }
    if request.isUpgrade, request.path != Self.socketPath { return .refuse(404) }
    return .pass
  }

  private static func value(of name: String, in text: String?, separator: Character) -> String? {
    for part in text?.split(separator: separator) ?? [] {
      let pair = part.drop { $0 == " " }.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      if pair.count == 2, pair[0] == name { return String(pair[1]) }
    }
    return nil
  }

  /// Takes the same time wherever the two differ.
  private static func isEqual(_ a: String, _ b: String) -> Bool {
    let (a, b) = (Array(a.utf8), Array(b.utf8))
    guard a.count == b.count else { return false }
    return zip(a, b).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
