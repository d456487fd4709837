import Foundation

/// Is called with what a completer finds.
public protocol MKLocalSearchCompleterDelegate: AnyObject {
  /// Is called with new completions.
  func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
  /// Is called when there are none to be had.
  func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}

extension MKLocalSearchCompleterDelegate {
  /// Does nothing.
  public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
  /// Does nothing.
  public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {}
}
