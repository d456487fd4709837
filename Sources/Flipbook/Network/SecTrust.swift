/// The certificates of a server. A film reaches none.
public final class SecTrust: Sendable {
  init() {}
}
