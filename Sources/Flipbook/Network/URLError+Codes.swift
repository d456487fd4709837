import Foundation

// On a phone every number is a code; Foundation's are a list here, so that `URLError.Code(rawValue:)` may give nil.
extension URLError {
  /// Makes an error of a code that may be none of Foundation's, which is `unknown` then.
  @_disfavoredOverload
  public init(_ code: Code?, userInfo: [String: Any] = [:]) {
    self.init(code ?? .unknown, userInfo: userInfo)
  }
}
