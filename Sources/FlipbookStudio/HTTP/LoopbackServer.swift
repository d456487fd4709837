internal import CSoupShim
import FlipbookScenes

/// Serves the page on the loopback interface. Events of sockets go to a delegate.
@MainActor
final class LoopbackServer {
  /// Gets the messages of sockets.
  @MainActor
  protocol Delegate: AnyObject {
    func opened(_ socket: StudioSocket)
    func received(_ text: String, from socket: StudioSocket)
    func closed(_ socket: StudioSocket)
  }

  /// The most bytes of a message from a page.
  static let largestMessage: UInt64 = 1 << 20
  /// The most sockets open at a time.
  static let mostSockets = 16

  private(set) var entrance: RequestGuard
  private weak var delegate: (any Delegate)?
  private var server: OpaquePointer?
  private var sockets: [OpaquePointer: StudioSocket] = [:]

  /// - Parameter port: 0 for any that is free.
  /// - Throws: ``FlipbookFailure`` when nothing can be served there.
  init(port: UInt32, delegate: any Delegate) throws {
    entrance = RequestGuard(port: port)
    self.delegate = delegate
    let handlers = csoup_handlers(
      check: Self.check, answer: Self.answer, opened: Self.opened, received: Self.received,
      closed: Self.closed)
    var error: UnsafeMutablePointer<CChar>?
    guard
      let made = csoup_server_create(
        port, RequestGuard.socketPath, Self.largestMessage, handlers,
        Unmanaged.passUnretained(self).toOpaque(), &error)
    else {
      let reason = error.map { String(cString: $0) } ?? "it is not known why"
      csoup_free(error)
      throw FlipbookFailure(
        "Port \(port) can't be used: \(reason). Name another with --port, or none for any that is free.",
        .failure)
    }
    server = made
    entrance.port = csoup_server_port(made)
    // A page goes on by itself when a studio starts again at its port.
    if port != 0, let kept = StudioSecret.kept(port: port) { entrance.secret = kept }
  }

  isolated deinit { stop() }

  /// The address that a browser opens.
  var address: String { "http://127.0.0.1:\(entrance.port)/?token=\(entrance.token)" }

  /// Closes all sockets and stops listening.
  func stop() {
    guard let server else { return }
    self.server = nil
    csoup_server_destroy(server)
  }

  // MARK: Calls of the server

  private static func owner(_ context: UnsafeMutableRawPointer?) -> LoopbackServer? {
    context.map { Unmanaged<LoopbackServer>.fromOpaque($0).takeUnretainedValue() }
  }

  private static let check:
    @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<csoup_request>?) -> UInt32 =
      { context, request in
        guard let request else { return 400 }
        let head = StudioRequestHead(request.pointee)
        nonisolated(unsafe) let context = context
        return MainActor.assumeIsolated {
          guard let owner = owner(context) else { return 503 }
          if case .refuse(let status) = owner.entrance.judge(head) { return status }
          return head.isUpgrade && owner.sockets.count >= mostSockets ? 503 : 0
        }
      }

  private static let answer:
    @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<csoup_request>?, OpaquePointer?) -> Void = {
      context, request, answer in
      guard let request, let answer else { return }
      let head = StudioRequestHead(request.pointee)
      nonisolated(unsafe) let (context, made) = (context, answer)
      MainActor.assumeIsolated { owner(context)?.answer(head, made) }
    }

  private static let opened: @convention(c) (UnsafeMutableRawPointer?, OpaquePointer?) -> Void = {
    context, socket in
    guard let socket else { return }
    nonisolated(unsafe) let (context, opened) = (context, socket)
    MainActor.assumeIsolated {
      guard let owner = owner(context) else { return }
      let made = StudioSocket(opened)
      owner.sockets[opened] = made
      // Several may have been let in before the first of them opened.
      guard owner.sockets.count <= mostSockets else { return made.close(1013, "too many pages") }
      owner.delegate?.opened(made)
    }
  }

  private static let received:
    @convention(c) (UnsafeMutableRawPointer?, OpaquePointer?, UnsafePointer<CChar>?, Int) -> Void = {
      context, socket, text, length in
      guard let socket, let text else { return }
      let message = String(decoding: UnsafeRawBufferPointer(start: text, count: length), as: UTF8.self)
      nonisolated(unsafe) let (context, sender) = (context, socket)
      MainActor.assumeIsolated {
        guard let owner = owner(context), let known = owner.sockets[sender] else { return }
        owner.delegate?.received(message, from: known)
      }
    }

  private static let closed: @convention(c) (UnsafeMutableRawPointer?, OpaquePointer?) -> Void = {
    context, socket in
    guard let socket else { return }
    nonisolated(unsafe) let (context, gone) = (context, socket)
    MainActor.assumeIsolated {
      guard let owner = owner(context), let known = owner.sockets.removeValue(forKey: gone) else { return }
      known.forget()
      owner.delegate?.closed(known)
    }
  }

  // MARK: Answers

  private func answer(_ head: StudioRequestHead, _ answer: OpaquePointer) {
    for (name, value) in headers { csoup_answer_header(answer, name, value) }
    if entrance.judge(head) == .admit {
      csoup_answer_header(
        answer, "Set-Cookie",
        "\(entrance.cookieName)=\(entrance.secret); Path=/; HttpOnly; SameSite=Strict")
      csoup_answer_header(answer, "Location", "/")
      csoup_answer_set(answer, 303, "text/plain", "", 0)
      return
    }
    guard let asset = StudioAsset.all[head.path] else {
      csoup_answer_set(answer, 404, "text/plain", "Not found.\n", 11)
      return
    }
    csoup_answer_set(answer, 200, asset.type, asset.bytes, asset.bytes.count)
  }

  private var headers: [(String, String)] {
    let sockets = entrance.hosts.map { "ws://\($0)" }.joined(separator: " ")
    return [
      (
        "Content-Security-Policy",
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob: data:; "
          + "connect-src 'self' \(sockets); base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
      ),
      ("X-Content-Type-Options", "nosniff"), ("Referrer-Policy", "no-referrer"),
      ("Cache-Control", "no-store"), ("Cross-Origin-Opener-Policy", "same-origin"),
      ("Cross-Origin-Resource-Policy", "same-origin"),
    ]
  }
}

extension StudioRequestHead {
  /// The head of a request as the server has it.
  fileprivate init(_ request: csoup_request) {
    func text(_ pointer: UnsafePointer<CChar>?) -> String? { pointer.map { String(cString: $0) } }
    self.init(
      method: text(request.method) ?? "", path: text(request.path) ?? "/", query: text(request.query),
      host: text(request.host), origin: text(request.origin), cookie: text(request.cookie),
      isUpgrade: request.is_upgrade)
  }
}
