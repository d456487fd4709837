import Foundation

/// A request for a password that is kept.
open class ASAuthorizationPasswordRequest: ASAuthorizationRequest, @unchecked Sendable {
}
