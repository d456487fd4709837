import Foundation

// Properties of a device. A film has no device, so none of them is ever asked.
extension AVCaptureDevice {
  /// The name that it has in code.
  public var uniqueID: String { "" }
  /// The name that people read.
  public var localizedName: String { "" }
  /// Which side it is on.
  public var position: Position { .unspecified }
  /// Its kind.
  public var deviceType: DeviceType { .builtInWideAngleCamera }
  /// Whether it has a lamp.
  public var hasTorch: Bool { false }
  /// Whether the lamp can shine now.
  public var isTorchAvailable: Bool { false }
  /// Whether the lamp shines.
  public var isTorchActive: Bool { false }
  /// Whether it has a lamp that flashes.
  public var hasFlash: Bool { false }
  /// Whether that lamp can flash now.
  public var isFlashAvailable: Bool { false }
  /// When the lamp shines.
  public var torchMode: TorchMode {
    get { .off }
    set { _ = newValue }
  }
  /// How it gets what it sees into focus.
  public var focusMode: FocusMode {
    get { .locked }
    set { _ = newValue }
  }
  /// How it measures the light.
  public var exposureMode: ExposureMode {
    get { .locked }
    set { _ = newValue }
  }
  /// Where it focuses, in shares of the picture.
  public var focusPointOfInterest: CGPoint {
    get { .zero }
    set { _ = newValue }
  }
  /// Where it measures the light, in shares of the picture.
  public var exposurePointOfInterest: CGPoint {
    get { .zero }
    set { _ = newValue }
  }
  /// How much closer things look.
  public var videoZoomFactor: CGFloat {
    get { 1 }
    set { _ = newValue }
  }
  /// The least that `videoZoomFactor` may be.
  public var minAvailableVideoZoomFactor: CGFloat { 1 }
  /// The most that `videoZoomFactor` may be.
  public var maxAvailableVideoZoomFactor: CGFloat { 1 }
  /// Whether `focusPointOfInterest` may be set.
  public var isFocusPointOfInterestSupported: Bool { false }
  /// Whether `exposurePointOfInterest` may be set.
  public var isExposurePointOfInterestSupported: Bool { false }
  /// Whether it reports changes of what it sees.
  public var isSubjectAreaChangeMonitoringEnabled: Bool {
    get { false }
    set { _ = newValue }
  }
  /// Whether it can focus so.
  public func isFocusModeSupported(_ mode: FocusMode) -> Bool { false }
  /// Whether it can measure the light so.
  public func isExposureModeSupported(_ mode: ExposureMode) -> Bool { false }
  /// Whether its lamp can shine so.
  public func isTorchModeSupported(_ mode: TorchMode) -> Bool { false }
  /// Lets the lamp shine with a brightness of 0 to 1.
  public func setTorchModeOn(level: Float) throws {}
  /// Asks to be the only one to change it.
  public func lockForConfiguration() throws {}
  /// Lets others change it.
  public func unlockForConfiguration() {}
  /// Zooms in or out.
  public func ramp(toVideoZoomFactor factor: CGFloat, withRate rate: Float) {}
}
