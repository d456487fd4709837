/// What names the window of a sheet. It is never asked.
public protocol ASAuthorizationControllerPresentationContextProviding: AnyObject {
  /// Never called.
  func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}

/// The window of a sheet.
public typealias ASPresentationAnchor = UIWindow
