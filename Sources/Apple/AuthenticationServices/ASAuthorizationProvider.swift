/// What gives accounts.
public protocol ASAuthorizationProvider: AnyObject {}
