/// The source of the window that a page of the web is shown in. It is never asked.
@MainActor
public protocol ASWebAuthenticationPresentationContextProviding: AnyObject {
  /// Never called.
  func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}
