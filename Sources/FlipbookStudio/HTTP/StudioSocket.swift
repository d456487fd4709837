internal import CSoupShim

/// An open WebSocket of a page.
@MainActor
final class StudioSocket {
  private var socket: OpaquePointer?

  init(_ socket: OpaquePointer) { self.socket = socket }

  func send(_ text: String) {
    if let socket { csoup_socket_send_text(socket, text) }
  }

  func send(_ bytes: [UInt8]) {
    if let socket { csoup_socket_send_bytes(socket, bytes, bytes.count) }
  }

  /// - Parameter code: By RFC 6455, such as 1008 for one that doesn't keep the rules.
  func close(_ code: UInt16, _ reason: String) {
    if let socket { csoup_socket_close(socket, code, reason) }
  }

  /// Takes note that it is gone.
  func forget() { socket = nil }
}
