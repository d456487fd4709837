/// The source of the window that a sheet is shown in. It is never asked.
public protocol ASAuthorizationControllerPresentationContextProviding: AnyObject {
  /// Never called.
  func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}

/// The window of a sheet.
public typealias ASPresentationAnchor = UIWindow
