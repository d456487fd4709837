/// How a picture is asked for.
public final class PHImageRequestOptions: NSObject, @unchecked Sendable {
  /// Whether the answer is waited for.
  public var isSynchronous = false
  /// Whether a network may be used.
  public var isNetworkAccessAllowed = false
  /// How good the picture is.
  public var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
  /// How the size is met.
  public var resizeMode = PHImageRequestOptionsResizeMode.fast
  /// Makes options.
  public override init() {}
}
