/// What was given for a request.
public protocol ASAuthorizationCredential: AnyObject {}
