/// An intent that opens something in the app.
public protocol OpenIntent: AppIntent {
  /// The type of what is opened.
  associatedtype Value
  /// The thing that is opened.
  var target: Value { get set }
}
