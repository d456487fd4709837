import FlipbookDrawing
import Foundation

/// An object that is made of a provider's data.
public protocol NSItemProviderReading: AnyObject {
  /// The kinds of data that it can be made of, the best first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }
  /// Makes an object of data of a kind.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

extension NSItemProviderReading {
  /// An object of the type, which may be a class of its own below the one that is made.
  fileprivate static func cast(_ object: AnyObject?) throws -> Self {
    guard let object = object as? Self else { throw CocoaError(.coderInvalidValue) }
    return object
  }
}

extension NSString: NSItemProviderReading {
  /// Texts.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    ["public.utf8-plain-text", "public.plain-text"]
  }
  /// Makes a text of UTF-8.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    try cast(String(data: data, encoding: .utf8).map { NSString(string: $0) })
  }
}

extension NSURL: NSItemProviderReading {
  /// Addresses.
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
  /// Makes an address of its text.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    try cast(NSURL(string: String(decoding: data, as: UTF8.self)))
  }
}

extension UIImage: NSItemProviderReading {
  /// Pictures.
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.image"] }
  /// Makes a picture of a file.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    try cast(UIImage(data: data))
  }
}
