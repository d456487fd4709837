extension NSValue {
  /// Makes a value that holds a time.
  public convenience init(time: CMTime) { self.init(time as Any) }
  /// The time; zero when it holds something else.
  public var timeValue: CMTime { layerValue as? CMTime ?? .zero }
}
