import Foundation

/// An object whose data a provider hands on.
public protocol NSItemProviderWriting: AnyObject {
  /// The kinds of data that it can be written as, the best first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }
  /// Calls back with the data of a kind.
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress?
}
