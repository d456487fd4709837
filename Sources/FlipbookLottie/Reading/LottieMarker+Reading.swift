extension LottieMarker {
  /// The markers of a file.
  static func list(_ root: LottieNode) -> [LottieMarker] {
    (root["markers"]?.array ?? []).map {
      LottieMarker(
        name: $0["cm"]?.string ?? "", time: $0["tm"]?.number ?? 0, duration: $0["dr"]?.number ?? 0)
    }
  }
}
