/// A credential that a request is answered with.
public protocol ASAuthorizationCredential: AnyObject {}
