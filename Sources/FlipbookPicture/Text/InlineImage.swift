/// An image that can stand in a text.
package protocol InlineImage: Hashable, Sendable {
  /// A digest of everything that decides how the image looks.
  var inlineHash: ContentHash { get }
}
