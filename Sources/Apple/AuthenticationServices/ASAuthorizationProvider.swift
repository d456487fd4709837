/// A service that issues accounts.
public protocol ASAuthorizationProvider: AnyObject {}
