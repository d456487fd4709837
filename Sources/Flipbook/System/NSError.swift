import Foundation

extension NSError {
  /// Makes an error that says nothing, as `NSError()` does on a device: no domain and the code 0.
  public convenience init(_: Void = ()) { self.init(domain: "", code: 0) }
}
