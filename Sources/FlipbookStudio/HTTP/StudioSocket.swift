internal import CSoupShim

/// An open WebSocket of a page.
///
/// Messages wait in memory until the page reads them. A page says how many messages it has read; one that doesn't read
/// is closed before much is kept for it.
@MainActor
final class StudioSocket {
  private var socket: OpaquePointer?
  private var unread = UnreadMessages()

  init(_ socket: OpaquePointer) { self.socket = socket }

  func send(_ text: String) {
    guard let socket, counts(text.utf8.count) else { return }
    csoup_socket_send_text(socket, text)
  }

  func send(_ bytes: [UInt8]) {
    guard let socket, counts(bytes.count) else { return }
    csoup_socket_send_bytes(socket, bytes, bytes.count)
  }

  private func counts(_ size: Int) -> Bool {
    if unread.add(size) { return true }
    close(1008, "the page doesn't read")
    // Nothing more is put behind what it doesn't read.
    forget()
    return false
  }

  /// Takes note that the page has read its first `count` messages.
  func confirm(_ count: Int) {
    if !unread.confirm(count) { close(1008, "more was read than was sent") }
  }

  /// - Parameter code: By RFC 6455, such as 1008 for one that doesn't keep the rules.
  func close(_ code: UInt16, _ reason: String) {
    if let socket { csoup_socket_close(socket, code, reason) }
  }

  /// Takes note that it is gone.
  func forget() { socket = nil }
}
