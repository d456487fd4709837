/// A picture of a report that can become a golden without being drawn again, and what it was compared with.
public struct ApprovalOffer: Codable, Hashable, Sendable {
  /// The file of the picture.
  public var picture: String
  /// The digest of that file.
  public var pictureDigest: String
  /// The digest of the golden that it was compared with; nil where there was none.
  public var goldenDigest: String?
  /// The name of a golden with the very picture, which goes as this one comes; nil where nothing was renamed.
  public var earlierName: String?

  /// Makes an offer.
  public init(picture: String, pictureDigest: String, goldenDigest: String?) {
    (self.picture, self.pictureDigest, self.goldenDigest) = (picture, pictureDigest, goldenDigest)
  }
}
